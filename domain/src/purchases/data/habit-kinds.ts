import { type Food, type FoodClass, seafoodClasses } from '../../foods/food.ts';
import { foodIds } from '../../foods/food-ids.ts';
import { foods } from '../../foods/table.ts';
import type { KnownPurchase } from '../purchases.ts';

/**
 * A kind of food that is bought repeatedly: the beginning of a sentence ("Buys fresh fish"), and the foods that count.
 */
export type HabitKind = {
  activity: string;
  foods: ReadonlySet<Food>;
  /** Items that the receipt marks as frozen do not count. */
  onlyFresh?: true;
};

const frozenWords = /\b(frz|frzn|fzn|froz|frozen|fz)\b/i;
const frozenFoods = new Set(
  foodIds(`frozen-spinach frozen-mixed-berries frozen-strawberry frozen-blueberry frozen-raspberry frozen-cherry
  frozen-mango frozen-yogurt`),
);
export function isFrozen({ food, text }: KnownPurchase): boolean {
  return frozenFoods.has(food.id) || frozenWords.test(text);
}

const berries = new Set(
  foodIds(`strawberry raspberry blueberry blackberry cranberry mixed-berries frozen-mixed-berries frozen-strawberry
  frozen-blueberry frozen-raspberry red-currant black-currant gooseberry cherry`),
);
const leafy = new Set(
  foodIds(`spinach kale lacinato-kale swiss-chard collard-green lettuce romaine-lettuce iceberg-lettuce butter-lettuce
  little-gem-lettuce mixed-greens arugula watercress radicchio lambs-lettuce bok-choy`),
);
const cultured = new Set(
  foodIds(`yogurt low-fat-yogurt greek-yogurt nonfat-greek-yogurt vanilla-yogurt skyr kefir lassi ayran labneh quark
  soy-yogurt oat-yogurt coconut-yogurt almond-yogurt`),
);
const preservedFish = new Set(
  foodIds(`dried-shrimp crab-paste anchovy canned-tuna tuna-in-oil smoked-salmon canned-salmon salt-cod smoked-haddock
  smoked-mackerel canned-mackerel smoked-trout sardine fresh-sardine pickled-herring kipper bonito-flake dried-anchovy
  caviar salmon-roe fish-roe cod-liver stockfish surstromming bombay-duck smoked-whitefish fish-maw fish-jerky
  canned-clam squid-ink dried-scallop breaded-squid breaded-clam fish-oil bonito-powder krill-oil`),
);
/** Fruit that is used for juice or cooking rather than eaten fresh. */
const notEatenFresh = new Set(
  foodIds('avocado acai-puree lemon lime yuzu calamansi orange-juice grapefruit-juice aloe-vera coconut'),
);
const notPulses = new Set(
  foodIds(`pea-milk plant-egg aquafaba peanut-milk iru bean-dip pea-protein horse-gram sattu wasabi-pea peanut
  peanut-butter peanut-flour kuli-kuli beyond-burger chickpea-flour lupin-flour lentil-flour legume-pasta
  vegan-protein-powder chickpea-miso`),
);
const notNuts = new Set(
  foodIds(`almond-milk cashew-milk nut-milk hemp-milk cashew-cream almond-yogurt sesame-milk almond-flour
  chestnut-flour`),
);
const otherPoultry = new Set(
  foodIds(`frog-leg cornish-hen duck duck-breast duck-leg goose quail pheasant guinea-fowl pigeon foie-gras partridge
  grouse ostrich capon stewing-hen`),
);
const spreadCheese = new Set(foodIds('cream-cheese cheese-powder'));
const coffee = new Set(foodIds('coffee ground-coffee espresso-powder latte'));
const soyFoods = new Set(foodIds('tofu silken-tofu smoked-tofu fried-tofu marinated-tofu tempeh'));

