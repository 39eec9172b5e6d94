import { cuisineSignals } from './cuisine-signals.ts';
import { goalSignals } from './goal-signals.ts';
import { habitsOf } from './habits.ts';
import type { TasteInsights } from './insight.ts';
import { likedFoods } from './liked-foods.ts';
import { type BoughtReceipt, purchasesOf } from './purchases.ts';

/**
 * What all receipts of a household say of its taste at `now`. Made from the receipts alone and afresh each time, so that
 * a deleted receipt takes all that it said with it; their order makes no difference.
 */
export function tasteInsights(receipts: readonly BoughtReceipt[], now: Date): TasteInsights {
  const purchases = purchasesOf(receipts, now);
  return {
    cuisines: cuisineSignals(purchases),
    nutritionGoals: goalSignals(purchases),
    likedFoods: likedFoods(purchases),
    habits: habitsOf(purchases),
  };
}
