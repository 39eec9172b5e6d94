import { partToken } from './part-token.ts';
import { plainShares, shareWords } from './share-words.ts';

const token = '\\{(?!an? )[^{}\\d][^{}]*\\}';
const share = `(?:(?:${shareWords(plainShares)}|a fifth|most) (?:of )?|\\{[\\d.]+ \\w+\\} of )(?:the )?${token}`;
const wholePattern = `(?:the )?${token}`;
const joiner = ',? and |, ';
/** A list that begins with a share: "half the {soy sauce}, {salt} and the {pepper}". */
const sharedList = new RegExp(
  `(?<first>${share})(?<rest>(?:(?:${joiner})(?:${share}|${wholePattern}))+)`,
  'g',
);
const listItem = new RegExp(`(?<joiner>${joiner})(?<item>${share}|${wholePattern})`, 'g');
const sharePattern = new RegExp(`^${share}$`);
const partAtEnd = new RegExp(`${token}$`);
/** Phrases for the second use of a part: all in the same way, or the rest of one. */
const secondUse = /\b(?:other half|in the same way|likewise)\b/i;
const restPhrase = /\b(?:rest|remaining|remainder|last|other half|left) (?:of )?(?:the )?[^.;]*$/i;

/**
 * Puts whole parts before shares: "half the {soy sauce}, {salt} and the {pepper}" may mean half of each, "the {salt},
 * the {pepper} and half the {soy sauce}" is unambiguous. Parts whose rest a later step uses are halved as well.
 */
export function withWholePartsFirst(step: string, at: number, steps: readonly string[]): string {
  return step.replace(sharedList, (words, ...found) => {
    const { first, rest: others } = found.at(-1) as { first: string; rest: string };
    const later = [step.slice(found.at(-3)! + words.length), ...steps.slice(at + 1)].join(' ');
    const items = [first, ...Array.from(others.matchAll(listItem), ({ groups }) => groups!.item!)].map(
      (item) =>
        sharePattern.test(item) || item.startsWith('the ') || !isLeft(item, later)
          ? item
          : first.replace(partAtEnd, item),
    );
    const wholes = items.filter((item) => !sharePattern.test(item));
    // "Half of the {oil} and the {garlic}" is unambiguous.
    const isClear =
      items.length === 2 && wholes.length > 0 && wholes.every((item) => item.startsWith('the '));
    const isEnded = /,? and [^,]*$/.test(others);
    if (isClear || !isEnded) return words;
    const withArticles = wholes.map((item) => (item.startsWith('the ') ? item : `the ${item}`));
    const all = [...withArticles, ...items.filter((item) => sharePattern.test(item))];
    return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  });
}

/** Whether a later text uses the rest of a part. */
function isLeft(item: string, later: string): boolean {
  const key = item.replace(/^\{(?:[^|]*\|)?|\}$/g, '');
  return [...later.matchAll(new RegExp(partToken(key), 'g'))].some(
    ({ index }) => restPhrase.test(later.slice(0, index)) || secondUse.test(later),
  );
}
