import type { FoodId } from '../foods/food-id.ts';
import type { Unit } from '../quantities/units.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { CookingSkillLevel, MealType } from '../vocabulary/options.ts';

/** Families of dishes: what a household would call "the same kind of thing again". */
export const dishKinds = [
  'pasta',
  'baked pasta',
  'noodles',
  'noodle soup',
  'risotto',
  'rice dish',
  'fried rice',
  'rice bowl',
  'grain bowl',
  'polenta and grits',
  'soup',
  'stew',
  'braise',
  'curry',
  'chili',
  'dal and beans',
  'stir-fry',
  'hot pot',
  'salad',
  'main salad',
  'slaw and pickles',
  'sandwich',
  'burger',
  'wrap',
  'taco',
  'filled tortilla',
  'pizza and flatbread',
  'dumplings',
  'rolls',
  'savory pie',
  'gratin',
  'casserole',
  'roast',
  'sheet pan',
  'skillet',
  'pan-seared',
  'steamed',
  'grill',
  'skewers',
  'breaded and fried',
  'fritters',
  'meatballs',
  'stuffed vegetables',
  'vegetable dish',
  'shellfish',
  'eggs',
  'omelette',
  'pancakes',
  'porridge',
  'granola',
  'toast',
  'smoothie',
  'yogurt bowl',
  'fruit',
  'dip',
  'bites',
  'savory bake',
  'cake and cookies',
  'sweet bread',
  'pudding',
] as const;
export type DishKind = (typeof dishKinds)[number];

/** Made in a pot, a tray or a batch: nobody makes one serving, and the rest keeps. */
const madeInOne: ReadonlySet<DishKind> = new Set<DishKind>([
  'baked pasta',
  'soup',
  'stew',
  'braise',
  'curry',
  'chili',
  'dal and beans',
  'hot pot',
  'dumplings',
  'rolls',
  'savory pie',
  'gratin',
  'casserole',
  'roast',
  'breaded and fried',
  'fritters',
  'meatballs',
  'granola',
  'dip',
  'bites',
  'savory bake',
  'cake and cookies',
  'sweet bread',
  'pudding',
]);

/** Made one after the other, and eaten hot: beyond twice the dish's own servings the cook never sits down. */
const madeSingly: ReadonlySet<DishKind> = new Set<DishKind>([
  'omelette',
  'eggs',
  'pancakes',
  'fritters',
  'breaded and fried',
  'pan-seared',
  'toast',
  'savory pie',
  'dumplings',
  'rolls',
]);

/** From so many minutes on a dish is worth the time for several only. */
const longWork = 120;

/** Up to so many minutes a pot is worth it for one. */
const littleWork = 15;

/** The smallest part of a pot that is worth its time. */
const minOfPot = 1 / 3;

/** Batter in a tin of its size: of half of it no cake rises, and it bakes in another time. */
const tin = /\{an? [^{}]*\b(?:tins?|(?:cake|loaf|tart|pie|baking) pan|tart dish|pie dish), \d+\}/;
/** As many more are cut from the same tin. */
const widerCut = 1.34;

export function isBakedWhole({ kind, steps }: Pick<Dish, 'kind' | 'steps'>): boolean {
  return (kind === 'cake and cookies' || kind === 'pudding') && steps.some((step) => tin.test(step));
}

/** How many servings of a dish a household of `people` makes; null where it should not try. */
export function servingsFor(
  { kind, serves, minutes, steps }: Pick<Dish, 'kind' | 'serves' | 'minutes' | 'steps'>,
  people: number,
): number | null {
  if (isBakedWhole({ kind, steps }) && Number.isSafeInteger(people * serves))
    return people > serves && people <= serves * widerCut ? people : serves * Math.ceil(people / serves);
  if (madeSingly.has(kind) && people > 2 * serves) return null;
  const isMadeInOne = (madeInOne.has(kind) && minutes.total > littleWork) || minutes.total >= longWork;
  return isMadeInOne ? Math.max(people, Math.ceil(serves * minOfPot)) : people;
}

/** Servings from which on a pot is cooked for guests. */
const ofParty = 8;
/** Of these a batch is made for a week of mornings and afternoons. */
const keptInTins: ReadonlySet<DishKind> = new Set<DishKind>([
  'granola',
  'bites',
  'savory bake',
  'sweet bread',
  'cake and cookies',
  'pudding',
]);

/** A pot for guests, a third of which is still three days of it for who lives alone. */
export function isTooMuchForOne({ kind, serves }: Pick<Dish, 'kind' | 'serves'>, people: number): boolean {
  return people === 1 && serves >= ofParty && madeInOne.has(kind) && !keptInTins.has(kind);
}

/** What a dish needs beyond a stove, a pan, a pot, a knife and a bowl. */
export const equipmentNames = [
  'oven',
  'broiler',
  'grill',
  'blender',
  'food processor',
  'mixer',
  'rolling pin',
  'steamer',
  'wok',
  'toaster',
  'waffle iron',
  'mortar',
  'freezer',
] as const;
export type Equipment = (typeof equipmentNames)[number];

export type Minutes = {
  /** At the counter or stove. */
  active: number;
  /** Start to finish. */
  total: number;
};

/** One line of a dish's list. The amount is for all of the dish's servings. */
export type DishPart = {
  /** What the method's tokens call it: the name up to the comma. Unique in the dish. */
  key: string;
  amount: number;
  unit: Unit;
  /** As the list prints it: "garlic, thinly sliced". */
  name: string;
  food: FoodId;
};

/** Another way to make the dish, for a household that cannot or does not want a part of it. */
export type Variation = {
  /** Key of the part that it replaces. */
  part: string;
  /** What comes in its place; null: nothing. */
  use: DishPart | null;
  name?: string;
  about?: string;
  minutes?: Minutes;
  /** Steps that are told otherwise, by their number from 1; null: the step falls away. */
  steps?: Readonly<Record<string, string | null>>;
};

/** A written dish, as compiled from one file of `dishes/`. Decision 051 tells the format. */
export type Dish = {
  /** Never changes: links to the recipe hold it. */
  number: number;
  name: string;
  /** One or two sentences of the dish alone. */
  about: string;
  cuisine: DishCuisine;
  /** The usual one first. */
  meals: readonly MealType[];
  kind: DishKind;
  skill: CookingSkillLevel;
  minutes: Minutes;
  equipment: readonly Equipment[];
  serves: number;
  /** Hotness as written, 0 (none) to 5 (fiery). */
  heat: number;
  /** What a serving costs beside others: 1 (cheap) to 3 (dear). */
  cost: 1 | 2 | 3;
  tags: readonly string[];
  parts: readonly DishPart[];
  /** Keys of the parts without which it is another dish: only its own variations replace them. */
  essential: readonly string[];
  /** Keys of the parts that may be left out. */
  optional: readonly string[];
  /** Keys of the parts that make it hot. */
  spicy: readonly string[];
  /** White, sweet or of three things: chili would make another dish of it, whoever eats it. */
  neverHot?: boolean | undefined;
  /** Key of a part and the kin (`kitchen/kin.ts`) whose foods may stand in its place, cooked alike. */
  open: Readonly<Record<string, string>>;
  vary: readonly Variation[];
  /** What cooks serve beside it, in words. */
  goesWith: readonly string[];
  /** Templates, see `method-template.ts`. */
  steps: readonly string[];
};
