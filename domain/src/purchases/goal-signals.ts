import type { Food } from '../foods/food.ts';
import { type NutritionGoal, nutritionGoals } from '../vocabulary/options.ts';
import { type Basket, basketOf } from './basket.ts';
import { goalFoods } from './data/goal-foods.ts';
import { insightOf, ramp, strongestFirst, type TasteInsight } from './insight.ts';
import { type KnownPurchase, knownPurchases, type Purchase } from './purchases.ts';

/** Our own values: the minimum number of distinct foods, overall and in favor of a goal; fewer are chance. */
const foodsNeeded = { overall: 8, inFavor: 3 } as const;
/**
 * Our own values: the number of current lines, and of trips, at which confidence is one half, so that a single basket
 * of vegetables is not decisive. Old receipts count less and less.
 */
const halfConfidence = { lines: 5, trips: 0.7 } as const;
/** Our own values: weaker signals are not reported. */
const minStrength = 0.2;
const max = 4;

/** The range over which a figure rises from no evidence to full evidence. */
type Span = readonly [min: number, full: number];

/**
 * The average evidence of the lines, for minus against, before a goal is reported; and a basket figure that must
 * confirm it. The averages are our own values, above those of ordinary shopping.
 */
const spans: Readonly<Record<NutritionGoal, { evidence: Span; figure?: { of: keyof Basket; span: Span } }>> =
  {
    // 1.5 kcal per gram or less is a diet of low energy density (Rolls, Physiology & Behavior 97:609, 2009).
    'Weight Loss': { evidence: [0.3, 0.65], figure: { of: 'density', span: [1.6, 0.9] } },
    // Adults in the United States get about 16 % of energy from protein (NHANES 2017-2020); 10 to 35 % is usual (IOM
    // 2005).
    'Muscle Building': { evidence: [0.22, 0.5], figure: { of: 'protein', span: [0.18, 0.3] } },
    Longevity: { evidence: [0.22, 0.5] },
    // 2,300 mg a day (Dietary Guidelines for Americans 2020-2025) at about 2,000 kcal are 1,150 mg per 1,000 kcal.
    'Heart Health': { evidence: [0.25, 0.55], figure: { of: 'sodium', span: [1600, 900] } },
    'Energy Boost': { evidence: [0.2, 0.45] },
    'Better Sleep': { evidence: [0.18, 0.5] },
    // 14 g per 1,000 kcal are adequate, and half of that is usual (IOM, Dietary Reference Intakes, 2005).
    'Digestive Health': { evidence: [0.22, 0.5], figure: { of: 'fiber', span: [8, 16] } },
    'Anti-Inflammatory': { evidence: [0.25, 0.55] },
  };

/** Our own value: a food with weaker evidence is common in every kitchen and is not listed. */
const clearEvidence = 0.4;

/**
 * Nutrition goals that a household's purchases suggest, from foods in the food table. Foods that contradict a goal
 * count against it.
 */
export function goalSignals(purchases: readonly Purchase[]): TasteInsight[] {
  const all = knownPurchases(purchases);
  const lines = oncePerReceipt(all);
  if (new Set(lines.map(({ food }) => food)).size < foodsNeeded.overall) return [];
  const basket = basketOf(all);
  const weight = sum(lines);
  const trips = sum([...new Map(lines.map((line) => [line.day, line])).values()]);
  const confidence = (weight / (weight + halfConfidence.lines)) * (trips / (trips + halfConfidence.trips));
  const insights = nutritionGoals.flatMap((goal) => {
    const { evidence, figure } = spans[goal];
    const evidenceSum = lines.reduce((total, line) => total + evidenceFor(goal, line.food) * line.weight, 0);
    const confirmation = figure ? ramp(basket[figure.of], ...figure.span) : 1;
    const strength = Math.sqrt(ramp(evidenceSum / weight, ...evidence) * confirmation) * confidence;
    if (strength < minStrength) return [];
    const inFavor = lines
      .map((line) => ({ line, kind: line.food.id, strength: evidenceFor(goal, line.food) }))
      .filter(({ strength }) => strength >= clearEvidence);
    if (new Set(inFavor.map(({ kind }) => kind)).size < foodsNeeded.inFavor) return [];
    return [insightOf(goal, strength, inFavor)];
  });
  return strongestFirst(insights, max);
}

function sum(lines: readonly Purchase[]): number {
  return lines.reduce((total, { weight }) => total + weight, 0);
}

/** Two packs of salmon in one basket are one decision. Lines of a receipt are adjacent. */
function oncePerReceipt(lines: readonly KnownPurchase[]): KnownPurchase[] {
  let receipt = '';
  const seen = new Set<Food>();
  return lines.filter(({ food, receiptId }) => {
    if (receiptId !== receipt) seen.clear();
    receipt = receiptId;
    return !seen.has(food) && seen.add(food);
  });
}

function evidenceFor(goal: NutritionGoal, { id, class: kind }: Food): number {
  const { foods, classes } = goalFoods[goal];
  return foods.get(id) ?? classes[kind] ?? 0;
}