const isAny = (food: Food, ...classes: FoodClass[]) => classes.includes(food.class);
const isFresh = (food: Food, ...classes: FoodClass[]) =>
  isAny(food, ...classes) && food.section === 'Produce';

/** A condition for the foods of each kind. */
const rules: readonly { activity: string; isOne(food: Food): boolean; onlyFresh?: true }[] = [
  {
    activity: 'Buys fresh fish',
    isOne: (food) => isAny(food, ...seafoodClasses) && !preservedFish.has(food.id),
    onlyFresh: true,
  },
  { activity: 'Buys fresh herbs', isOne: (food) => isFresh(food, 'herb') },
  { activity: 'Buys berries', isOne: ({ id }) => berries.has(id) },
  { activity: 'Buys leafy greens', isOne: ({ id }) => leafy.has(id) },
  {
    activity: 'Buys fresh fruit',
    isOne: (food) => isFresh(food, 'fruit') && !notEatenFresh.has(food.id),
    onlyFresh: true,
  },
  { activity: 'Buys beans or lentils', isOne: (food) => isAny(food, 'legume') && !notPulses.has(food.id) },
  { activity: 'Buys tofu or tempeh', isOne: ({ id }) => soyFoods.has(id) },
  { activity: 'Buys nuts or seeds', isOne: (food) => isAny(food, 'nut', 'seed') && !notNuts.has(food.id) },
  { activity: 'Buys mushrooms', isOne: (food) => isAny(food, 'mushroom') },
  {
    activity: 'Buys chicken or turkey',
    isOne: (food) => isAny(food, 'poultry') && !otherPoultry.has(food.id),
  },
  { activity: 'Buys eggs', isOne: ({ id }) => id === 'egg' },
  { activity: 'Buys yogurt or kefir', isOne: ({ id }) => cultured.has(id) },
  { activity: 'Buys cheese', isOne: (food) => food.kinds.includes('cheese') && !spreadCheese.has(food.id) },
  { activity: 'Buys bread', isOne: ({ kinds }) => kinds.includes('bread') },
  { activity: 'Buys coffee', isOne: ({ id }) => coffee.has(id) },
];

/** Habits of buying one kind of food, reported with their frequency. */
export const habitKinds: readonly HabitKind[] = rules.map(({ isOne, ...kind }) => ({
  ...kind,
  foods: new Set(foods.filter(isOne)),
}));

export const hotFoods = new Set(foods.filter(({ kinds }) => kinds.includes('chili')).map(({ id }) => id));

export const plantMilks = new Set(
  foodIds(`oat-milk gluten-free-oat-milk almond-milk soy-milk rice-milk pea-milk cashew-milk nut-milk hemp-milk
  coconut-milk-drink plant-milk peanut-milk sesame-milk`),
);
export const dairyMilks = new Set(
  foodIds('milk reduced-fat-milk low-fat-milk skim-milk buffalo-milk goat-milk sheep-milk'),
);
export const bakingFoods = new Set(
  foodIds(`all-purpose-flour bread-flour self-rising-flour whole-wheat-flour cake-flour pastry-flour 00-flour rye-flour
  spelt-flour yeast fresh-yeast baking-powder baking-soda vanilla-extract vanilla-bean cocoa-powder chocolate-chip brown-sugar
  powdered-sugar cornstarch almond-flour buttermilk sprinkle unsweetened-chocolate`),
);
export const readyFoods = new Set(
  foodIds(`ready-meal pizza mac-and-cheese pot-pie burrito lasagna-dish corn-dog fried-chicken chicken-nugget fish-stick
  canned-chili canned-spaghetti ramen-soup mashed-potato spring-roll egg-roll quiche mozzarella-stick breaded-shrimp
  meat-sandwich sandwich salad-kit potato-salad macaroni-salad chicken-noodle-soup vegetable-soup tomato-soup sushi
  butter-chicken chicken-tikka vegetable-curry fried-rice taco quesadilla tamale cheeseburger veggie-burger`),
);
