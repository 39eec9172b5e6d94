import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import type { DishKind, DishPart } from './dish.ts';
import { partToken } from './part-token.ts';
import { isTossed } from './vessels.ts';

/** In how many goes a dish is cooked, and its steps from which on and before which; null for one go. */
export type Rounds = { count: number; from: number | null; to: number };

/** What a pan holds of a cooked dish that is tossed in it, in grams: noodles tangle, rice does not. */
const atOnce = { noodles: 1400, rice: 1700 } as const;
/** A little more than that is no second round. */
const room = 0.15;
/** Dry noodles take up more than their own weight of water. */
const swollen = 2.2;

const tossing = /\b(?:toss|stir-fry|fry|turn)\b/i;
const begins =
  /\b[Hh]eat\b|\b(?:rest|last|more|half) (?:of the )?\{[^}]*oil\}|\{\d+ tbsp\} of (?:the )?\{[^}]*oil\}/;
const pan = /\{an? [^{}]*(?:pan|wok|skillet), \d+\}/;
const told =
  /\bservings? at a time\b|\bin (?:two |three )?rounds\b|\beach serving\b|\{a share of,|\bpaella\b|\b(?:simmer|braise)/i;
const one: Rounds = { count: 1, from: null, to: 0 };

type Amounts = {
  parts: ReadonlyMap<string, DishPart>;
  listed: ReadonlyMap<string, { amount: number; unit: string }>;
};

/** Of noodles and fried rice, in how many rounds one pan cooks them without steaming. */
export function roundsFor(kind: DishKind, steps: readonly string[], { parts, listed }: Amounts): Rounds {
  if (!isTossed(kind) || steps.some((step) => told.test(step))) return one;
  const foods = [...parts].map(([key, { food }]) => ({ key, food: foodById(food), line: listed.get(key)! }));
  const isSoup = foods.some(
    ({ food, line: { amount, unit } }) =>
      food.kinds.includes('stock') && (unit === 'l' || (unit === 'ml' && amount >= 300)),
  );
  const staples = foods
    .filter(({ food }) => food.kinds.includes('noodle') || food.class === 'grain')
    .map(({ key }) => new RegExp(partToken(key)));
  const heated = steps.findIndex((step) => pan.test(step));
  const tossed = steps.findIndex(
    (step, at) =>
      heated !== -1 &&
      at >= heated &&
      tossing.test(step) &&
      !/\bbowls?\b|\btowel\b|\bdrain\b/i.test(step) &&
      staples.some((staple) => staple.test(step)),
  );
  if (isSoup || tossed === -1) return one;
  const grams = foods.reduce((sum, { food, line: { amount, unit } }) => {
    const isDry = food.kinds.includes('noodle') && food.per100g.calories > 250;
    return sum + (toGrams(food, amount, unit as DishPart['unit']) ?? 0) * (isDry ? swollen : 1);
  }, 0);
  const count = Math.ceil(grams / atOnce[kind === 'noodles' ? 'noodles' : 'rice'] - room);
  const from = steps.findLastIndex((step, at) => at >= heated && at <= tossed && begins.test(step));
  const last = steps.findLastIndex((step) => tossing.test(step) && !/\bsecond pan\b/.test(step));
  return count > 1 && from !== -1 ? { count, from, to: last + 1 } : one;
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const shares = ['', 'all', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'];

/** The steps with the rounds told where they begin. */
export function inRounds(steps: readonly string[], { count, from }: Rounds): readonly string[] {
  if (from === null) return steps;
  const share = shares[count] ?? 'a part';
  const note = `From here on cook in ${numbers[count] ?? count} rounds, with ${share} of everything in each: a full pan steams.`;
  return steps.map((step, at) => (at === from ? `${note} ${step}` : step));
}
