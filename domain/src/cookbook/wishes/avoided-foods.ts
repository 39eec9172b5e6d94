import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { unlistedFoods } from '../../safety/check-method.ts';
import { holdsName, namesFrom, wordsOf } from '../../safety/food-names.ts';
import { additionalFoods } from '../../safety/named-foods.ts';
import {
  choicesOf,
  type JudgedRecipe,
  readLines,
  sentence,
  subjectOf,
  type Violation,
  verbFor,
} from '../../safety/recipe-lines.ts';
import { foodsMatching } from './foods-matching.ts';

const why = 'among the foods never to put in';

/**
 * Where a recipe contains a food that its household avoids, in the household's own words: in the list with all
 * alternatives and mentions of its lines, in composed foods, and in the method. Words that are no known food count if
 * they occur in the list or the method.
 */
export function avoidedViolations(
  recipe: Pick<JudgedRecipe, 'title' | 'ingredients' | 'instructions'>,
  avoidedFoods: readonly string[],
): Violation[] {
  if (avoidedFoods.length === 0) return [];
  const avoided = new Set<string>(foodsMatching(avoidedFoods));
  const anyName = namesFrom(avoidedFoods);
  const unknown = namesFrom(avoidedFoods.filter((name) => foodsMatching([name]).length === 0));
  const lines = readLines(recipe.ingredients);
  const listed = lines.flatMap((line): Violation[] => {
    const ingredient = line.written.name;
    const foods = [...choicesOf(line), ...additionalFoods(line)].filter(({ id }) => avoided.has(id));
    if (foods.length > 0) return foods.map((food) => violation(ingredient, subjectOf(line, food), food));
    const isNamed = holdsName(wordsOf(ingredient), line.food ? unknown : anyName);
    return isNamed ? [{ kind: 'avoided', ingredient, why: `“${ingredient}” is ${why}` }] : [];
  });
  const unlisted = unlistedFoods({ ...recipe, description: null }, lines)
    // "The broth" of a method is what cooked in the pan, not a broth of the usual ingredients.
    .filter(({ food }) => avoided.has(food.id) && !food.parts.some((id) => avoided.has(id)))
    .map(({ food }) => violation(food.name, `${food.name}, which the list lacks,`, food));
  const isInMethod = recipe.instructions.some((step) => holdsName(wordsOf(step), unknown));
  return [
    ...listed,
    ...unlisted,
    ...(isInMethod
      ? [{ kind: 'avoided' as const, ingredient: '', why: `The method names what is ${why}` }]
      : []),
  ];

  function violation(ingredient: string, subject: string, food: Food): Violation {
    const part = food.parts.find((id) => avoided.has(id));
    const is = `${verbFor(subject, 'is')} ${why}`;
    const holds = part && `${verbFor(subject, 'contains')} ${foodById(part).name}, which is ${why}`;
    return { kind: 'avoided', ingredient, why: sentence(`${subject} ${holds ?? is}`) };
  }
}
