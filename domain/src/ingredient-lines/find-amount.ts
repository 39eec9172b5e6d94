import { longestNameAt } from '../foods/food-index.ts';
import { closingBracket } from '../quantities/amount-parts.ts';
import { measureAt, sizeWords } from '../quantities/measures.ts';
import { type Found, numberAt, plausibleRange, type Range, rangeAt } from '../quantities/numbers.ts';
import type { Token } from '../quantities/tokens.ts';
import { type Amount, readAmount } from './read-amount.ts';

/** The amount of a line, and the remaining tokens. */
export type LineAmount = { amount: Amount; rest: readonly Token[]; before: readonly Token[] };

const noAmount = { quantity: null, unit: null, size: null, equals: [], perItem: [], unitFrom: -1 };

/** Skips bullets, dashes and check boxes before the first word; a dash directly before a number is a minus sign. */
function afterBullets(tokens: readonly Token[]): number {
  let at = 0;
  while (at < tokens.length) {
    const { kind, text, end } = tokens[at]!;
    const minus = /^[-−]$/.test(text) && tokens[at + 1]?.start === end && tokens[at + 1]?.kind === 'number';
    if (kind !== 'mark' || minus || /^[~([]$/.test(text)) break;
    at += 1;
  }
  return at;
}

/** "Juice of 2 limes", "dark green leaves from 1 leek": the amount follows the part that is used. */
function amountAfterOf(tokens: readonly Token[], from: number): LineAmount | null {
  const of = tokens.findIndex((token, at) => at > from && (token.key === 'of' || token.key === 'from'));
  if (of === -1 || of - from > 8) return null;
  const amount = readAmount(tokens, of + 1);
  const before = tokens.slice(from, of);
  // "Juice from whole lemon" names the part even without a number.
  const taken =
    longestNameAt(tokens, from) === null && before.some(({ key }) => /^(?:juice|zest|peel|rind)$/.test(key));
  const rest = tokens.slice(amount.next);
  // "Whites of 2 eggs" are two egg whites.
  const part = before.find(({ key }) => key === 'white' || key === 'yolk');
  const egg = rest.find(({ key }) => key === 'egg');
  if (part && egg && amount.quantity) return { amount, rest: [egg, part], before: [] };
  if (amount.quantity === null && !taken) return null;
  return { amount, rest, before };
}

/** Words before a number that is not the amount of the food: "cut into 2 pieces", "soaked in 2 tbsp water". */
const notBefore = /^(?:into|in|to|with|at|plus|than|per|by|or|of|for|from|serve|minute|and|note|step|every)$/;

/** "Eggs: 5", "onions 2 medium-sized, minced": a number without a unit or food after it. */
function countAtEnd(tokens: readonly Token[], at: number): Found<Range> | null {
  const count = rangeAt(tokens, at);
  const after = count && tokens[count.next];
  if (count === null || tokens[at]!.kind !== 'number') return null;
  return after === undefined || after?.text === ',' || Object.hasOwn(sizeWords, after?.key ?? '')
    ? count
    : null;
}

/** "Flour, 3 cups", "bacon: 250 g | 1/2 lb", "star anise (4-5)", "onions x 2"; searched from `named` on. */
function amountAtEnd(tokens: readonly Token[], from: number, named = from + 1): LineAmount | null {
  for (let at = named; at < tokens.length; at += 1) {
    const bracket = tokens[at - 1]!.text === '(' || tokens[at - 1]!.text === '[';
    if (notBefore.test(tokens[at - 1]!.key) || numberAt(tokens, at) === null || tokens[at]!.key === 'a')
      continue;
    const close = bracket ? closingBracket(tokens, at - 1) : -1;
    const count = close > at ? rangeAt(tokens, at) : null;
    const measured = measureAt(tokens, at) !== null;
    const onlyCount = count?.next === close ? count : measured ? null : countAtEnd(tokens, at);
    if (!onlyCount && !measured) continue;
    const amount: Amount = onlyCount
      ? { ...noAmount, quantity: plausibleRange(onlyCount.value), next: onlyCount.next }
      : readAmount(tokens, at);
    if (amount.quantity === null) continue;
    const times = /^[x×]$/i.test(tokens[at - 1]!.text);
    const start = bracket || times ? at - 1 : at;
    const end = bracket && close >= amount.next ? close + 1 : amount.next;
    // The rest of the bracket is dropped with the amount.
    return { amount, rest: [...tokens.slice(from, start), ...tokens.slice(end)], before: [] };
  }
  return null;
}

/** Finds the amount of a line: usually first, otherwise anywhere. */
export function findAmount(tokens: readonly Token[]): LineAmount {
  let from = afterBullets(tokens);
  let before: readonly Token[] = [];
  if (tokens[from]?.text === '(') {
    // "(optional) ½ teaspoon nutmeg"
    const close = closingBracket(tokens, from);
    if (close > from) {
      before = tokens.slice(from + 1, close);
      from = close + 1;
    }
  }
  // "Five-spice powder", "half and half" and "00 flour" start with a number that is part of the name.
  const name = longestNameAt(tokens, from);
  const numbered = name !== null && name.to - from > 1 && tokens[from]!.key !== 'a';
  const startsName = numbered && (tokens[from]!.kind === 'number' || numberAt(tokens, from) !== null);
  const leading: Amount = startsName ? { ...noAmount, next: from } : readAmount(tokens, from);
  if (startsName) {
    const atEnd = amountAtEnd(tokens, from, name.to);
    return atEnd ? { ...atEnd, before } : { amount: leading, rest: tokens.slice(from), before };
  }
  if (leading.quantity !== null || leading.unit !== null) {
    return { amount: leading, rest: tokens.slice(leading.next), before };
  }
  const minus = /^[-−]$/.test(tokens[from]?.text ?? '');
  const elsewhere =
    minus || leading.next > from ? null : (amountAfterOf(tokens, from) ?? amountAtEnd(tokens, from));
  if (elsewhere) return { ...elsewhere, before: elsewhere.before.length > 0 ? elsewhere.before : before };
  return { amount: leading, rest: tokens.slice(leading.next), before };
}
