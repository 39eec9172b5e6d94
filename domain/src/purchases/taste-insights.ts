import { cuisineSignals } from './cuisine-signals.ts';
import { goalSignals } from './goal-signals.ts';
import { habitsOf } from './habits.ts';
import type { TasteInsights } from './insight.ts';
import { likedFoods } from './liked-foods.ts';
import { type BoughtReceipt, purchasesOf } from './purchases.ts';

/**
 * A household's taste at `now`, derived from all its receipts. It is computed from scratch each time, so that a deleted
 * receipt leaves no trace. The order of the receipts makes no difference.
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
