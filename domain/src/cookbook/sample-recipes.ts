import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { type RecipeFacts, recipeFacts } from '../recipes/recipe-facts.ts';
import { tagsOf } from '../recipes/tags.ts';
import { americanRecipes } from './library/american.ts';
import { asianRecipes } from './library/asian.ts';
import { chineseRecipes } from './library/chinese.ts';
import { frenchRecipes } from './library/french.ts';
import { greekRecipes } from './library/greek.ts';
import { indianRecipes } from './library/indian.ts';
import { italianRecipes } from './library/italian.ts';
import { japaneseRecipes } from './library/japanese.ts';
import { koreanRecipes } from './library/korean.ts';
import { mediterraneanRecipes } from './library/mediterranean.ts';
import { mexicanRecipes } from './library/mexican.ts';
import { middleEasternRecipes } from './library/middle-eastern.ts';
import type { SampleText } from './library/sample-text.ts';
import { spanishRecipes } from './library/spanish.ts';
import { thaiRecipes } from './library/thai.ts';
import { vietnameseRecipes } from './library/vietnamese.ts';

/** A recipe of our own library; everybody may see it. */
export type SampleRecipe = Omit<RecipeDraft, 'reason'> & { id: string; facts: RecipeFacts };

const texts: readonly SampleText[] = [
  ...americanRecipes,
  ...asianRecipes,
  ...chineseRecipes,
  ...frenchRecipes,
  ...greekRecipes,
  ...indianRecipes,
  ...italianRecipes,
  ...japaneseRecipes,
  ...koreanRecipes,
  ...mediterraneanRecipes,
  ...mexicanRecipes,
  ...middleEasternRecipes,
  ...spanishRecipes,
  ...thaiRecipes,
  ...vietnameseRecipes,
];

export const sampleRecipes: readonly SampleRecipe[] = texts.map(fromText);

function fromText({ number, ingredients: lines, tags, ...text }: SampleText): SampleRecipe {
  const ingredients = lines.map(([amount, unit, name]) => ({ amount, unit, name }));
  const nutritionInfo = nutritionOf(ingredients, text.servings).perServing;
  const recipe = { ...text, ingredients, nutritionInfo };
  const facts = recipeFacts(recipe);
  return {
    ...recipe,
    id: idOf(number),
    tags: distinct([...tagsOf(recipe, null, facts.diets), ...tags]),
    facts,
  };
}

/** "Quick" as computed and "quick" as written are one tag. */
function distinct(tags: readonly string[]): string[] {
  const byWord = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]));
  return [...byWord.values()].toReversed();
}

/** A UUID of version 8 (RFC 9562: the application's own bits), so that links to samples never break. */
function idOf(number: number): string {
  return `5a3b1e00-0000-8000-8000-${String(number).padStart(12, '0')}`;
}
