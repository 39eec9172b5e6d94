import { listedOf, listingOf } from '../safety/listed-foods.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import { type JudgedRecipe, readLines } from '../safety/recipe-lines.ts';
import { textsInEnglish } from '../safety/texts-in-english.ts';

/**
 * For each step, the ingredient lines that its text names, as ascending indexes into `ingredients`. Uses the safety
 * gate's parser; unclear references ("everything") are left out. A word that matches several lines ("the oil") returns
 * all of them.
 */
export function stepIngredients({
  ingredients,
  instructions,
}: Pick<JudgedRecipe, 'ingredients' | 'instructions'>): number[][] {
  const lines = readLines(ingredients);
  const listed = listedOf(lines);
  return textsInEnglish(instructions, lines).map((step) => {
    const used = new Set<number>();
    for (const mention of mentionedFoods(step)) {
      const direct = listed.filter(({ choices }) => choices.includes(mention.food));
      const meant =
        direct.length > 0 ? direct : listed.filter((one) => listingOf(mention, [one])?.as === 'same');
      for (const { line } of meant) used.add(ingredients.indexOf(line.written));
    }
    return [...used].filter((index) => index >= 0).sort((a, b) => a - b);
  });
}
