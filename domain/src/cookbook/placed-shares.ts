import { exceedsSpoons, minMillilitres } from '../quantities/kitchen-amount.ts';
import type { DishPart } from './dish.ts';
import { inTeaspoons } from './in-teaspoons.ts';
import type { ListLine } from './list-lines.ts';
import { partToken } from './part-token.ts';
import { furtherShares, plainShares, shareWords } from './share-words.ts';

type Parts = ReadonlyMap<string, DishPart>;

const shareOf = { ...plainShares, ...furtherShares };
const taken = `(?:\\{(?<amount>[\\d.]+) (?<unit>tsp|tbsp|ml)\\}|(?<share>\\b(?:${shareWords(shareOf)}))) (?:of )?(?<the>the )?`;
/** What is rounded away. */
const nothing = 0.03;

/**
 * Steps that use up what is spooned out of a part: where the step with "the rest of the salt" has fallen away, the last
 * that takes any takes it all.
 */
export function withAllPlaced(steps: readonly string[], parts: Parts): readonly string[] {
  let told = steps;
  for (const [key, part] of parts) {
    const own = part.amount * (inTeaspoons[part.unit] ?? 0);
    const isJoined = [...parts].some(([other, { key: name }]) => other !== key && name === part.key);
    if (own === 0 || isJoined) continue;
    const token = partToken(key);
    const all = told.join('\n').match(new RegExp(token, 'g'))?.length ?? 0;
    const shares = told.flatMap((step, at) =>
      [...step.matchAll(new RegExp(`${taken}(?<token>${token})(?! that is left)`, 'g'))].map((match) => ({
        at,
        match,
      })),
    );
    const last = shares.at(-1);
    const sum = shares.reduce((before, { match }) => before + shareIn(match.groups!, own), 0);
    // What stands under a condition may fall away with it.
    const isPlain = !told.some((step) => new RegExp(`\\[\\[[^\\]]*${token}`).test(step));
    if (!last || shares.length !== all || !isPlain || sum > 1 - nothing) continue;
    const { at, match } = last;
    const words = `${shares.length === 1 ? 'the ' : 'the rest of the '}${match.groups!.token}`;
    told = told.map((step, index) =>
      index === at ? step.slice(0, match.index) + words + step.slice(match.index + match[0].length) : step,
    );
  }
  return told;
}

function shareIn({ amount, unit, share }: Readonly<Record<string, string | undefined>>, own: number): number {
  return amount ? (Number(amount) * inTeaspoons[unit!]!) / own : shareOf[share!]!;
}

/** Steps that measure what they take of a part as the list does: of 95 ml of oil nobody takes four tablespoons. */
export function inListUnits(
  steps: readonly string[],
  parts: Parts,
  listed: ReadonlyMap<string, ListLine>,
  factor: number,
): readonly string[] {
  return [...parts.keys()].reduce((told: readonly string[], key) => {
    const { unit: now } = listed.get(key)!;
    if (now !== 'ml' && now !== 'tbsp') return told;
    const measured = new RegExp(`\\{([\\d.]+) (tbsp|ml)\\}(?= of (?:the )?${partToken(key)})`, 'g');
    return told.map((step) =>
      step.replace(measured, (token, amount: string, unit: string) => {
        const millilitres = Number(amount) * (unit === 'ml' ? 1 : 15);
        if (unit === now) return token;
        if (now === 'ml') return millilitres * factor <= minMillilitres ? token : `{${millilitres} ml}`;
        const spoons = millilitres / 15;
        const isMuch = exceedsSpoons({ amount: spoons * factor, unit: 'tbsp' });
        return isMuch ? token : `{${Math.round(spoons * 100) / 100} tbsp}`;
      }),
    );
  }, steps);
}
