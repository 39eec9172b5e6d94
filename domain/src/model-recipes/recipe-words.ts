import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { kitchenWords } from '../foods/data/kitchen-words.ts';
import { foods } from '../foods/table.ts';
import { isPreparationWord, mayFollowFood, mayInterrupt } from '../quantities/preparation-words.ts';
import { unitOf } from '../quantities/units.ts';
import { wordsOf } from '../safety/food-names.ts';

let known: ReadonlySet<string> | undefined;

/** Every word that names or describes a food of the table, every word of our own recipes, and what cooks say. */
function knownWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      kitchenWords,
      ...foods.flatMap(({ name, plural, aliases, nearMisses }) => [name, plural, ...aliases, ...nearMisses]),
      ...sampleRecipes.flatMap(({ title, description, ingredients, instructions }) => [
        title,
        description,
        ...ingredients.map(({ name }) => name),
        ...instructions,
      ]),
    ].flatMap(wordsOf),
  );
  return known;
}

/** Whether a word, folded, is one that recipes use: it tells nothing of the household that wrote it. */
export function isRecipeWord(word: string): boolean {
  return (
    knownWords().has(word) ||
    isPreparationWord(word) ||
    mayInterrupt(word) ||
    mayFollowFood(word) ||
    unitOf(word) !== null
  );
}
