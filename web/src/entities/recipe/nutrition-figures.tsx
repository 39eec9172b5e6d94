import type { Recipe } from '@plateful/contract/recipes.ts';
import { formatCount } from '#lib/format.ts';

type Nutrition = NonNullable<Recipe['nutritionInfo']>;

type Figure = { label: string; key: keyof Nutrition; unit: string };

const mainFigures: readonly Figure[] = [
  { label: 'Calories', key: 'calories', unit: 'kcal' },
  { label: 'Protein', key: 'protein', unit: 'g' },
  { label: 'Carbs', key: 'carbs', unit: 'g' },
  { label: 'Fat', key: 'fat', unit: 'g' },
];

const allFigures: readonly Figure[] = [
  ...mainFigures,
  { label: 'Fiber', key: 'fiber', unit: 'g' },
  { label: 'Sugar', key: 'sugar', unit: 'g' },
  { label: 'Sodium', key: 'sodium', unit: 'mg' },
];

const narrowSpace = '\u202f';

/** The four values on a card, side by side. */
export function NutritionStrip({ nutrition }: { nutrition: Nutrition }) {
  return (
    <dl
      aria-label="Nutrition per serving"
      className="grid grid-cols-4 gap-1 rounded-lg bg-sunk px-2 py-2.5 text-center"
    >
      {mainFigures.map(({ label, key, unit }) => (
        <div key={key} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-soft text-xs">{label}</dt>
          <dd className="font-semibold text-sm tabular-nums">
            {figureOf(nutrition, key)}
            {unit !== 'kcal' && `${narrowSpace}${unit}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All values, one per row, with aligned numbers. */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  return (
    <dl className="divide-y divide-line">
      {allFigures.map(({ label, key, unit }) => (
        <div key={key} className="flex items-baseline justify-between gap-4 py-2 first:pt-0 last:pb-0">
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{`${figureOf(nutrition, key)}${narrowSpace}${unit}`}</dd>
        </div>
      ))}
    </dl>
  );
}

function figureOf(nutrition: Nutrition, key: keyof Nutrition): string {
  return formatCount(Math.round(nutrition[key]));
}
