import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { DishPart } from '../dish.ts';
import { partToken } from './part-token.ts';
import { plainShares, shareWords } from './share-words.ts';
import type { Rounds } from './tossed-rounds.ts';

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const shares = ['', 'all', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'];

/** Mark the first and the last step of the rounds until the steps are numbered. */
const firstMark = '\uE010';
const lastMark = '\uE011';

/** The steps with the rounds announced in a step before them, and with spoons and cups for one round. */
export function inRounds(
  steps: readonly string[],
  { count, from, to, fillingPart }: Rounds,
  parts: ReadonlyMap<string, DishPart>,
  factor: number,
): readonly string[] {
  if (from === null) return steps;
  const measured = withMeasuredShares(steps, from, parts);
  const perRound = measured.slice(from, to).map((step) =>
    step
      .replace(/\{([\d.]+) (tsp|tbsp|ml|l|g)\}/g, (_, amount: string, unit: string) => {
        return `{${Math.round(amountPerRound(Number(amount) / count, unit, factor) * 1000) / 1000} ${unit}}`;
      })
      .replace(
        /\{(in \w+), ([\d.]+)\}/g,
        (_, words: string, holds: string) => `{${words}, ${Number(holds) * count}}`,
      ),
  );
  const spoons = perRound.some((step) => /\{[\d.]+ (?:tsp|tbsp|ml|l|g)\}/.test(step))
    ? ' Measures in these steps are for one round.'
    : '';
  const share = shares[count] ?? 'a part';
  const all = fillingPart ? `${share} of the ${fillingPart} and of everything else` : share;
  // Food that finishes cooking in its sauce is not kept warm.
  const comesBack = steps.slice(to).some((step) => returnsToPan.test(step));
  const warm = comesBack ? '' : ` ${keepWarmSentence(count)}`;
  const note = `Cook ${firstMark} in ${numbers[count] ?? count} rounds, with ${all} in each: a full pan steams.${warm}${spoons}`;
  const rounds = perRound.with(-1, `${perRound.at(-1)}${lastMark}`);
  return [...steps.slice(0, from), note, ...rounds, ...steps.slice(to)];
}

/** Spoons are rounded down, so that all rounds together take no more than the list has. */
function amountPerRound(amount: number, unit: string, factor: number): number {
  const spoon = inTeaspoons[unit];
  if ((unit !== 'tsp' && unit !== 'tbsp') || !spoon) return amount;
  const teaspoons = amount * factor * spoon;
  const parts = teaspoons < 2 ? 4 : 2;
  return Math.max(1, Math.floor(teaspoons * parts + 0.01)) / parts / factor / spoon;
}

/** Food that was taken out and cooks on. */
const returnsToPan =
  /\b(?:return|put|set|lay|nestle|slide|tuck)\b[^.;]*\b(?:(?:in|into|to) the (?:sauce|pan|curry|broth|pot|glaze|gravy|stew)|back)\b/i;

/**
 * Announced at the beginning of the rounds: at their end it would follow the topping, or precede what is added to all.
 */
function keepWarmSentence(count: number): string {
  return count === 2
    ? 'Keep the first round warm under foil while you cook the second.'
    : 'Keep each round warm under foil while you cook the next.';
}

const measuredInRounds: readonly Food['class'][] = ['oil', 'salt'];

/** The oil and salt of the rounds in spoons, since "the rest of the oil" cannot be halved in a hot pan. */
function withMeasuredShares(
  steps: readonly string[],
  from: number,
  parts: ReadonlyMap<string, DishPart>,
): readonly string[] {
  return [...parts].reduce((result, [key, { food, amount, unit }]) => {
    if (!measuredInRounds.includes(foodById(food).class) || (unit !== 'tbsp' && unit !== 'tsp'))
      return result;
    const mention = new RegExp(
      `(?:\\{(?<stated>[\\d.]+) (?<in>tsp|tbsp)\\} (?:of )?|(?<share>${shareWords(plainShares)}) (?:of )?|(?<rest>the rest of |the last of |the remaining ))?(?:the )?(?<token>${partToken(key)})(?<and> and (?:the )?(?=\\{[a-z]))?`,
      'g',
    );
    let left = amount;
    return result.map((step, at) =>
      step.replace(mention, (words: string, ...found) => {
        const { stated, in: inUnit, share, rest, token, and } = found.at(-1) as Record<string, string>;
        const spoons = stated
          ? Number(stated) * (inTeaspoons[inUnit!]! / inTeaspoons[unit]!)
          : share
            ? amount * plainShares[share]!
            : left;
        if (spoons <= 0 || (!stated && !share && !rest && left < amount)) return words;
        left -= spoons;
        if (at < from || stated) return words;
        // "The rest of the oil and garlic" is the rest of both.
        const joined = and === ' and ' && rest ? ` and ${rest}the ` : (and ?? '');
        return `{${Math.round(spoons * 100) / 100} ${unit}} of the ${token}${joined}`;
      }),
    );
  }, steps);
}

/** The method with the numbers of the first and last step of the rounds. */
export function numberedRounds(given: readonly string[]): readonly string[] {
  // If the last step's text was dropped, the previous step is the last.
  const emptyStep = given.indexOf(lastMark);
  const steps = given
    .map((step, at) => (at === emptyStep - 1 ? `${step}${lastMark}` : step))
    .filter((_, at) => at !== emptyStep);
  const first = 1 + steps.findIndex((step) => step.includes(firstMark));
  const last = steps.findIndex((step) => step.includes(lastMark));
  if (first === 0) return steps;
  const joiner = last === first + 1 ? 'and' : 'to';
  const which = last > first ? `steps ${first + 1} ${joiner} ${last + 1}` : 'the next step';
  return steps.map((step) => step.replace(firstMark, which).replace(lastMark, '').trimEnd());
}
