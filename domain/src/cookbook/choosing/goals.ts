import type { Food, FoodClass } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';
import { type NutritionGoal, nutritionGoals } from '../../vocabulary/options.ts';
import type { CookingStyle } from '../wishes/wish.ts';

/**
 * How nutrition goals affect the choice: factors on protein, vegetables and energy, maximum sodium in mg, preferred
 * foods.
 */
export type GoalEffects = {
  protein: number;
  vegetables: number;
  sodium: number;
  /** Factor on the target energy of a meal. */
  energy: number;
  /** Preference for a food, 1 if neutral. */
  preference(food: Food): number;
};

type Goal = {
  protein?: number;
  vegetables?: number;
  sodium?: number;
  energy?: number;
  /** Factors on the preference for foods and classes. */
  foods?: Readonly<Partial<Record<FoodId, number>>>;
  classes?: Partial<Record<FoodClass, number>>;
};

const all = (ids: readonly FoodId[], factor: number): Partial<Record<FoodId, number>> =>
  Object.fromEntries(ids.map((id) => [id, factor]));

const oilyFish = foodIds('salmon mackerel trout sardine canned-salmon smoked-salmon smoked-trout');
const wholeGrains = foodIds(
  'brown-rice quinoa farro bulgur freekeh pearl-barley buckwheat oats whole-wheat-pasta whole-wheat-bread soba wild-rice rye-bread',
);
const lean = foodIds(
  'chicken-breast turkey-breast cod hake white-fish haddock shrimp tuna canned-tuna pork-tenderloin egg',
);
const darkLeaves = foodIds(
  'spinach kale lacinato-kale swiss-chard arugula watercress collard-green broccoli',
);
const berries = foodIds('blueberry raspberry strawberry cherry mixed-berries');

/** Our interpretation of the goals in foods and portions; general nutrition advice, not medical. */
const goals: Record<NutritionGoal, Goal> = {
  'Weight Loss': {
    protein: 1.1,
    vegetables: 1.35,
    energy: 0.74,
    foods: {
      ...all(lean, 2),
      ...all(foodIds('tofu edamame'), 1.5),
      ...all(foodIds('salmon pork-shoulder ground-lamb lamb-shoulder'), 0.5),
    },
  },
  'Muscle Building': {
    protein: 1.4,
    energy: 1.12,
    foods: {
      ...all(lean, 3),
      ...all(
        foodIds(
          'chicken-thigh ground-turkey sirloin-steak salmon tofu tempeh greek-yogurt cottage-cheese rotisserie-chicken cooked-chicken',
        ),
        2.5,
      ),
    },
    classes: { mushroom: 0.2, vegetable: 0.8 },
  },
  Longevity: {
    sodium: 600,
    vegetables: 1.2,
    foods: { ...all(oilyFish, 2), ...all(darkLeaves, 1.8), ...all(wholeGrains, 2), ...all(berries, 2) },
    classes: { legume: 2.5, soy: 1.6, nut: 1.5, 'red-meat': 0.3 },
  },
  'Heart Health': {
    sodium: 420,
    vegetables: 1.15,
    foods: {
      ...all(oilyFish, 2.5),
      ...all(wholeGrains, 2.2),
      'olive-oil': 3,
      butter: 0.1,
      ghee: 0.1,
      'coconut-oil': 0.1,
    },
    classes: { legume: 2.5, fish: 2, nut: 1.5, 'red-meat': 0.2, dairy: 0.6 },
  },
  'Energy Boost': {
    energy: 1.08,
    foods: {
      ...all(wholeGrains, 2.5),
      ...all(foodIds('banana date lentil red-lentil green-lentil canned-lentil sweet-potato'), 2),
    },
    classes: { legume: 1.6 },
  },
  'Better Sleep': {
    energy: 0.95,
    foods: {
      ...all(
        foodIds(
          'turkey-breast ground-turkey salmon egg oats kiwi cherry banana almond walnut pumpkin-seed milk yogurt brown-rice',
        ),
        2.5,
      ),
      'cocoa-powder': 0.1,
      matcha: 0,
      coffee: 0,
    },
  },
  'Digestive Health': {
    vegetables: 1.25,
    foods: {
      ...all(wholeGrains, 2.5),
      ...all(
        foodIds(
          'kimchi yogurt greek-yogurt miso ginger chia-seed ground-flaxseed raspberry pear prune artichoke-heart',
        ),
        2,
      ),
    },
    classes: { legume: 3, mushroom: 1.2 },
  },
  'Anti-Inflammatory': {
    vegetables: 1.2,
    foods: {
      ...all(oilyFish, 3),
      ...all(darkLeaves, 2),
      ...all(berries, 2.5),
      ...all(foodIds('turmeric ginger olive-oil walnut sweet-potato garlic'), 2),
    },
    classes: { legume: 1.6, soy: 1.5, nut: 1.5, 'red-meat': 0.3 },
  },
};

function isGoal(name: string): name is NutritionGoal {
  return (nutritionGoals as readonly string[]).includes(name);
}

/** Milligrams of sodium per serving, for households without a goal that lowers it. */
export const usualMaxSodium = 720;

/** Goals that less salt serves. */
const lowSodiumGoals: readonly NutritionGoal[] = ['Heart Health', 'Longevity', 'Anti-Inflammatory'];
/** Milligrams of sodium per serving toward which dishes are salted for them, and for children. */
const lowSodiumAim = 550;

/** Milligrams of sodium per serving toward which dishes are salted; undefined for the usual aim. */
export function sodiumAimOf(
  goals: readonly string[],
  styles: readonly CookingStyle[] = [],
): number | undefined {
  const isLow = styles.includes('kids') || lowSodiumGoals.some((goal) => goals.includes(goal));
  return isLow ? lowSodiumAim : undefined;
}

/** Combines the goals of a profile; unknown custom goals have no effect. */
export function combinedGoals(names: readonly string[]): GoalEffects {
  const wanted = names.filter(isGoal).map((name) => goals[name]);
  const product = (factors: (number | undefined)[]) =>
    factors.reduce<number>((all, factor) => all * (factor ?? 1), 1);
  const preferences = new Map<Food, number>();
  const preference = (food: Food) => {
    if (wanted.length === 0) return 1;
    const cached = preferences.get(food);
    if (cached !== undefined) return cached;
    const combined = product(wanted.map((goal) => goal.foods?.[food.id] ?? goal.classes?.[food.class]));
    preferences.set(food, combined);
    return combined;
  };
  return {
    protein: product(wanted.map((goal) => goal.protein)),
    vegetables: Math.min(1.5, product(wanted.map((goal) => goal.vegetables))),
    energy: product(wanted.map((goal) => goal.energy)),
    sodium: Math.min(...wanted.map((goal) => goal.sodium ?? usualMaxSodium), usualMaxSodium),
    preference,
  };
}
