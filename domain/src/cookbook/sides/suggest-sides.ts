import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { isAllowedSide } from '../../recipes/allowed-side.ts';
import { sideSuggestion } from '../../recipes/side-suggestion.ts';
import { isStarchySide } from '../../recipes/starchy-side.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { interchangeableFoods } from '../adaptation/interchangeable-foods.ts';
import { vegetableSidesOf } from '../adaptation/vegetable-sides.ts';
import { isChili } from '../adaptation/with-spice-level.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { type Equipment, isMainMeal } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import type { PreparedDish } from '../prepare-dish.ts';

const potatoes: FoodSet = new Set(
  foodIds(
    `potato russet-potato new-potato red-potato sweet-potato mashed-potato instant-mashed-potato potato-dumpling
    potato-salad potato-stick`,
  ),
);

/** For households that like it hot, with dishes of cuisines whose chili is not passed, see `chiliesOf`. */
const hotAtTable: Readonly<Partial<Record<DishCuisine, string>>> = {
  British: 'hot mustard',
  German: 'hot mustard',
  Polish: 'horseradish',
  Scandinavian: 'horseradish',
  Hungarian: 'pickled hot peppers',
  Italian: 'red pepper flakes',
  French: 'Espelette pepper',
  Spanish: 'pickled hot peppers',
  Greek: 'pickled hot peppers',
  Mediterranean: 'Aleppo pepper',
  Lebanese: 'Aleppo pepper',
  'Middle Eastern': 'Aleppo pepper',
  Turkish: 'Aleppo pepper',
  Georgian: 'red pepper flakes',
};
/** A main of at most this heat gets a hot condiment. */
const maxMildHeat = 2;

/** For dishes without suitable sides of their own: what is missing on most plates. */
const riceCuisines: ReadonlySet<DishCuisine> = new Set<DishCuisine>([
  'Asian',
  'Chinese',
  'Filipino',
  'Indian',
  'Indonesian',
  'Japanese',
  'Korean',
  'Thai',
  'Vietnamese',
]);
type StapleKind = 'rice' | 'bread' | 'tortillas' | 'curry';
const roots = ['roasted sweet potatoes', 'boiled sweet potatoes'];
const starches: Readonly<Record<StapleKind, readonly string[]>> = {
  rice: ['steamed rice', 'rice noodles', ...roots],
  curry: ['steamed rice', ...roots],
  bread: ['crusty bread', 'boiled potatoes', ...roots],
  tortillas: ['warm corn tortillas', ...roots],
};
/** Sides that need more than a stove. Peppers, nuts and seaweed are bought roasted. */
const sidesMadeWith: Readonly<Partial<Record<Equipment, RegExp>>> = {
  oven: /\b(?:baked(?! beans)|gratin|cornbread|macaroni pie|oven fries|roast(?:ed)?(?! (?:red )?(?:peppers|seaweed|peanuts|nuts|almonds)))\b/i,
  broiler: /\bbroiled\b/i,
  grill: /\bgrilled\b/i,
};
/** Sides that are hot whatever the dish is, and those that are a little. */
const hotSide =
  /\bchil[il](?! salad)|\bhot (?!tea|chocolate|broth|black tea)|sambal|harissa|sriracha|jalapeño|\bspicy\b|\bjerk\b|som tam/i;
const pungentSide =
  /kimchi|horseradish|wasabi|\bmustard(?! greens)|shichimi|ssamjang|pickled (?:hot )?peppers|lime pickle|mango pickle/i;
function stapleOf(cuisine: DishCuisine): StapleKind {
  if (cuisine === 'Indian') return 'curry';
  if (cuisine === 'Mexican') return 'tortillas';
  return riceCuisines.has(cuisine) ? 'rice' : 'bread';
}

/** Kilocalories below which a main with bread or rice is a meal. */
const minMealCalories = 350;
/** Kilocalories up to which a plate without bread, rice or roots is incomplete. */
const completePlateCalories = 550;

