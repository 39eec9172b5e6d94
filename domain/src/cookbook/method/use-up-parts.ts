import { exceedsSpoons, minMilliliters } from '../../quantities/kitchen-amount.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { ListLine } from '../amounts/list-lines.ts';
import type { DishPart } from '../dish.ts';
import { anyPartToken, partToken } from './part-token.ts';
import { furtherShares, plainShares, shareWords } from './share-words.ts';

type Parts = ReadonlyMap<string, DishPart>;

const shareOf = { ...plainShares, ...furtherShares };
const takenShare = `(?:\\{(?<amount>[\\d.]+) (?<unit>tsp|tbsp|ml)\\}|(?<share>\\b(?:${shareWords(shareOf)}))) (?:of )?(?:the )?`;
const takenShareOfAny = new RegExp(`${takenShare}(?<token>${anyPartToken})(?! that is left)`, 'g');
const anyToken = new RegExp(anyPartToken, 'g');
/** A remainder below this is rounding. */
const roundingShare = 0.03;

/**
 * Steps that use up every part: if the step with "the rest of the salt" was dropped, the last step that uses any of it
 * uses all the rest.
 */
export function withPartsUsedUp(steps: readonly string[], parts: Parts): readonly string[] {
  let result = steps;
  for (const [key, part] of parts) {
    const own = part.amount * (inTeaspoons[part.unit] ?? 0);
    const isJoined = [...parts].some(([other, { key: name }]) => other !== key && name === part.key);
    if (own === 0 || isJoined) continue;
    const shares = result.flatMap((step, at) =>
      namedIn(step, takenShareOfAny, key).map((match) => ({ at, match })),
    );
    const last = shares.at(-1);
    if (!last) continue;
    const all = result.flatMap((step) => namedIn(step, anyToken, key));
    const sum = shares.reduce((before, { match }) => before + shareIn(match.groups!, own), 0);
    if (shares.length !== all.length || sum > 1 - roundingShare) continue;
    // Conditional text may be dropped together with its condition.
    const conditional = new RegExp(`\\[\\[[^\\]]*${partToken(key)}`);
    if (result.some((step) => conditional.test(step))) continue;
    const { at, match } = last;
    const words = `${shares.length === 1 ? 'the ' : 'the rest of the '}${match.groups!.token}`;
    result = result.map((step, index) =>
      index === at ? step.slice(0, match.index) + words + step.slice(match.index + match[0].length) : step,
    );
  }
  return result;
}

/** Where a step matches `pattern` for a part. */
function namedIn(step: string, pattern: RegExp, key: string): RegExpExecArray[] {
  if (!step.includes(`${key}}`)) return [];
  return [...step.matchAll(pattern)].filter(({ groups }) => groups!.key === key);
}

function shareIn({ amount, unit, share }: Readonly<Record<string, string | undefined>>, own: number): number {
  return amount ? (Number(amount) * inTeaspoons[unit!]!) / own : shareOf[share!]!;
}

const measured = new RegExp(`\\{([\\d.]+) (tbsp|ml)\\}(?= of (?:the )?${anyPartToken})`, 'g');

/** Steps that measure portions of a part in the unit of the list: 95 ml of oil are not measured as four tablespoons. */
export function inListUnits(
  steps: readonly string[],
  listed: ReadonlyMap<string, ListLine>,
  factor: number,
): readonly string[] {
  return steps.map((step) =>
    step.replace(measured, (token, amount: string, unit: string, key: string) => {
      const now = listed.get(key)?.unit;
      if ((now !== 'ml' && now !== 'tbsp') || unit === now) return token;
      const millilitres = Number(amount) * (unit === 'ml' ? 1 : 15);
      if (now === 'ml') return millilitres * factor <= minMilliliters ? token : `{${millilitres} ml}`;
      const spoons = millilitres / 15;
      const isMuch = exceedsSpoons({ amount: spoons * factor, unit: 'tbsp' });
      return isMuch ? token : `{${Math.round(spoons * 100) / 100} tbsp}`;
    }),
  );
}
