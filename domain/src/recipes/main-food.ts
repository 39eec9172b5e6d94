import { type Food, type FoodClass, meatAndSeafood } from '../foods/food.ts';
import type { MainFoodName } from '../vocabulary/main-foods.ts';

type Weighed = { food: Food; grams: number };
export type FoodShare = { food: Food; share: number };

export const proteins: readonly FoodClass[] = [...meatAndSeafood, 'egg', 'soy', 'legume'];

/** Share of the weight above which a protein is the main food, although there is more rice or tomato. Our estimate. */
export const minMainShare = 0.12;

const nameOfClass: Readonly<Partial<Record<FoodClass, MainFoodName>>> = {
  'red-meat': 'Meat',
  poultry: 'Chicken and poultry',
  fish: 'Fish',
  crustacean: 'Seafood',
  mollusc: 'Seafood',
  egg: 'Eggs',
  soy: 'Tofu and soy',
  legume: 'Beans and lentils',
  'gluten-grain': 'Rice and grains',
  grain: 'Rice and grains',
  'starchy-vegetable': 'Potatoes',
  mushroom: 'Mushrooms',
  vegetable: 'Vegetables',
  fruit: 'Fruit',
  nut: 'Nuts and seeds',
  seed: 'Nuts and seeds',
};

/** Shares of the total weight, heaviest first; without water and stock, the heaviest foods of a soup. */
export function sharesOf(weighed: readonly Weighed[]): FoodShare[] {
  const body = weighed.filter(({ food }) => isBody(food));
  const all = body.reduce((sum, { grams }) => sum + grams, 0) || 1;
  return body
    .map(({ food, grams }) => ({ food, share: grams / all }))
    .sort((one, other) => other.share - one.share);
}

/** The main food of these, which are not empty: the meat, fish, eggs or pulses, otherwise the heaviest. */
export function mainOf(foods: readonly FoodShare[]): Food {
  const found = foods.find(({ food, share }) => proteins.includes(food.class) && share > minMainShare);
  return (found ?? foods[0]!).food;
}

/** The name of the main food for display; null if none of the foods has one. */
export function mainFoodName(weighed: readonly Weighed[]): MainFoodName | null {
  const named = sharesOf(weighed).filter(({ food }) => nameOf(food) !== null);
  if (named.length === 0) return null;
  const main = mainOf(named);
  const cheese = named.find(({ food, share }) => food.kinds.includes('cheese') && share > minMainShare);
  return nameOf(cheese && !proteins.includes(main.class) ? cheese.food : main);
}

function nameOf({ class: kind, kinds }: Food): MainFoodName | null {
  if (kinds.includes('cheese')) return 'Cheese';
  if (kinds.includes('pasta') || kinds.includes('noodle')) return 'Pasta and noodles';
  return nameOfClass[kind] ?? null;
}

function isBody({ class: kind, kinds }: Food): boolean {
  return kind !== 'water' && kind !== 'salt' && !kinds.includes('stock');
}