type MealFacts = { meal: MealType; spiceLevel: number; calories: number };
type Household = Limits & {
  avoidedFoods: readonly string[];
  /** With what they are made into: who refuses cilantro gets no mint chutney. */
  excludedFoods: ReadonlySet<FoodId>;
  nutritionGoals: readonly string[];
  withoutEquipment: readonly Equipment[];
};

/** Alcohol harms sleep and muscle gain. */
const alcohol = /\bbeer\b|\bwine\b|\bsake\b|\bcider\b(?! vinegar)|\bsherry\b|\brum\b/i;
const soberGoals: readonly string[] = [
  'Better Sleep',
  'Weight Loss',
  'Heart Health',
  'Longevity',
  'Muscle Building',
];
/** Fat that the figures of a small portion do not show. */
const fattySide =
  /\bin oil\b|\bolives?\b|\bavocado|guacamole|\bnuts?\b|peanuts?|\bbacon\b|sausage|\bham\b|\bfeta\b|tahini|hummus|coconut/i;

const friedSide = /\bfries\b|(?<!stir-)\bfried\b|\bchips\b|\bcrisps\b|tempura/i;
const richSide = /\bmayo|\bbutter\b|\bcream\b|aioli|\bghee\b|\bcheese\b/i;
const sugarySide =
  /\bcorn\b|\bbeans\b|\blentils?\b|\bdal\b|sugar|honey|syrup|\bjam\b|\bbeets?\b|fruit|banana|mango|pineapple|\bapple|macaroni|stuffing|pancake|pickled carrot/i;
const sweetSide = /sorbet|ice cream|\bcake\b|cookies|honey|syrup|\bjam\b|sugar|\bcoconut milk\b/i;
/** Roots and bulbs of which a portion has half of the carbohydrate that a keto meal may have. */
const sugaryVegetable = /\bcarrots?\b|\bpeas\b|\bsquash\b|\bpumpkin\b|\bparsnips?\b|\bonions?\b|\bleeks?\b/i;
/** Black and green tea, as far as the name tells it from an herbal one. */
const caffeine =
  /\bcoffee\b|\bespresso\b|\bchai\b|\b(?:black|green|jasmine|iced|milk|sweet|strong|lemon) tea\b|^(?:hot )?tea$/i;
const lightGoals: readonly string[] = [
  'Weight Loss',
  'Heart Health',
  'Anti-Inflammatory',
  'Digestive Health',
];

/** Whether a side suits the household's diets and goals in spirit. */
function fitsGoals(name: string, { dietaryRestrictions, nutritionGoals }: Household): boolean {
  const keeps = (...diets: Limits['dietaryRestrictions']) =>
    diets.some((diet) => dietaryRestrictions.includes(diet));
  const isLight = keeps('Low-Fat') || nutritionGoals.some((goal) => lightGoals.includes(goal));
  if (keeps('Low-Carb', 'Keto') && (isStarchySide(name) || sugarySide.test(name) || alcohol.test(name)))
    return false;
  if (keeps('Keto') && sugaryVegetable.test(name)) return false;
  if (nutritionGoals.includes('Better Sleep') && caffeine.test(name)) return false;
  if ((isLight || keeps('Whole30', 'Paleo')) && friedSide.test(name)) return false;
  // Potatoes are disputed in a paleo diet, sweet potatoes are not.
  if (keeps('Paleo') && /(?<!sweet )\bpotato/i.test(name)) return false;
  if (keeps('Low-Fat') && fattySide.test(name)) return false;
  if (nutritionGoals.includes('Weight Loss') && sweetSide.test(name)) return false;
  if (alcohol.test(name) && nutritionGoals.some((goal) => soberGoals.includes(goal))) return false;
  return !(isLight && richSide.test(name));
}

