import type { Food, FoodClass } from '../../foods/food.ts';
import { foodIds } from '../../foods/food-ids.ts';
import { foods } from '../../foods/table.ts';
import type { KnownPurchase } from '../purchases.ts';

/** What is bought again and again: a sentence without its end ("Buys fresh fish"), and the foods that count. */
export type HabitKind = {
  does: string;
  foods: ReadonlySet<Food>;
  /** What the receipt calls frozen does not count. */
  onlyFresh?: true;
};

const frozenWords = /\b(frz|frzn|fzn|froz|frozen|fz)\b/i;
const kept =
  /canned|tuna-in-oil|smoked|dried|salt-cod|pickled|jerky|powder|-oil$|anchovy|sardine|roe|caviar|kipper|breaded|bonito|liver|maw|stockfish|surstromming|bombay|paste|-ink/;
export function isFrozen({ food, text }: KnownPurchase): boolean {
  return food.id.startsWith('frozen-') || frozenWords.test(text);
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
const notCheese =
  /cream$|crema$|cream-cheese|yogurt|milk|butter|ghee|kefir|whey|skyr|quark|labneh|formula|protein|half-and-half|topping|eggnog|lassi|ayran|powder|lactose|caseinate|dulce|custard|panna|brulee|sherbet|malai|fraiche|kashk$|kibbeh|rabri|khoya|rasgulla|shrikhand/;
const breads =
  /^bread$|^(whole-wheat|rye|raisin|gluten-free|soda|garlic|milk|flat|corn)-?bread$|^baguette$|^sourdough$|^bagel$|^bread-roll$|^ciabatta$|^focaccia$|^english-muffin$|^challah$|^brioche$|^pita$|^naan$/;
const notFruit = /juice|puree|^(lemon|lime|yuzu|calamansi|avocado|coconut|aloe-vera)$/;
const pulses = /(?<!wasabi-)(bean|lentil|chickpea|dal|pea)(-soup-mix)?$/;
const notNuts = /milk|cream|yogurt|-flour|-oil/;
const coffee = new Set(foodIds('coffee ground-coffee espresso-powder latte'));
const soyFoods = new Set(foodIds('tofu silken-tofu smoked-tofu fried-tofu marinated-tofu tempeh'));

const isAny = (food: Food, ...classes: FoodClass[]) => classes.includes(food.class);
const isFresh = (food: Food, ...classes: FoodClass[]) =>
  isAny(food, ...classes) && food.section === 'Produce';

/** Each kind by what belongs to it. */
const rules: readonly { does: string; isOne(food: Food): boolean; onlyFresh?: true }[] = [
  {
    does: 'Buys fresh fish',
    isOne: (food) => isAny(food, 'fish', 'crustacean', 'mollusc') && !kept.test(food.id),
    onlyFresh: true,
  },
  { does: 'Buys fresh herbs', isOne: (food) => isFresh(food, 'herb') },
  { does: 'Buys berries', isOne: ({ id }) => berries.has(id) },
  { does: 'Buys leafy greens', isOne: ({ id }) => leafy.has(id) },
  {
    does: 'Buys fresh fruit',
    isOne: (food) => isFresh(food, 'fruit') && !notFruit.test(food.id),
    onlyFresh: true,
  },
  { does: 'Buys beans or lentils', isOne: (food) => isAny(food, 'legume') && pulses.test(food.id) },
  { does: 'Buys tofu or tempeh', isOne: ({ id }) => soyFoods.has(id) },
  { does: 'Buys nuts or seeds', isOne: (food) => isAny(food, 'nut', 'seed') && !notNuts.test(food.id) },
  { does: 'Buys mushrooms', isOne: (food) => isAny(food, 'mushroom') },
  {
    does: 'Buys chicken or turkey',
    isOne: (food) => isAny(food, 'poultry') && /chicken|turkey/.test(food.id),
  },
  { does: 'Buys eggs', isOne: ({ id }) => id === 'egg' },
  { does: 'Buys yogurt or kefir', isOne: ({ id }) => cultured.has(id) },
  { does: 'Buys cheese', isOne: (food) => isAny(food, 'dairy') && !notCheese.test(food.id) },
  { does: 'Buys bread', isOne: ({ id }) => breads.test(id) },
  { does: 'Buys coffee', isOne: ({ id }) => coffee.has(id) },
];

/** Habits of buying one kind of food, told with how often. */
export const habitKinds: readonly HabitKind[] = rules.map(({ isOne, ...kind }) => ({
  ...kind,
  foods: new Set(foods.filter(isOne)),
}));

const notHot = new Set(foodIds('chili-powder chili-sauce canned-chili sweet-chili-sauce serrano-ham'));
const hot =
  /chili|chile|jalapeno|serrano|habanero|scotch-bonnet|sriracha|hot-sauce|gochu|cayenne|harissa|sambal|red-pepper-flakes|chipotle/;
/** Chilies and what is made of them. */
export const hotFoods = new Set(foods.map(({ id }) => id).filter((id) => hot.test(id) && !notHot.has(id)));

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
