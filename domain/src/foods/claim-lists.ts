import type { Token } from '../quantities/tokens.ts';

/** What several words of one label name, and the token after it. */
export type ClaimList = { words: readonly string[]; to: number };

const separating = /^(?:[,/&]|and|or|nor)$/;
const mostWords = 12;

/**
 * "Gluten-, nut- and dairy-free", "gluten and dairy free": words that share the "free" of the last one. `mayBeFree`:
 * whether a label can be free of it. Without a hyphen the first word may be a food: "egg and dairy-free noodles".
 */
export function sharedFreeAt(
  tokens: readonly Token[],
  at: number,
  mayBeFree: (word: string) => boolean,
): ClaimList | null {
  if (/^(?:wheat|vital)$/.test(tokens[at - 1]?.key ?? '')) return null;
  const words: string[] = [];
  let next = at;
  while (words.length < mostWords) {
    const word = tokens[next]?.key ?? '';
    if (!mayBeFree(word)) return null;
    words.push(word);
    if (tokens[next + 1]?.key === 'free') {
      return words.length > 1 && tokens[next + 2]?.key !== 'range' ? { words, to: next + 2 } : null;
    }
    const isHyphenated = tokens[next + 1]?.text === '-';
    if (!isHyphenated && word !== 'gluten' && word !== 'dairy') return null;
    const from = next + (isHyphenated ? 2 : 1);
    next = afterSeparators(tokens, from);
    // "Dairy- or egg-free" leaves open which.
    if (next === from || tokens.slice(from, next).some(({ key }) => key === 'or' || key === 'nor'))
      return null;
  }
  return null;
}

/**
 * "Milk, nuts and soya" after "free from", "no" or "without". More than one word counts only if the list ends there, and
 * with "and" or "or": after "free from gluten, sesame" another ingredient may be named.
 */
export function lackedAt(
  tokens: readonly Token[],
  at: number,
  mayBeFree: (word: string) => boolean,
): ClaimList | null {
  const wordAt = (place: number) => {
    const from = tokens[place]?.key === 'tree' && tokens[place + 1]?.key === 'nut' ? place + 1 : place;
    return mayBeFree(tokens[from]?.key ?? '') ? from : null;
  };
  const first = wordAt(at);
  if (first === null) return null;
  const words = [tokens[first]!.key];
  const alone = { words: [...words], to: first + 1 };
  let to = first + 1;
  let isJoined = false;
  while (words.length < mostWords) {
    const next = afterSeparators(tokens, to);
    const word = next > to ? wordAt(next) : null;
    if (word === null) break;
    isJoined = tokens.slice(to, next).some(({ kind, key }) => kind === 'word' || key === '&');
    words.push(tokens[word]!.key);
    to = word + 1;
  }
  return isJoined && endsAt(tokens, to) ? { words, to } : alone;
}

/** Whether no word follows that the last one could belong to: "egg noodles". */
export function endsAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || (next.kind === 'mark' && next.text !== '-' && next.text !== '/');
}

function afterSeparators(tokens: readonly Token[], from: number): number {
  let next = from;
  while (next < from + 2 && separating.test(tokens[next]?.key ?? '')) next += 1;
  return next;
}
