import type { CookingSkillLevel, MealType } from '../../vocabulary/options.ts';
import type { Dish, Plan, Step } from '../dish.ts';
import type { Kitchen } from '../fill-slots.ts';

const archetypeIds = [
  'stir-fry',
  'fried-rice',
  'noodles',
  'noodle-soup',
  'curry',
  'stew',
  'soup',
  'sheet-pan',
  'pasta',
  'grain-bowl',
  'salad',
  'warm-salad',
  'tacos',
  'sandwich',
  'skewers',
  'stuffed',
  'pan-seared',
  'omelette',
  'scramble',
  'baked-eggs',
  'hash',
  'savory-porridge',
  'porridge',
  'yogurt-bowl',
  'smoothie',
  'pancakes',
  'chia-pudding',
  'fruit-plate',
  'dip',
  'bites',
  'energy-bites',
  'roasted-snack',
] as const;
export type ArchetypeId = (typeof archetypeIds)[number];

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
