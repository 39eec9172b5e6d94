import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';

type Meal = { mealType: PlannedMealType; servings: number };
type Recipe = {
  title: string;
  cookingTime: number | null;
  servings: number;
  ingredients: readonly Ingredient[];
};

/** Characters. Google Calendar keeps 8,192 of a description; the rest is for the other lines. */
const ingredientsLength = 7000;

const names: Record<PlannedMealType, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

/** What a calendar says of a planned meal, in plain text; amounts are those for the planned servings. */
export function describeMeal(meal: Meal, recipe: Recipe, link: string) {
  const lines = [
    `${minutesOf(recipe)} min, ${meal.servings} ${meal.servings === 1 ? 'serving' : 'servings'}`,
    '',
    'Ingredients:',
    ...ingredientLines(recipe, meal.servings / servingsOf(recipe)),
    '',
    `Recipe: ${link}`,
  ];
  return { summary: oneLine(`${names[meal.mealType]}: ${recipe.title}`), description: lines.join('\n') };
}

function ingredientLines({ ingredients }: Recipe, factor: number): string[] {
  const lines = ingredients.map(({ amount, unit, name }) =>
    oneLine(`- ${formatQuantity(amount * factor, unit)} ${name}`),
  );
  let length = 0;
  const fitting = lines.findIndex((line) => {
    length += line.length + 1;
    return length > ingredientsLength;
  });
  if (fitting < 0) return lines;
  return [...lines.slice(0, fitting), `… and ${lines.length - fitting} more in the recipe`];
}

/** Calendars refuse control characters, some break lines at any separator that Unicode knows. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim();
}
