import type { Food } from '../foods/food.ts';
import { type NutritionGoal, nutritionGoals } from '../vocabulary/options.ts';
import { type Basket, basketOf } from './basket.ts';
import { goalFoods } from './data/goal-foods.ts';
import { insightOf, ramp, strongestFirst, type TasteInsight } from './insight.ts';
import { type KnownPurchase, known, type Purchase } from './purchases.ts';

/** Ours. Fewer foods than a week's shopping are chance, and so is a goal for which fewer of them speak. */
const foodsNeeded = { known: 8, speaking: 3 } as const;
/**
 * Ours: of so many of today's lines, and of so many trips, what they say is half believed, so that one basket of
 * vegetables is not all that a household eats; old receipts count as ever fewer.
 */
const halfSure = { lines: 5, trips: 0.7 } as const;
/** Ours: what is weaker is not said. */
const leastStrength = 0.2;
const most = 4;

/** From where to where a figure grows from saying nothing to saying all it can. */
type Span = readonly [least: number, full: number];

/**
 * What the lines must say on average before a goal is named, for minus against; and a figure of the basket that must bear
 * it out. Averages are ours, set above those of ordinary shopping.
 */
const spans: Readonly<Record<NutritionGoal, { says: Span; figure?: { of: keyof Basket; span: Span } }>> = {
  // 1.5 kcal a gram and less is a diet of low energy density (Rolls, Physiology & Behavior 97:609, 2009).
  'Weight Loss': { says: [0.3, 0.65], figure: { of: 'density', span: [1.6, 0.9] } },
  // Adults of the United States eat some 16 % of energy as protein (NHANES 2017-2020); 10 to 35 % is usual (IOM 2005).
  'Muscle Building': { says: [0.22, 0.5], figure: { of: 'protein', span: [0.18, 0.3] } },
  Longevity: { says: [0.22, 0.5] },
  // 2,300 mg a day (Dietary Guidelines for Americans 2020-2025) of some 2,000 kcal are 1,150 mg for 1,000.
  'Heart Health': { says: [0.25, 0.55], figure: { of: 'sodium', span: [1600, 900] } },
  'Energy Boost': { says: [0.2, 0.45] },
  'Better Sleep': { says: [0.18, 0.5] },
  // 14 g for 1,000 kcal are adequate, half of it is usual (IOM, Dietary Reference Intakes, 2005).
  'Digestive Health': { says: [0.22, 0.5], figure: { of: 'fiber', span: [8, 16] } },
  'Anti-Inflammatory': { says: [0.25, 0.55] },
};

/** Ours: a food that says less of a goal stands in every kitchen, and is no evidence. */
const clearly = 0.4;

/**
 * Nutrition goals that a household's shopping suggests, from the foods that the table knows. What contradicts a goal
 * weighs against it.
 */
export function goalSignals(purchases: readonly Purchase[]): TasteInsight[] {
  const all = known(purchases);
  const lines = oncePerReceipt(all);
  if (new Set(lines.map(({ food }) => food)).size < foodsNeeded.known) return [];
  const basket = basketOf(all);
  const weight = sum(lines);
  const trips = sum([...new Map(lines.map((line) => [line.day, line])).values()]);
  const sureness = (weight / (weight + halfSure.lines)) * (trips / (trips + halfSure.trips));
  const insights = nutritionGoals.flatMap((goal) => {
    const { says, figure } = spans[goal];
    const told = lines.reduce((total, line) => total + saidOf(goal, line.food) * line.weight, 0);
    const shown = figure ? ramp(basket[figure.of], ...figure.span) : 1;
    const strength = Math.sqrt(ramp(told / weight, ...says) * shown) * sureness;
    if (strength < leastStrength) return [];
    const speaking = lines
      .map((line) => ({ line, kind: line.food.id, tell: saidOf(goal, line.food) }))
      .filter(({ tell }) => tell >= clearly);
    if (new Set(speaking.map(({ kind }) => kind)).size < foodsNeeded.speaking) return [];
    return [insightOf(goal, strength, speaking)];
  });
  return strongestFirst(insights, most);
}

function sum(lines: readonly Purchase[]): number {
  return lines.reduce((total, { weight }) => total + weight, 0);
}

/** Two packs of salmon in one basket are one decision. Lines of a receipt stand together. */
function oncePerReceipt(lines: readonly KnownPurchase[]): KnownPurchase[] {
  let receipt = '';
  const seen = new Set<Food>();
  return lines.filter(({ food, receiptId }) => {
    if (receiptId !== receipt) seen.clear();
    receipt = receiptId;
    return !seen.has(food) && seen.add(food);
  });
}

function saidOf(goal: NutritionGoal, { id, class: kind }: Food): number {
  const { foods, classes } = goalFoods[goal];
  return foods.get(id) ?? classes[kind] ?? 0;
}
