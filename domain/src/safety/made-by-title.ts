import type { Food, FoodClass } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';
import { madeByRecipes } from '../foods/near-misses.ts';
import { foodById } from '../foods/table.ts';
import { wordsOf } from './food-names.ts';
import { type Listed, listsKindOf, type Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';

/** Where a title or its gloss goes on to what is served with the dish. */
const furtherFood = / (?:with|for|from|in|on|over|and|or|plus|without|minus) |[,;:(–—&+/]/i;
/** A gloss in brackets that names no dish: "(with waffles)". */
const remark =
  /^(?:with|without|and|or|plus|on|in|over|for|from|using|made|optional|serve[ds]?|no|not|minus|free)\b/i;

/** What recipes make products of that shops sell too: any of these foods is the base. */
const madeOf: Readonly<Partial<Record<FoodId, readonly FoodId[]>>> = {
  granola: foodIds('oats'),
  waffle: foodIds('all-purpose-flour'),
  'biscuit-dough': foodIds('all-purpose-flour'),
  cornbread: foodIds('cornmeal'),
  paratha: foodIds('all-purpose-flour whole-wheat-flour'),
  breadcrumb: foodIds('bread'),
  'french-toast': foodIds('bread'),
  'welsh-rarebit': foodIds('cheddar'),
  'tomato-soup': foodIds('tomato-puree'),
  'teriyaki-sauce': foodIds('soy-sauce'),
  // What "kati rolls" are rolled in.
  'bread-roll': foodIds('paratha chapati rice-paper nori'),
  'char-siu': foodIds('pork-shoulder pork-loin pork-tenderloin pork-belly'),
};

/** Names of foods that are also those of dishes, and what the dishes are made of. */
const dishNames: Readonly<Record<string, readonly FoodId[]>> = {
  saganaki: foodIds('shrimp mussel'),
  stracciatella: foodIds('egg'),
  buldak: foodIds('chicken-thigh chicken-breast tofu'),
};

/**
 * Whether a title says that the recipe makes a food ("Maple granola", "Salmorejo (thick tomato soup)") and the list has
 * what it is made of, in any version: oats, tomatoes, gluten-free flour. What the usual one contains then says nothing.
 * "Almond granola" has almonds all the same, and what is served with the dish is not made by it.
 */
export function isMadeByTitle(
  { food, words, isDefinite }: Mentioned,
  title: string,
  listed: readonly Listed[],
): boolean {
  if (!isDefinite || !isHeadOfTitle(title, wordsOf(words))) return false;
  const isFullName = wordsOf(words).join(' ') === wordsOf(food.name).join(' ');
  const qualifiers = mentionedFoods(words.replace(/\S+$/, '')).map((one) => one.food);
  const areListed = qualifiers.every((one) => listsKindOf(one, listed));
  if (!areListed && !isFullName) return false;
  const bases = dishNames[words.toLowerCase()] ?? madeOf[food.id] ?? [];
  if (bases.some((base) => listsVersionOf(foodById(base), listed))) return true;
  // "Black bean burgers" of listed black beans.
  return areListed && qualifiers.length > 0 && madeByRecipes.includes(wordsOf(words).at(-1)!);
}

function isHeadOfTitle(title: string, named: readonly string[]): boolean {
  const glosses = [...title.matchAll(/\(([^()]+)\)/g)].flatMap(([, gloss]) =>
    remark.test(gloss!) ? [] : gloss!,
  );
  return [title, ...glosses].some((text) => {
    const head = wordsOf(text.split(furtherFood, 1)[0]!);
    return named.length > 0 && head.slice(-named.length).join(' ') === named.join(' ');
  });
}

/** Classes whose foods have versions with the same last word: gluten-free flour. */
const withVersions: ReadonlySet<FoodClass> = new Set(['grain', 'gluten-grain']);
/** What seasons as soy sauce does. */
const asSoySauce: ReadonlySet<string> = new Set(['coconut-aminos', 'tamari']);

/** Whether the list has this food, another of its kind, a version without an allergen, or what it is made of. */
function listsVersionOf(base: Food, listed: readonly Listed[]): boolean {
  const words = wordsOf(base.name);
  const isVersion = (food: Food) => {
    const name = wordsOf(food.name);
    if (base.id === 'soy-sauce' && asSoySauce.has(food.id)) return true;
    if (base.kinds.includes('cheese')) return food.kinds.includes('cheese') || name.at(-1) === 'cheese';
    if (withVersions.has(base.class) && name.at(-1) === words.at(-1)) return true;
    // Tomatoes of tomato puree.
    return words.length > name.length && name.every((word, at) => word === words[at]);
  };
  return listsKindOf(base, listed) || listed.some(({ choices }) => choices.some(isVersion));
}
