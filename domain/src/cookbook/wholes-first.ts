import { plainShares, shareWords } from './share-words.ts';

const token = '\\{(?!an? )[^{}\\d][^{}]*\\}';
const share = `(?:(?:${shareWords(plainShares)}|a fifth|most) (?:of )?|\\{[\\d.]+ \\w+\\} of )(?:the )?${token}`;
const whole = `(?:the )?${token}`;
const joiner = ',? and |, ';
/** A list that begins with a share: "half the {soy sauce}, {salt} and the {pepper}". */
const row = new RegExp(`(?<first>${share})(?<rest>(?:(?:${joiner})(?:${share}|${whole}))+)`, 'g');
const next = new RegExp(`(?<joiner>${joiner})(?<item>${share}|${whole})`, 'g');
const isShare = new RegExp(`^${share}$`);

/**
 * Puts whole parts before shares: "half the {soy sauce}, {salt} and the {pepper}" may mean half of each, "the {salt},
 * the {pepper} and half the {soy sauce}" is unambiguous.
 */
export function wholesFirst(step: string): string {
  return step.replace(row, (words, ...found) => {
    const { first, rest } = found.at(-1) as { first: string; rest: string };
    const items = [first, ...Array.from(rest.matchAll(next), ({ groups }) => groups!.item!)];
    const wholes = items.filter((item) => !isShare.test(item));
    // "Half of the {oil} and the {garlic}" is unambiguous, and so are shares only.
    const isClear = items.length === 2 && wholes.every((item) => item.startsWith('the '));
    const isEnded = /,? and [^,]*$/.test(rest);
    if (wholes.length === 0 || isClear || !isEnded) return words;
    const withArticles = wholes.map((item) => (item.startsWith('the ') ? item : `the ${item}`));
    const all = [...withArticles, ...items.filter((item) => isShare.test(item))];
    return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  });
}
