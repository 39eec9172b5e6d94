import type { FoodId } from '../foods/food-id.ts';
import type { Unit } from '../quantities/units.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { CookingSkillLevel, MealType } from '../vocabulary/options.ts';

/** Kinds of dishes that a household would consider "the same again". */
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

/** Made in a pot, on a tray or as a batch: never for one serving, and the rest keeps. */
const batchKinds: ReadonlySet<DishKind> = new Set<DishKind>([
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

/** Folded or fried in one pan: more than a third as many eggs again neither set nor turn. */
const singlePanKinds: ReadonlySet<DishKind> = new Set<DishKind>(['omelette', 'eggs']);
const maxPanFactor = 1.34;
/** Tossed in one pan: the widest holds this many times what a frying pan holds. */
const maxTossedFactor: Readonly<Partial<Record<DishKind, number>>> = {
  noodles: 1.5,
  'fried rice': 1.5,
  'stir-fry': 2,
};

/** Deep-fried food contradicts a diet of whole foods, and goals that want little fat. */
export const isDeepFried = (kind: DishKind) => kind === 'breaded and fried' || kind === 'fritters';

/** Made one by one and eaten hot: impractical beyond twice the dish's own servings. */
const pieceByPieceKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'pancakes',
  'fritters',
  'breaded and fried',
  'pan-seared',
  'toast',
  'savory pie',
  'dumplings',
  'rolls',
]);

/** From this many minutes on, a dish is only worth making for several servings. */
const minBatchMinutes = 120;

/** Up to this many minutes, a pot is worth making for one. */
const maxSingleServingMinutes = 15;

/** The smallest share of a pot that is worth making. */
const minBatchShare = 1 / 3;

/** A tin of a fixed size: half the batter would neither rise nor bake in the same time. */
const fixedTin = /\{an? [^{}]*\b(?:tins?|(?:cake|loaf|tart|pie|baking) pan|tart dish|pie dish), \d+\}/;
/** A tin can be cut into this many times the servings. */
const maxTinFactor = 1.34;

export function isBakedInFixedTin({ kind, steps }: Pick<Dish, 'kind' | 'steps'>): boolean {
  return (kind === 'cake and cookies' || kind === 'pudding') && steps.some((step) => fixedTin.test(step));
}

/** The servings that a household of `people` makes of a dish; null if it is unsuitable. */
export function servingsFor(
  { kind, serves, minutes, steps }: Pick<Dish, 'kind' | 'serves' | 'minutes' | 'steps'>,
  people: number,
): number | null {
  if (isBakedInFixedTin({ kind, steps }) && Number.isSafeInteger(people * serves))
    return people > serves && people <= serves * maxTinFactor ? people : serves * Math.ceil(people / serves);
  if (people > maxPeopleFor({ kind, serves, steps })) return null;
  const isBatch =
    (batchKinds.has(kind) && minutes.total > maxSingleServingMinutes) || minutes.total >= minBatchMinutes;
  return isBatch ? Math.max(people, Math.ceil(serves * minBatchShare)) : people;
}

/** Tossed in a bowl and eaten raw or cold. */
export const saladKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'salad',
  'main salad',
  'slaw and pickles',
]);

/** How many people a dish can be made for: what fits the only pan, or is fried piece by piece, soon ends. */
export function maxPeopleFor({ kind, serves, steps }: Pick<Dish, 'kind' | 'serves' | 'steps'>): number {
  if (isBakedInFixedTin({ kind, steps })) return Number.MAX_SAFE_INTEGER;
  if (singlePanKinds.has(kind)) return Math.floor(serves * maxPanFactor);
  const factor = maxTossedFactor[kind] ?? (pieceByPieceKinds.has(kind) ? 2 : Number.POSITIVE_INFINITY);
  return Math.floor(Math.min(Number.MAX_SAFE_INTEGER, factor * serves));
}

/** Servings from which on a dish is meant for guests. */
const partyServings = 8;
/** Batches that last for a week of breakfasts and snacks. */
const longKeepingKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'granola',
  'bites',
  'savory bake',
  'sweet bread',
  'cake and cookies',
  'pudding',
]);

/** Dishes for guests, of which even a third would last one person three days. */
export function isTooMuchForOne({ kind, serves }: Pick<Dish, 'kind' | 'serves'>, people: number): boolean {
  return people === 1 && serves >= partyServings && batchKinds.has(kind) && !longKeepingKinds.has(kind);
}

/** Equipment beyond a stove, a pan, a pot, a knife and a bowl. */
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
  /** Minutes of active work. */
  active: number;
  /** Minutes from start to finish. */
  total: number;
};

/** One line of a dish's list, with the amount for all of its servings. */
export type DishPart = {
  /** The name in the method's tokens, which is the list's name up to the comma. Unique in the dish. */
  key: string;
  amount: number;
  unit: Unit;
  /** The name in the list: "garlic, thinly sliced". */
  name: string;
  food: FoodId;
  /** The side that it belongs to, see `join-sides.ts`. */
  side?: string | undefined;
  /** Passed at the table rather than cooked in it, to all or to the adults of a household with children. */
  table?: 'all' | 'adults';
};

/** Whether a meal consists of a main dish. */
export const isMainMeal = (meal: MealType) => meal === 'lunch' || meal === 'dinner';

/** Whether a dish can be a lunch or dinner. */
export const isMainDish = ({ meals }: { meals: readonly MealType[] }) => meals.some(isMainMeal);

/** Another way to make the dish, for households that cannot or do not want to eat a part. */
export type Variation = {
  /** Key of the replaced part. */
  part: string;
  /** The replacement; null to omit the part. */
  use: DishPart | null;
  name?: string;
  about?: string;
  minutes?: Minutes;
  /** Replaced steps by their number, starting from 1; null deletes the step. */
  steps?: Readonly<Record<string, string | null>>;
};

/** A written dish, compiled from one file in `dishes/`. Decision 051 describes the format. */
export type Dish = {
  /** Never changes, because links to the recipe contain it. */
  number: number;
  name: string;
  /** One or two sentences about the dish. */
  about: string;
  /** What to say where `about` is no longer true: what the dish is made of, in tokens. */
  otherwise?: string | undefined;
  cuisine: DishCuisine;
  /** The usual meal first. */
  meals: readonly MealType[];
  kind: DishKind;
  skill: CookingSkillLevel;
  minutes: Minutes;
  equipment: readonly Equipment[];
  serves: number;
  /** Spiciness as written, 0 (none) to 5 (fiery). */
  heat: number;
  /** Relative cost per serving, 1 (cheap) to 3 (expensive). */
  cost: 1 | 2 | 3;
  tags: readonly string[];
  parts: readonly DishPart[];
  /** Keys of parts that only the dish's own variations may replace. */
  essential: readonly string[];
  /** Keys of parts that may be omitted. */
  optional: readonly string[];
  /** Keys of the parts that make it hot. */
  spicy: readonly string[];
  /** Chili would make it another dish, whatever the household's spice level. */
  neverHot?: boolean | undefined;
  /** By part key, the group (`adaptation/interchangeable-foods.ts`) whose foods may replace it. */
  open: Readonly<Record<string, string>>;
  vary: readonly Variation[];
  /** Names of usual sides. */
  goesWith: readonly string[];
  /** Templates of the method, see `method-template.ts`. */
  steps: readonly string[];
  /** The same with rice that boils meanwhile, for a dish that those in a hurry eat with rice cooked before. */
  unhurried?: Dish;
};
