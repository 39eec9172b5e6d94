import type { Food, FoodClass, FoodKind, Section } from './food.ts';

/** More precise than sections, in the order of a walk through the store. */
export const aisles = [
  'Vegetables',
  'Fruit',
  'Herbs',
  'Meat and poultry',
  'Fish and seafood',
  'Eggs',
  'Tofu and meat substitutes',
  'Cheese',
  'Milk, butter and yogurt',
  'Bread and bakery',
  'Pasta, rice and grains',
  'Beans and lentils',
  'Baking and sugar',
  'Spices and salt',
  'Oils, vinegars and sauces',
  'Nuts, seeds and dried fruit',
  'Drinks',
  'Cans, jars and the rest',
] as const;
export type Aisle = (typeof aisles)[number];

const byClass: Readonly<Partial<Record<Section, Readonly<Partial<Record<FoodClass, Aisle>>>>>> = {
  Produce: { fruit: 'Fruit', herb: 'Herbs' },
  Protein: {
    'red-meat': 'Meat and poultry',
    poultry: 'Meat and poultry',
    'animal-fat': 'Meat and poultry',
    fish: 'Fish and seafood',
    crustacean: 'Fish and seafood',
    mollusc: 'Fish and seafood',
    seaweed: 'Fish and seafood',
    egg: 'Eggs',
  },
  Pantry: {
    'gluten-grain': 'Pasta, rice and grains',
    grain: 'Pasta, rice and grains',
    legume: 'Beans and lentils',
    baking: 'Baking and sugar',
    sweetener: 'Baking and sugar',
    spice: 'Spices and salt',
    salt: 'Spices and salt',
    herb: 'Spices and salt',
    oil: 'Oils, vinegars and sauces',
    acid: 'Oils, vinegars and sauces',
    nut: 'Nuts, seeds and dried fruit',
    seed: 'Nuts, seeds and dried fruit',
    fruit: 'Nuts, seeds and dried fruit',
    drink: 'Drinks',
    alcohol: 'Drinks',
  },
  Other: { drink: 'Drinks', alcohol: 'Drinks', 'gluten-grain': 'Bread and bakery' },
};

const byKind: Readonly<Partial<Record<FoodKind, Aisle>>> = {
  bread: 'Bread and bakery',
  pasta: 'Pasta, rice and grains',
  noodle: 'Pasta, rice and grains',
  cheese: 'Cheese',
  flour: 'Baking and sugar',
  sauce: 'Oils, vinegars and sauces',
};

const rest: Readonly<Record<Section, Aisle>> = {
  Produce: 'Vegetables',
  Protein: 'Tofu and meat substitutes',
  Dairy: 'Milk, butter and yogurt',
  Pantry: 'Cans, jars and the rest',
  Other: 'Cans, jars and the rest',
};

/** Days that bread and rolls keep at most; other grains keep for months. */
const freshBread = 14;

/** The aisle in which shops usually keep a food. */
export function aisleOf(food: Food): Aisle {
  const { class: kind, kinds, contains, shelfLife, boughtAs } = food;
  const section = sectionOf(food);
  const known = section === 'Produce' ? undefined : kinds.map((one) => byKind[one]).find(Boolean);
  const usual = known ?? byClass[section]?.[kind] ?? rest[section];
  if (usual === 'Beans and lentils') {
    return contains.includes('Peanuts') ? 'Nuts, seeds and dried fruit' : usual;
  }
  if (usual === 'Pasta, rice and grains' && kinds.length === 0 && boughtAs === null) {
    return shelfLife && shelfLife.closed <= freshBread ? 'Bread and bakery' : usual;
  }
  return isCanned(food) ? 'Cans, jars and the rest' : usual;
}

/** The section in which shops usually keep a food: what they sell in cans is not among the fresh produce. */
export function sectionOf(food: Food): Section {
  return food.section === 'Produce' && isCanned(food) ? 'Pantry' : food.section;
}

function isCanned({ sold }: Food): boolean {
  return typeof sold === 'object' && sold.metric.every(({ unit }) => unit === 'can');
}