/**
 * Grams of vegetables per serving above which no more are suggested, and of leaves or stems above which one kind is
 * enough.
 */
const enoughVegetables = 180;
const enoughGreens = 60;
const greenVegetables: FoodSet = new Set([
  ...interchangeableFoods.brassica,
  ...interchangeableFoods['tender leaf'],
  ...interchangeableFoods['sturdy leaf'],
  ...foodIds('bok-choy napa-cabbage'),
]);

/** Per serving, with those of a sauce. */
function allVegetableGrams({ dish, parts }: AdaptedDish): number {
  return [...parts.values()]
    .map(measurePart)
    .filter(({ food: { class: kind } }) => kind === 'vegetable' || kind === 'mushroom')
    .reduce((sum, { grams }) => sum + grams / dish.serves, 0);
}

/** Patterns for sides that repeat what is on the plate. */
function repeatedSides(adapted: AdaptedDish): RegExp[] {
  const { dish, parts } = adapted;
  const foods = [...parts.values()].map(({ food, amount, unit }) => {
    const row = foodById(food);
    return { ...row, grams: (toGrams(row, amount, unit) ?? 0) / dish.serves };
  });
  const has = (is: (food: (typeof foods)[number]) => boolean) => foods.some(is);
  const isStaple = has(
    ({ class: kind, kinds, grams }) =>
      grams >= 25 &&
      (kinds.some((foodKind) => ['pasta', 'noodle', 'bread', 'dough'].includes(foodKind)) ||
        kind === 'grain' ||
        kind === 'gluten-grain'),
  );
  return [
    ...(dish.kind === 'polenta and grits' ? [/\b(?:cornbread|polenta|grits)\b/i] : []),
    ...(has(({ id }) => id === 'cauliflower-rice') ? [/\brice\b/i] : []),
    ...(isStaple ? [/\b(?:rice|noodles|potato(?:es)?|fries|mash|pasta|couscous|polenta|dumplings)\b/i] : []),
    ...(has(({ kinds, grams }) => grams >= 25 && kinds.includes('bread'))
      ? [/\b(?:bread|baguette|toast|pita|naan|sourdough|ciabatta|rolls|flatbread)\b/i]
      : []),
    ...(has(({ id, grams }) => potatoes.has(id) && grams > 60)
      ? [/\bpotato(?:es)?\b|\bfries\b|\bmash\b/i]
      : []),
    ...(has(({ class: kind, grams }) => kind === 'legume' && grams > 60) ? [/\bfries\b|\bbeans\b/i] : []),
    ...(has(({ id, grams }) => greenVegetables.has(id) && grams >= enoughGreens)
      ? [/\b(?:bok choy|greens|broccoli|spinach|gai lan)\b/i]
      : []),
    ...(allVegetableGrams(adapted) >= enoughVegetables
      ? [/\b(?:steamed|stir-fried|blanched) (?!rice)[a-z ]+/i]
      : []),
  ];
}

/** Not suggested if the dish contains the same vegetable, canned or fresh. */
const plainVegetable = /^(?:tomato(?:es)?|cucumbers?|potato(?:es)?|spinach|radish(?:es)?|carrots?|cabbage)$/;
const stemOf = (word: string) => word.replace(/e?s$/, '');

