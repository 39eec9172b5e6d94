import { servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import type { WeekEntry } from '@plateful/contract/week.ts';
import type { NutritionGoal } from '@plateful/domain/vocabulary/options.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { formatCount } from '#lib/format.ts';
import { isMeal } from './week-entry.ts';

/** Per person and day. Energy in kcal, sodium in mg, all others in g. */
export type DayFigures = {
  calories: number;
  protein: number;
  fiber: number;
  sugar: number;
  sodium: number;
  fat: number;
  /** False if some values are unknown. */
  isComplete: boolean;
};

const figures = ['calories', 'protein', 'fiber', 'sugar', 'sodium', 'fat'] as const;
export type Figure = (typeof figures)[number];

/** Null if nothing is planned or a meal has no values at all, because a partial sum would look complete. */
export function dayFigures(entries: readonly WeekEntry[], date: PlainDate): DayFigures | null {
  const meals = entries.filter(isMeal).filter((entry) => entry.date === date);
  const nutrition = meals.flatMap(({ recipe }) => recipe.nutritionInfo ?? []);
  if (meals.length === 0 || nutrition.length < meals.length) return null;
  const sum = (figure: Figure) => Math.round(nutrition.reduce((total, info) => total + info[figure], 0));
  return {
    ...(Object.fromEntries(figures.map((figure) => [figure, sum(figure)])) as Record<Figure, number>),
    isComplete: meals.every(({ recipe }) => recipe.facts.coverage >= 1),
  };
}

/** The nutrient of a goal, and the daily reference value for an adult. */
type Measure = { figure: Figure; name: string; unit: string; bound: number; isLeast: boolean };

/**
 * Daily Values of the US Food and Drug Administration (21 CFR 101.9); protein for an active adult (1.2 g per kg at 70
 * kg).
 */
const measures = {
  protein: { figure: 'protein', name: 'Protein', unit: 'g', bound: 84, isLeast: true },
  fiber: { figure: 'fiber', name: 'Fiber', unit: 'g', bound: 28, isLeast: true },
  sodium: { figure: 'sodium', name: 'Sodium', unit: 'mg', bound: 2300, isLeast: false },
  sugar: { figure: 'sugar', name: 'Sugar', unit: 'g', bound: 50, isLeast: false },
  energy: { figure: 'calories', name: 'Energy', unit: 'kcal', bound: 2000, isLeast: false },
} as const satisfies Record<string, Measure>;

const goalMeasures: Record<NutritionGoal, Measure> = {
  'Weight Loss': measures.energy,
  'Muscle Building': measures.protein,
  Longevity: measures.fiber,
  'Heart Health': measures.sodium,
  'Energy Boost': measures.sugar,
  'Better Sleep': measures.sugar,
  'Digestive Health': measures.fiber,
  'Anti-Inflammatory': measures.sugar,
};

/** Without goals the bound is not shown. */
export type GoalRow = Measure & { goals: string[] };

/** Energy, which is always shown, and the nutrients of the household's goals, each once. */
export function goalRows(goals: readonly string[]): GoalRow[] {
  const rows = new Map<string, GoalRow>([[measures.energy.name, { ...measures.energy, goals: [] }]]);
  for (const goal of goals) {
    const measure = goalMeasures[goal as NutritionGoal];
    if (!measure) continue;
    const row = rows.get(measure.name) ?? { ...measure, goals: [] };
    row.goals.push(goal);
    rows.set(measure.name, row);
  }
  return [...rows.values()];
}

/** 'Longevity, Digestive Health: at least 28 g'; null if no goal uses the nutrient. */
export function boundWords({ goals, isLeast, bound, unit }: GoalRow): string | null {
  if (goals.length === 0) return null;
  return `${goals.join(', ')}: ${isLeast ? 'at least' : 'at most'} ${formatCount(bound)}\u202f${unit}`;
}

/** Custom goals, for which there is no reference value. */
export function goalsWithoutMeasure(goals: readonly string[]): string[] {
  return goals.filter((goal) => !(goal in goalMeasures));
}

export type NameCount = { name: string; count: number };

/** Counts names, most frequent first. */
function counts(names: readonly string[]): NameCount[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

export function cuisinesOf(entries: readonly WeekEntry[]): NameCount[] {
  return counts(entries.filter(isMeal).flatMap(({ recipe }) => recipe.cuisineType?.trim() || []));
}

export function mainFoodsOf(entries: readonly WeekEntry[]): NameCount[] {
  return counts(entries.filter(isMeal).flatMap(({ recipe }) => recipe.facts.mainFood ?? []));
}

/** The default servings of a planned recipe: the household's size, else the recipe's own. */
export function servingsFor(recipe: Pick<Recipe, 'servings'>, householdSize: number | undefined): number {
  return householdSize ?? servingsOf(recipe);
}
