import type { Dish, DishPart } from '../dish.ts';

/** Words for the share of an egg. */
const shares = [
  { max: 0.29, words: 'a quarter' },
  { max: 0.42, words: 'a third' },
  { max: 0.6, words: 'half' },
] as const;

/** An egg that is stirred in can be divided; a boiled, fried or dipping egg is used whole. */
const stirredIn = /\b(?:mix|knead|stir|whisk|beat|work|blend|mash)\b/i;
const usedWhole =
  /\b(?:boil|fry|poach|peel|dip|coat|turn|brush|glaze|crack|break|scramble|top|yolks?|whites?|quarter|halve)\b/i;

/** A fraction of an egg cannot be bought: the list has a whole one, and the method says how much of it to use. */
export function withEggShares(
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  kind: Dish['kind'],
  factor: number,
): readonly string[] {
  if (kind === 'omelette' || kind === 'eggs') return steps;
  let result = steps;
  for (const [key, { food, unit, amount }] of parts) {
    const share = shares.find(({ max }) => amount * factor <= max);
    if (food !== 'egg' || unit !== 'whole' || !share) continue;
    const isNamed = (text: string) => text.includes(`{${key}}`) || text.includes(`|${key}}`);
    const all = result.flatMap((step) => step.split(/(?<=[.!?]) /)).filter(isNamed);
    if (all.length !== 1 || !stirredIn.test(all[0]!) || usedWhole.test(all[0]!)) continue;
    result = result.map((step) =>
      isNamed(step) ? `Beat the {${key}} in a cup: ${share.words} of it is enough. ${step}` : step,
    );
  }
  return result;
}
