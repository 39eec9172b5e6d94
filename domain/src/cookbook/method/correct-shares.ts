import { foodById } from '../../foods/table.ts';
import { formatQuantity } from '../../quantities/format-amount.ts';
import { pinchesPerTeaspoon } from '../../quantities/kitchen-amount.ts';
import { unitOf } from '../../quantities/units.ts';
import { scaledInMethod } from '../amounts/amount-text.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { ListLine } from '../amounts/list-lines.ts';
import type { DishPart } from '../dish.ts';
import { anyPartToken, partToken } from './part-token.ts';
import { furtherShares, plainShares, shareWords, unevenShares } from './share-words.ts';
import { inListUnits } from './use-up-parts.ts';

/** Words for shares, with their upper bounds. */
const shares = [
  { max: 0.29, words: 'a quarter' },
  { max: 0.42, words: 'a third' },
  { max: 0.58, words: 'half' },
  { max: 0.7, words: 'two thirds' },
  { max: 0.8, words: 'three quarters' },
  { max: 1, words: 'most' },
] as const;

const teaspoons = ({ amount, unit }: { amount: number; unit: string }) =>
  amount * (unit === 'pinch' ? 1 / pinchesPerTeaspoon : (inTeaspoons[unit] ?? 0.2));
const isSpoon = (unit: string) => unit === 'tsp' || unit === 'tbsp' || unit === 'pinch';

const spooned = new RegExp(`\\{([\\d.]+) (tsp|tbsp)\\} (?=of (?:the )?${anyPartToken})`, 'g');

/** The amount as worded in the method. */
function teaspoonsStated([, amount, unit]: RegExpExecArray, factor: number): number {
  return teaspoons(scaledInMethod({ amount: Number(amount), unit: unitOf(unit!)! }, factor));
}

/**
 * Corrects spoonfuls taken from a part so that they leave the right rest: with rounded amounts, "½ teaspoon of the
 * salt" may be all of it and becomes a share.
 */
export function withCorrectedShares(
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  listed: ReadonlyMap<string, ListLine>,
  factor: number,
): readonly string[] {
  let result: readonly string[] = inListUnits(steps, listed, factor).map((step) =>
    withCounts(step.includes('salt') ? withPinches(step, parts, listed) : step, parts, listed),
  );
  result = withSpoons(result, parts, listed);
  for (const [key, part] of parts) {
    const line = listed.get(key)!;
    const isJoined = [...parts].some(([other, { key: name }]) => other !== key && name === part.key);
    if (isJoined || !isSpoon(part.unit) || !isSpoon(line.unit)) continue;
    const found = result
      .flatMap((step) => [...step.matchAll(spooned)])
      .filter(({ groups }) => groups!.key === key);
    const written = found.map(([, amount, unit]) => teaspoons({ amount: Number(amount), unit: unit! }));
    const own = teaspoons(part);
    const all = sum(written);
    const stated = sum(found.map((match) => teaspoonsStated(match, factor)));
    const leavesRest = all < own * 0.97;
    // The stated oil is at least a teaspoon.
    const isFit =
      foodById(part.food).class !== 'oil' || found.every((match) => teaspoonsStated(match, factor) >= 1);
    const isTrue = !isFit
      ? false
      : leavesRest
        ? stated < teaspoons(line) * 0.95
        : stated <= teaspoons(line) * 1.2;
    if (found.length === 0 || all > own * 1.01 || isTrue) continue;
    result = result.map((step) =>
      step.replace(spooned, (words, amount: string, unit: string, named: string) => {
        if (named !== key) return words;
        const share = teaspoons({ amount: Number(amount), unit }) / own;
        return `${shares.find(({ max }) => share <= max)?.words ?? 'most'} `;
      }),
    );
  }
  return result;
}

/** Teaspoons of salt below which halves become pinches. */
const minToHalve = 0.3;
const maxPinches = 2;
const shareOf = { ...plainShares, ...furtherShares, ...unevenShares };
const anyShare = shareWords(shareOf);

