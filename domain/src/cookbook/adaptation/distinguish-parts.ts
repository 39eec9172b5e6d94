import type { DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';

const sharedBefore = /\b(?:of|rest|half|most|what is left|remaining)(?: (?:of )?the)? $/;

/**
 * If two parts have become the same food and are used at different times, gives their shares: "2 tbsp of the honey",
 * "the rest of the honey". Null if the method already uses portions of either, or distinguishes them in a step.
 */
export function distinguishParts(
  steps: readonly string[],
  part: DishPart,
  substituted: DishPart,
  other: DishPart,
): readonly string[] | null {
  const token = `(?:the )?(?:${partToken(part.key)}|${partToken(other.key)})`;
  const together = new RegExp(`${token}(?:,? and |, )${token}`);
  const mentions = steps.flatMap((step, at) =>
    [...step.replaceAll('[[', '  ').matchAll(new RegExp(token, 'g'))].map((match) => ({ at, match })),
  );
  if (steps.some((step) => together.test(step))) return mentions.length === 2 ? steps : null;
  const [first, second] = mentions;
  if (mentions.length !== 2 || first!.at === second!.at) return null;
  const isOnce = [part.key, other.key].every((key) =>
    mentions.some(({ match }) => new RegExp(`^(?:the )?${partToken(key)}$`).test(match[0])),
  );
  const isShared = mentions.some(({ at, match }) => sharedBefore.test(steps[at]!.slice(0, match.index)));
  if (!isOnce || isShared) return null;
  const isOwnFirst = new RegExp(partToken(part.key)).test(first!.match[0]);
  const { amount, unit } = isOwnFirst ? substituted : other;
  if (unit === 'whole') return null;
  const withoutArticle = (text: string) => text.replace(/^the /, '');
  return steps.map((step, at) => {
    if (at === first!.at)
      return step.replace(
        first!.match[0],
        `{${round(amount)} ${unit}} of the ${withoutArticle(first!.match[0])}`,
      );
    return at === second!.at
      ? step.replace(second!.match[0], `the rest of the ${withoutArticle(second!.match[0])}`)
      : step;
  });
}

const round = (amount: number) => Math.round(amount * 100) / 100;
