import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { kitchenWords } from '../foods/data/kitchen-words.ts';
import { foods } from '../foods/table.ts';
import { isPreparationWord, mayFollowFood, mayInterrupt } from '../quantities/preparation-words.ts';
import { unitOf } from '../quantities/units.ts';
import { wordsOf } from '../safety/food-names.ts';

let known: ReadonlySet<string> | undefined;

/** All words of food names and of our own recipes, and common cooking words. */
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

/** Whether a normalized word is common in recipes and therefore reveals nothing about the household. */
export function isRecipeWord(word: string): boolean {
  return (
    knownWords().has(word) ||
    isPreparationWord(word) ||
    mayInterrupt(word) ||
    mayFollowFood(word) ||
    unitOf(word) !== null
  );
}
