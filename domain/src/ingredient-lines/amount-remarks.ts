import { closingBracket } from '../quantities/amount-parts.ts';
import type { Token } from '../quantities/tokens.ts';
import type { LineAmount } from './find-amount.ts';
import type { Remark } from './line-parts.ts';

/**
 * Brackets that were parsed as part of the amount. "(200 g)" contains nothing else, but "(200 g, with peanuts)" does,
 * and its foods must be checked for allergens.
 */
export function amountRemarks(
  tokens: readonly Token[],
  { rest, before }: Pick<LineAmount, 'rest' | 'before'>,
): Remark[] {
  const left = new Set([...rest, ...before]);
  const remarks: Remark[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (left.has(tokens[at]!) || !/^[([{]$/.test(tokens[at]!.text)) continue;
    const close = closingBracket(tokens, at);
    const end = close === -1 ? tokens.length : close;
    const inside = tokens.slice(at + 1, end).filter((token) => !left.has(token));
    if (inside.length > 0) remarks.push({ tokens: inside, bracketed: true });
    at = end;
  }
  return remarks;
}
