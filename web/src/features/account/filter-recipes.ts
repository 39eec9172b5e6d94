import type { Recipe } from '@plateful/contract/recipes.ts';
import { wordMatcher } from '#lib/match-words.ts';

/** docs/product.md, Pages: the account page offers the twelve most frequent tags. */
const offeredTags = 12;

export type RecipeFilter = {
  /** As typed; every word must be found. */
  words: string;
  /** Any of them is enough; none means all recipes. */
  tags: readonly string[];
};

type Tagged = Pick<Recipe, 'tags'>;
type Searchable = Tagged & Pick<Recipe, 'title' | 'description' | 'cuisineType' | 'mealType' | 'ingredients'>;

/** Two spellings of the same tag, as `Weeknight` and ` weeknight`, are one. */
function tagKey(tag: string): string {
  return tag.trim().toLowerCase();
}

/** The most frequent tags, in alphabetical order. Each is spelled as it is in the first recipe that has it. */
export function topTags(recipes: readonly Tagged[], most = offeredTags): string[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { tags } of recipes) {
    const spellings = new Map(tags.map((tag) => [tagKey(tag), tag.trim()]));
    for (const [key, tag] of spellings) {
      if (key === '') continue;
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { tag, count: 1 });
    }
  }
  const byName = (a: { tag: string }, b: { tag: string }) => a.tag.localeCompare(b.tag, 'en');
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || byName(a, b))
    .slice(0, most)
    .sort(byName)
    .map(({ tag }) => tag);
}

/** Those of the offered tags that are wanted, in any letter case. */
export function knownTags(wanted: readonly string[], offered: readonly string[]): string[] {
  const keys = new Set(wanted.map(tagKey));
  return offered.filter((tag) => keys.has(tagKey(tag)));
}

/** The recipes with any of the tags in which every word begins a word of title, text, cuisine, meal, tags or ingredients. */
export function filterRecipes<R extends Searchable>(recipes: readonly R[], filter: RecipeFilter): R[] {
  const wanted = new Set(filter.tags.map(tagKey));
  const hasWords = wordMatcher(filter.words);
  return recipes.filter((recipe) => {
    const hasTag = wanted.size === 0 || recipe.tags.some((tag) => wanted.has(tagKey(tag)));
    return hasTag && hasWords(textOf(recipe));
  });
}

function textOf({ title, description, cuisineType, mealType, tags, ingredients }: Searchable): string {
  const names = ingredients.map(({ name }) => name);
  return [title, description, cuisineType, mealType, ...tags, ...names].join(' ');
}
