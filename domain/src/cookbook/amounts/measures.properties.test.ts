import { expect, test } from 'vitest';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { readIngredient } from '../../ingredient-lines/read-line.ts';
import { gramsPer, unitOf } from '../../quantities/units.ts';
import { ingredientLine } from '../../recipe-files/recipe-content.ts';
import { scaleIngredient } from '../../recipes/scale-ingredient.ts';
import { scaleMethod } from '../../recipes/scale-method.ts';
import { everyVersion } from '../testing/prepared-dishes.ts';
import { scaleAmount } from './scale-amount.ts';

const recipes = [1, 3, 4, 5, 8].flatMap(everyVersion);
const lines = recipes.flatMap(({ ingredients }) => ingredients);
const steps = recipes.flatMap(({ instructions }) => instructions);
const inUs = (line: (typeof lines)[number]) => scaleIngredient(line, 1, 'us');

test('a household with US units reads nothing metric, in lists or in steps', () => {
  const metric = /\d[ \u202f]?(?:g|kg|ml|l|cm|mm)\b|\bfl oz\b/;
  for (const line of lines) expect(ingredientLine(inUs(line))).not.toMatch(metric);
  for (const step of steps)
    expect(scaleMethod(step, 1, 'us').replaceAll(/\d+(?:–\d+)? °C/g, '')).not.toMatch(metric);
});

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const inchGrams = 15;

/** Grams of a line as a US kitchen measures it, by the food table. */
function gramsInUs(line: (typeof lines)[number]): number | null {
  const { food } = readIngredient(line);
  const { amount, unit, name } = inUs(line);
  if (!food) return null;
  const [, whole, part] = /^\((\d*)([¼½¾]?)-inch\) piece$/.exec(unit) ?? [];
  if (whole !== undefined) return (Number(whole) + (fractions[part!] ?? 0)) * inchGrams;
  const [, more] = /^cup plus (\d) tbsp$/.exec(unit) ?? [];
  if (more !== undefined) return toGrams(food, amount, 'cup')! + toGrams(food, Number(more), 'tbsp')!;
  if (unit !== 'can') return toGrams(food, amount, unitOf(unit));
  const [, ounces] = /\b([\d.]+) oz\b/.exec(name) ?? [];
  const drained = /\bdrained\b/.test(name) ? 0.75 : 1;
  return amount * Number(ounces) * gramsPer.oz! * drained;
}

test('cups, bunches, inches and cans hold what the list weighs', () => {
  for (const line of lines.filter(({ unit }) => unit === 'g')) {
    const grams = gramsInUs(line);
    const words = `${line.amount} g ${line.name} is ${ingredientLine(inUs(line))}`;
    // Kelp comes in pieces of any size, no anchovy is halved, and a spoon of yeast is that of its packets.
    if (grams === null || /^(?:piece|fillet)$/.test(inUs(line).unit) || /\byeast\b/.test(line.name)) continue;
    // Leaves and nuts are heaped, and a few grams have no finer measure.
    const isRough = line.amount < 30 || /leaf|leaves|handful|bunch|cup|can\b/.test(inUs(line).unit);
    expect(Math.abs(grams / line.amount - 1), words).toBeLessThan(isRough ? 0.31 : 0.16);
  }
});

test('amounts that a dough depends on are more exact than those of other dishes', () => {
  const ofDough = /\b(?:flour|sugar|cornstarch)$|^(?:cold |soft )?butter$/;
  for (const line of lines.filter(
    ({ unit, name, amount }) => unit === 'g' && amount >= 60 && ofDough.test(name),
  ))
    expect(Math.abs(gramsInUs(line)! / line.amount - 1), ingredientLine(inUs(line))).toBeLessThan(0.1);
});

test('herbs and leaves are not weighed in ounces', () => {
  const herb = /^(?:parsley|cilantro|mint|dill(?! pickle)|basil|Thai basil|chives)\b/;
  for (const line of lines.filter(({ name }) => herb.test(name)))
    expect(inUs(line).unit, line.name).not.toBe('oz');
});

test('amounts avoid seven spoons, 18 ounces and one and a half onions', () => {
  for (const { ingredients, instructions, servings } of recipes) {
    for (const line of ingredients) {
      const { amount, unit, name } = inUs(line);
      // A stick of butter is marked in tablespoons.
      if (unit === 'tbsp' && !/butter|ghee/.test(name)) expect(amount, name).toBeLessThan(7);
      if (unit === 'tsp') expect(amount, name).toBeLessThan(5);
      if (unit === 'oz') expect(amount, name).toBeLessThan(16);
      if (servings !== 4 && line.unit === 'whole' && /\b(?:onions|tomatoes|carrots|peppers)\b/.test(name))
        expect(line.amount % 1, `${line.amount} ${name}`).toBe(0);
    }
    for (const step of instructions) expect(step).not.toMatch(/\b(?:7 tablespoons|5 teaspoons)\b/);
  }
});

test.each([
  ['onion', { amount: 1, unit: 'whole' }, 1.5, '2 whole'],
  ['cabbage', { amount: 1, unit: 'whole' }, 1.5, '1.5 whole'],
  ['celery', { amount: 1, unit: 'stalk' }, 1.5, '2 stalk'],
  ['soy-sauce', { amount: 1, unit: 'tbsp' }, 1.75, '2 tbsp'],
  ['sugar', { amount: 4, unit: 'tbsp' }, 1.75, '90 g'],
  ['green-bean', { amount: 260, unit: 'g' }, 1.25, '350 g'],
  ['chicken-stock', { amount: 150, unit: 'ml' }, 1.25, '200 ml'],
  ['all-purpose-flour', { amount: 260, unit: 'g' }, 1.25, '325 g'],
] as const)('%s: %j times %d is %s', (id, written, factor, scaled) => {
  const { amount, unit } = scaleAmount(foodById(id), written, factor);
  expect(`${amount} ${unit}`).toBe(scaled);
});

const spoons: Readonly<Record<string, number>> = { teaspoon: 1, tablespoon: 3, cup: 48, ml: 1 / 5 };
const teaspoonsIn: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3, cup: 48, ml: 1 / 5 };
const parts: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const portion =
  /(?<![\d–])(\d*)([¼½¾⅓⅔]?) (teaspoon|tablespoon|cup|ml)s? of the ([a-z ]+?)(?=[.,;]| (?:with|and|in|over|to|into|on|from|until|for)\b)/g;

test.each(['metric', 'us'] as const)(
  'in %s units, what steps take of a food adds up to no more than the list has',
  (units) => {
    let seen = 0;
    for (const { ingredients, instructions, title } of recipes) {
      const text = instructions.map((step) => scaleMethod(step, 1, units)).join(' ');
      if (/Measures are for one round|\bshare\b/.test(text)) continue;
      const taken = new Map<string, number>();
      for (const [, whole, part, unit, name] of text.matchAll(portion)) {
        const amount = (Number(whole) + (parts[part!] ?? 0)) * spoons[unit!]!;
        taken.set(name!, (taken.get(name!) ?? 0) + amount);
      }
      for (const [name, teaspoons] of taken) {
        const named = ingredients.filter((line) => line.name.split(',')[0] === name);
        if (named.length !== 1) continue;
        const { amount, unit } = scaleIngredient(named[0]!, 1, units);
        const each = teaspoonsIn[unit];
        if (each === undefined) continue;
        seen += 1;
        // As much as `withCorrectedShares` tolerates.
        expect(teaspoons / (amount * each), `${title}: ${name}`).toBeLessThan(1.2);
      }
    }
    expect(seen).toBeGreaterThan(50);
  },
);
