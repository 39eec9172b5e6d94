import { readAmount } from '../ingredient-lines/read-amount.ts';
import { toPlainLetters } from '../quantities/plain-letters.ts';
import { tokenize } from '../quantities/tokens.ts';

/** Joins amounts with their foods where a page has them in columns of a table, so that each is a line of its own. */
export function joinAmounts(lines: readonly string[]): string[] {
  const [first = ''] = lines.filter((line) => !line.endsWith(':'));
  if (isOnlyAmount(first)) return joinedToAmount(lines);
  // If neither end shows which one belongs to which, nothing is joined.
  return isOnlyAmount(lines.at(-1) ?? '') ? joinedToFood(lines) : [...lines];
}

function joinedToAmount(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let amount = '';
  for (const line of lines) {
    const whole = amount === '' ? line : `${amount} ${line}`;
    if (isOnlyAmount(whole) && (amount === '' || !startsWithDigit.test(line))) {
      amount = whole;
    } else {
      joined.push(whole);
      amount = '';
    }
  }
  return amount === '' ? joined : [...joined, amount];
}

function joinedToFood(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (isOnlyAmount(line) && joined.length > 0 && !joined.at(-1)!.endsWith(':'))
      joined.push(`${joined.pop()} ${line}`);
    else joined.push(line);
  }
  return joined;
}

const maxAmountLength = 25;
const startsWithDigit = /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/u;
/** With units that other languages write in one to three letters. */
const shortUnit =
  /^[\d½¼¾⅓⅔⅛⅜⅝⅞][\d\s.,/½¼¾⅓⅔⅛⅜⅝⅞–-]*(?:m?g|gr|kg|[mcd]?l|el|tl|st|stk|ks|db|ek|kk|cs|cc|msk|tsk|krm|szt)?\.?$/iu;

/** "2", "200 g", "½ cup": a number with or without a unit, and no food. */
export function isOnlyAmount(line: string): boolean {
  if (!startsWithDigit.test(line) || line.length > maxAmountLength) return false;
  if (shortUnit.test(line)) return true;
  const tokens = tokenize(toPlainLetters(line));
  return readAmount(tokens, 0).next >= tokens.length;
}