/** Sides that the household eats: nothing that is already on the plate, no salad with a salad. */
export function suggestSides(
  adapted: AdaptedDish,
  { meal, spiceLevel, calories }: MealFacts,
  limits: Household,
): string[] {
  const { dish, parts } = adapted;
  const repeated = repeatedSides(adapted);
  const listed = new Set([...parts.values()].map(({ food }) => food));
  const isSalad = /salad|slaw/.test(dish.kind);
  const words = new Set(
    [...parts.values()].flatMap(({ name }) => name.split(',')[0]!.split(' ').map(stemOf)),
  );
  const isNew = (name: string) =>
    !name.split(' ').some((word) => plainVegetable.test(word) && words.has(stemOf(word))) &&
    !(isSalad && /\bsalad\b|\bslaw\b|\bleaves\b/i.test(name)) &&
    !mentionedFoods(name).some(({ food }) => listed.has(food.id));
  const isMildEnough = (name: string) =>
    !(spiceLevel <= 2 && hotSide.test(name)) && !(spiceLevel <= 1 && pungentSide.test(name));
  const isMakeable = (name: string) =>
    !limits.withoutEquipment.some((equipment) => sidesMadeWith[equipment]?.test(name));
  const isAcceptable = (name: string) =>
    isNew(name) &&
    isMakeable(name) &&
    !mentionedFoods(name).some(({ food }) => limits.excludedFoods.has(food.id)) &&
    isMildEnough(name) &&
    !repeated.some((pattern) => pattern.test(name)) &&
    fitsGoals(name, limits) &&
    isAllowedSide(sideSuggestion(name), limits);
  const isMain = isMainMeal(meal);
  const own = dish.goesWith.filter(isAcceptable);
  const staple = stapleOf(dish.cuisine);
  const hasBread = hasStarch(parts) || own.some(isStarchySide);
  const isWhole = hasBread || calories > completePlateCalories;
  // Without bread for a salad, roots are unsuitable too.
  const isMadeSalad = isSalad || dish.tags.some((tag) => /salad$/i.test(tag));
  const filling = starches[staple].filter(
    (name) => !isMadeSalad || calories < minMealCalories || !roots.includes(name),
  );
  const needed = isMain && !isWhole ? filling.find(isAcceptable) : undefined;
  // No vegetable with a plate of vegetables.
  const greens = isMadeSalad || allVegetableGrams(adapted) >= enoughVegetables ? [] : vegetableSidesOf(dish);
  const usual = hasBread ? greens : [...filling, ...greens];
  const sides = [...parts.values()].flatMap(({ side }) => side ?? []);
  const isServed = (name: string) => sides.some((side) => name.includes(side));
  const plain =
    isMain && own.length === 0 && !needed
      ? usual.find((name) => !isServed(name) && isAcceptable(name))
      : undefined;
  const isHot = [...parts.values()].some(({ food }) => isChili(foodById(food)));
  const isTooMild = isMain && spiceLevel >= hotLoverLevel && dish.heat <= maxMildHeat && !isHot;
  const hot = isTooMild ? hotAtTable[dish.cuisine] : undefined;
  const isHotSideNew = hot && !own.some((name) => name.includes(hot)) && isAcceptable(hot);
  const suggested = [needed, ...own, plain, isHotSideNew ? hot : undefined].filter(
    (name) => name !== undefined,
  );
  return [...new Set(suggested)];
}

/** Whether a small main comes with something filling. */
export function isFilling(adapted: AdaptedDish, beside: readonly string[], calories: number): boolean {
  return calories >= minMealCalories || hasStarch(adapted.parts) || beside.some(isStarchySide);
}

/** Kilocalories below which a main without bread, rice or roots is thin. */
const thinMealCalories = 420;

/** Whether a main is a meal only with a side of bread or rice, and the household does not want it light. */
export function isThin(
  { adapted, recipe }: Pick<PreparedDish, 'adapted' | 'recipe'>,
  meal: MealType,
  { nutritionGoals }: Pick<Household, 'nutritionGoals'>,
): boolean {
  if (!isMainMeal(meal) || nutritionGoals.includes('Weight Loss')) return false;
  return recipe.nutritionInfo.calories < thinMealCalories && !hasStarch(adapted.parts);
}

function hasStarch(parts: AdaptedDish['parts']): boolean {
  return [...parts.values()].some(({ food }) => {
    const { class: kind, kinds } = foodById(food);
    const isStaple = kinds.some((foodKind) => ['bread', 'pasta', 'noodle', 'dough'].includes(foodKind));
    return isStaple || ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind);
  });
}
