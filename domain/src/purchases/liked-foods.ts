import type { FoodKind } from '../foods/food.ts';
import { foodIds } from '../foods/food-ids.ts';
import { insightOf, ramp, strongestFirst, type TasteInsight } from './insight.ts';
import { type KnownPurchase, knownPurchases, type Purchase } from './purchases.ts';

/**
 * Our own values, as sums of recency weights by day: two purchases indicate a slight preference, six recent ones the
 * strongest.
 */
const days = { min: 2, full: 6 } as const;
/** Our own value: the weight of two purchases about three months ago. Older ones alone say nothing about today. */
const minWeight = 0.7;
/** Our own value: the factor for foods that everyone buys, which hardly indicate a preference. */
const stapleShare = 0.3;
const max = 12;

const staples = new Set(
  foodIds(`onion red-onion sweet-onion garlic potato russet-potato carrot lemon lime egg liquid-egg-substitute
  milk reduced-fat-milk low-fat-milk skim-milk butter unsalted-butter heavy-cream bread rice chicken-stock
  vegetable-stock beef-stock mayonnaise ketchup mustard`),
);
const stapleClasses = new Set(['salt', 'oil', 'animal-fat', 'sweetener', 'spice', 'acid', 'baking']);
/** Flours, starches and stocks belong to other food classes. */
const stapleKinds: readonly FoodKind[] = ['flour', 'stock'];
/** Never reported as liked: baby food and supplements. */
const neverLiked = new Set(
  foodIds(`infant-formula baby-cereal protein-powder vegan-protein-powder collagen-powder marine-collagen meal-drink huel
  probiotic-capsule chewing-gum energy-drink`),
);
const neverLikedClasses = new Set(['alcohol', 'water', 'salt']);

/** Foods bought on several days, by their name in the food table; staples rank last. */
export function likedFoods(purchases: readonly Purchase[]): TasteInsight[] {
  const byFood = new Map<string, KnownPurchase[]>();
  for (const line of knownPurchases(purchases)) {
    const { id, class: foodClass } = line.food;
    if (neverLiked.has(id) || neverLikedClasses.has(foodClass)) continue;
    const lines = byFood.get(id);
    if (lines) lines.push(line);
    else byFood.set(id, [line]);
  }
  const liked = [...byFood.values()].flatMap((lines) => {
    const weights = new Map(lines.map(({ day, weight }) => [day, weight]));
    const weight = [...weights.values()].reduce((sum, one) => sum + one, 0);
    if (weights.size < days.min || weight < minWeight) return [];
    const { food } = lines[0]!;
    const strength = (0.1 + 0.9 * ramp(weight, minWeight, days.full)) * (isStaple(food) ? stapleShare : 1);
    return [
      insightOf(
        food.name,
        strength,
        lines.map((line) => ({ line, kind: line.day, strength: line.weight })),
      ),
    ];
  });
  return strongestFirst(liked, max);
}

function isStaple({ id, class: foodClass, kinds }: KnownPurchase['food']): boolean {
  return staples.has(id) || stapleClasses.has(foodClass) || kinds.some((kind) => stapleKinds.includes(kind));
}