/** "Half of the salt" of a quarter teaspoon becomes two pinches. */
function withPinches(
  step: string,
  parts: ReadonlyMap<string, DishPart>,
  listed: ReadonlyMap<string, ListLine>,
): string {
  return [...parts].reduce((text, [key, part]) => {
    const line = listed.get(key)!;
    if (part.food !== 'salt' || teaspoons(line) > minToHalve) return text;
    const token = partToken(key);
    const all = Math.round(teaspoons(line) * pinchesPerTeaspoon);
    const shareWord = (share: number) => {
      const count = Math.max(1, Math.min(all - 1, Math.round(all * share)));
      if (count > maxPinches) return 'most of ';
      return count === 1 ? 'a pinch of ' : `${count} pinches of `;
    };
    return text
      .replace(new RegExp(`\\b(?:${anyShare}) of (?:the )?(${token}) that is left`, 'g'), 'a pinch of the $1')
      .replace(
        new RegExp(`\\b(${anyShare}) (?:of )?(the )?(?=${token}(?! that))`, 'g'),
        (_, share: string, article = '') => shareWord(shareOf[share]!) + article,
      )
      .replace(new RegExp(`\\{([\\d.]+) tsp\\} (?=of (?:the )?${token})`, 'g'), (_, amount: string) =>
        shareWord(Number(amount) / teaspoons(part)).replace(/of $/, ''),
      );
  }, step);
}

/** Shares of salt that cannot be judged by eye, unlike halves. */
const saltShare = `\\b(?<share>${anyShare}) (?:of )?(?:the )?`;

/** "Two thirds of the salt" of three quarters of a teaspoon becomes half a teaspoon. */
function withSpoons(
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  listed: ReadonlyMap<string, ListLine>,
): string[] {
  return [...parts].reduce<string[]>(
    (result, [key, { food }]) => {
      const line = listed.get(key)!;
      const all = teaspoons(line);
      if (food !== 'salt' || line.unit === 'pinch' || all <= minToHalve) return result;
      const token = `(?<token>${partToken(key)})(?<isLeft> that is left)?`;
      let left = all;
      let isEven = true;
      const now = result.map((step) =>
        step.replace(new RegExp(saltShare + token, 'g'), (words, ...rest) => {
          const { share, token: name, isLeft } = rest.at(-1) as Record<string, string | undefined>;
          const exact = (isLeft ? left : all) * shareOf[share!]!;
          if (share === 'half' && !isLeft) {
            left -= exact;
            return words;
          }
          const spoons = Math.max(1, Math.round(exact * 4)) / 4;
          left -= spoons;
          if (left < 1 / 8) isEven = false;
          return `${inSpoons(spoons)} of the ${name}`;
        }),
      );
      return isEven ? now : result;
    },
    [...steps],
  );
}

/** "1½ teaspoons"; three become a tablespoon. */
function inSpoons(teaspoons: number): string {
  const isTablespoon = teaspoons >= 3 && teaspoons % 1.5 === 0;
  const [count, unit] = isTablespoon ? [teaspoons / 3, 'tablespoon'] : [teaspoons, 'teaspoon'];
  return `${formatQuantity(count, 'whole')} ${count > 1 ? `${unit}s` : unit}`;
}

/** "The juice of half of the lemons" of three becomes that of one and a half. */
function withCounts(
  step: string,
  parts: ReadonlyMap<string, DishPart>,
  listed: ReadonlyMap<string, ListLine>,
): string {
  return [...parts].reduce((text, [key, { food, unit }]) => {
    const { amount, unit: now } = listed.get(key)!;
    // A cheap check, since most steps do not name most parts.
    if (unit !== 'whole' || now !== 'whole' || !text.includes(`${key}}`)) return text;
    const token = partToken(key);
    if (amount <= 1) return text.replace(new RegExp(`\\bone of (?:the )?(?=${token})`, 'g'), 'the ');
    if (foodById(food).class !== 'fruit') return text;
    const shared = text.replace(
      new RegExp(`\\bthe other half of (?:the )?(?=${token})`, 'g'),
      'the rest of the ',
    );
    return shared.replace(
      new RegExp(`\\bhalf of (?:the )?(?=${token})`, 'g'),
      `${formatQuantity(amount / 2, 'whole')} of the `,
    );
  }, step);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
