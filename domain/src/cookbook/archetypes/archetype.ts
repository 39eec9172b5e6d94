import type { CookingSkillLevel, MealType } from '../../vocabulary/options.ts';
import type { Dish, Plan, Step } from '../dish.ts';
import type { Kitchen } from '../fill-slots.ts';
import type { ArchetypeId } from './archetype-id.ts';

/** A kind of dish: which foods it takes, how it is cooked and what it is called. */
export type Archetype = {
  id: ArchetypeId;
  /** As recipes are tagged with it. */
  tag: string;
  skill: CookingSkillLevel;
  meals: readonly MealType[];
  /** Meals for which it is made only where the limits leave too little that is usual. */
  spareFor?: readonly MealType[];
  /** Fewest minutes that it can take. */
  leastMinutes: number;
  /** Whether every kitchen makes it, or only those that list it among their dishes. */
  everywhere: boolean;
  /** Chooses the foods; null when the kitchen has none for it within the limits. */
  plan(kitchen: Kitchen): Plan | null;
  write(dish: Dish): Step[];
  title(dish: Dish): string;
  /** The first sentence of the description. */
  summary(dish: Dish): string;
};
