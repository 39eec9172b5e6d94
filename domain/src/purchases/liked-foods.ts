import type { FoodKind } from '../foods/food.ts';
import { foodIds } from '../foods/food-ids.ts';
import { insightOf, ramp, strongestFirst, type TasteInsight } from './insight.ts';
import { type KnownPurchase, known, type Purchase } from './purchases.ts';

/** Ours. Twice is liking, if not by much; on so many days of late it is as sure as buying tells. */
const days = { least: 2, full: 6 } as const;
/** Ours: what two purchases of some three months ago still weigh; older ones alone say nothing of today. */
const minWeight = 0.7;
/** Ours: everyone buys these, so that buying them is hardly liking. */
const stapleShare = 0.3;
const most = 12;

const staples = new Set(
  foodIds(`onion red-onion sweet-onion garlic potato russet-potato carrot lemon lime egg liquid-egg-substitute
  milk reduced-fat-milk low-fat-milk skim-milk butter unsalted-butter heavy-cream bread rice chicken-stock
  vegetable-stock beef-stock mayonnaise ketchup mustard`),
);
const stapleClasses = new Set(['salt', 'oil', 'animal-fat', 'sweetener', 'spice', 'acid', 'baking']);
/** Flours, starches and stocks by another class. */
const stapleKinds: readonly FoodKind[] = ['flour', 'stock'];
/** Said of no household: what babies eat, and what is taken rather than eaten. */
const unsaid = new Set(
  foodIds(`infant-formula baby-cereal protein-powder vegan-protein-powder collagen-powder marine-collagen meal-drink huel
  probiotic-capsule chewing-gum energy-drink`),
);
const unsaidClasses = new Set(['alcohol', 'water', 'salt']);

/** Foods bought on several days, by the name that the table has; what every kitchen buys comes last. */
export function likedFoods(purchases: readonly Purchase[]): TasteInsight[] {
  const byFood = new Map<string, KnownPurchase[]>();
  for (const line of known(purchases)) {
    const { id, class: foodClass } = line.food;
    if (unsaid.has(id) || unsaidClasses.has(foodClass)) continue;
    const lines = byFood.get(id);
    if (lines) lines.push(line);
    else byFood.set(id, [line]);
  }
  const liked = [...byFood.values()].flatMap((lines) => {
    const weights = new Map(lines.map(({ day, weight }) => [day, weight]));
    const weight = [...weights.values()].reduce((sum, one) => sum + one, 0);
    if (weights.size < days.least || weight < minWeight) return [];
    const { food } = lines[0]!;
    const strength = (0.1 + 0.9 * ramp(weight, minWeight, days.full)) * (isStaple(food) ? stapleShare : 1);
    return [
      insightOf(
        food.name,
        strength,
        lines.map((line) => ({ line, kind: line.day, tell: line.weight })),
      ),
    ];
  });
  return strongestFirst(liked, most);
}

function isStaple({ id, class: foodClass, kinds }: KnownPurchase['food']): boolean {
  return staples.has(id) || stapleClasses.has(foodClass) || kinds.some((kind) => stapleKinds.includes(kind));
}
