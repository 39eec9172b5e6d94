import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';
import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';

type Entry = { mealType: PlannedMealType; servings: number; note: string | null };
type Planned = {
  entry: Entry;
  /** Null for a note. */
  recipe: Recipe | null;
  servingsToCook: number;
  /** Only for leftovers. */
  cookedOn: PlainDate | null;
};
type Recipe = {
  title: string;
  cookingTime: number | null;
  servings: number;
  ingredients: readonly Ingredient[];
};

/** Characters. Google Calendar keeps 8,192 of a description; the rest is for the other lines. */
const ingredientsLength = 7000;

const names: Record<PlannedMealType, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

/** The calendar description of a planned entry, in plain text; amounts are for the servings to cook. */
export function describeMeal({ entry, recipe, servingsToCook, cookedOn }: Planned, link: string) {
  const { mealType, servings, note } = entry;
  if (!recipe) return { summary: oneLine(`${names[mealType]}: ${note}`), description: '' };
  const noted = note === null ? [] : [oneLine(note)];
  if (cookedOn !== null) {
    const day = formatDay(cookedOn, { weekday: 'long' });
    return {
      summary: oneLine(`${names[mealType]}: Leftovers of ${recipe.title}`),
      description: [`Cooked on ${day}, ${inServings(servings)}`, ...noted, '', `Recipe: ${link}`].join('\n'),
    };
  }
  const more = servingsToCook > servings ? `, cook ${servingsToCook} for the leftovers` : '';
  const lines = [
    `${minutesOf(recipe)} min, ${inServings(servings)}${more}`,
    ...noted,
    '',
    'Ingredients:',
    ...ingredientLines(recipe, servingsToCook / servingsOf(recipe)),
    '',
    `Recipe: ${link}`,
  ];
  return { summary: oneLine(`${names[mealType]}: ${recipe.title}`), description: lines.join('\n') };
}

function inServings(servings: number): string {
  return `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
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

/** Calendars reject control characters, and some break lines at any Unicode line separator. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim();
}
