import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';
import type { ListedPart, Part } from './dish.ts';
import { cuts } from './kitchen/cuts.ts';
import { type Measured, measureAmount } from './measure-amount.ts';

const alwaysMany = new Set(
  foodIds(
    'green-pea crushed-tomato glass-noodle shirataki-noodle coconut-flake goji-berry bean-sprout bamboo-shoot pea-shoot collard-green mustard-green chive curry-leaf mustard-seed fennel-seed sichuan-peppercorn',
  ),
);
const manyClasses: readonly Food['class'][] = ['legume', 'nut', 'seed', 'grain', 'gluten-grain', 'mushroom'];

/** Spices that the kitchen takes ground, where the table's name is that of the seed too. */
const ground: Readonly<Partial<Record<FoodId, string>>> = {
  cumin: 'ground cumin',
  'ground-coriander': 'ground coriander',
  cardamom: 'ground cardamom',
  cinnamon: 'ground cinnamon',
};

/** The food's name as the amount asks for it: one onion, two onions, 400 g of chickpeas. */
function nameFor(food: Food, { amount, unit }: Measured, grams: number): string {
  const powder = ground[food.id];
  if (powder) return powder;
  if (unit === 'whole') return amount > 1 ? food.plural : food.name;
  if (food.id === 'curry-leaf') return food.plural;
  if (['leaf', 'slice', 'clove', 'stalk', 'sprig'].includes(unit)) return food.name;
  if (alwaysMany.has(food.id) || manyClasses.includes(food.class)) return food.plural;
  const { each } = food.grams;
  return each !== undefined && each <= 250 && grams / each > 1.3 ? food.plural : food.name;
}

/** Grams of what comes in a tin are of what is eaten, where a label would tell them with the liquid. */
function cutListed({ food, cut }: Part, { unit }: Measured): string {
  const { listed } = cuts[cut];
  if (unit !== 'g' || !food.name.startsWith('canned ') || !listed.startsWith('drained')) return listed;
  return cut === 'flake' ? 'drained weight, flaked' : 'drained weight';
}

/**
 * The parts with their amounts for all servings and the names that list and method use. Null when a food cannot
 * be measured.
 */
export function listParts(parts: readonly Part[], servings: number): ListedPart[] | null {
  const listed: ListedPart[] = [];
  for (const part of parts) {
    const grams = part.grams * servings;
    const measured = measureAmount(part.food, grams);
    if (!measured) return null;
    const said = nameFor(part.food, measured, grams);
    const cut = cutListed(part, measured);
    listed.push({ ...part, said, ingredient: { name: cut ? `${said}, ${cut}` : said, ...measured } });
  }
  return listed;
}
