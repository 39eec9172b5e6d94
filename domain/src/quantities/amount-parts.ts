import { afterAbout, isLengthAt, type Measure, measureAt, measuresBetween, sizeWords } from './measures.ts';
import { rangeAt } from './numbers.ts';
import type { Token } from './tokens.ts';

export type Size = 'small' | 'medium' | 'large';

/** Position after a length such as "2-inch", "4 cm/1½ inch" or "1-inch-thick" at `at`, or `at` itself. */
export function afterLength(tokens: readonly Token[], at: number): number {
  const range = rangeAt(tokens, at);
  if (range === null || !isLengthAt(tokens, range.next)) return at;
  const next = range.next + 1;
  if (tokens[next]?.text === '/' || tokens[next]?.key === 'by') return afterLength(tokens, next + 1);
  return tokens[next]?.joined && /^(?:thick|long|wide)$/.test(tokens[next]?.key ?? '') ? next + 1 : next;
}

/** Position of the bracket that closes the one at `at`, or -1; longer brackets are not a size. */
export function closingBracket(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let i = at; i < tokens.length; i += 1) {
    const { text } = tokens[i]!;
    if (text === '(' || text === '[' || text === '{') depth += 1;
    else if (text === ')' || text === ']' || text === '}') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

export function sizeAt(tokens: readonly Token[], from: number): Size | null {
  for (let at = from; at < from + 3; at += 1) {
    const key = tokens[at]?.key ?? '';
    if (Object.hasOwn(sizeWords, key)) return sizeWords[key]!;
    if (key !== 'extra' && key !== 'very' && key !== 'whole' && key !== 'fresh' && key !== 'ripe')
      return null;
  }
  return null;
}

export function afterOf(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.key !== 'of') return at;
  return tokens[at + 1]?.key === 'the' ? at + 2 : at + 1;
}

/** "/100 grams", "| 1/2 lb", "(about 2 cups)", "or 250 ml" after an amount. */
export function equalsAfter(tokens: readonly Token[], from: number): { equals: Measure[]; next: number } {
  const equals: Measure[] = [];
  let next = from;
  for (;;) {
    const token = tokens[next];
    if (token?.text === '/' || token?.text === '|' || token?.text === '=' || token?.key === 'or') {
      const found = measureAt(tokens, afterAbout(tokens, next + 1));
      if (found === null) break;
      equals.push(found.value);
      next = found.next;
    } else if (token?.text === '(' || token?.text === '[') {
      const close = closingBracket(tokens, next);
      const inside = close === -1 ? [] : measuresBetween(tokens, next + 1, close);
      // "(optional)" and "(see note)" are not part of the amount.
      if (inside.length === 0) break;
      equals.push(...inside);
      next = close + 1;
    } else break;
  }
  return { equals, next };
}
