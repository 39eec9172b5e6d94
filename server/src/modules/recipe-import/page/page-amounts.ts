import { isOnlyAmount } from '@plateful/domain/imported-recipes/join-amounts.ts';
import { startsWithAmount } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import type { Part } from './partial-recipe.ts';

/**
 * Some sites' linked data contains only foods, or cuts a number at its point, while the list on the page has the amounts
 * too.
 */
export function withAmounts(recipe: Part, listed: readonly Part[], onPage: readonly string[]): Part {
  const share = ({ lines }: Part) => lines.filter(startsWithAmount).length / Math.max(1, lines.length);
  const fuller = listed.find(
    (one) => Math.abs(one.lines.length - recipe.lines.length) <= 2 && share(one) > 0.5,
  );
  if (fuller && share(recipe) < 0.3) return { ...recipe, lines: fuller.lines };
  // A line that is told in full belongs to itself only.
  const whole = new Set(recipe.lines.map(folded));
  const candidates = onPage.filter((line) => !whole.has(folded(line)));
  return { ...recipe, lines: recipe.lines.map((line) => takeFuller(line, candidates)) };
}

/** "1." of "1.5 tsp", of which linked data has "5 tsp". */
const cutNumber = /^\d+[.,]$/;
const shortest = 3;

function folded(line: string): string {
  return line
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\u2044/g, '/')
    .replace(/[^\p{L}\p{N}/]+/gu, '');
}

/** The same line with its amount, which is then used up: a food may be listed twice. */
function takeFuller(line: string, candidates: string[]): string {
  if (line.length < shortest) return line;
  const at = candidates.findIndex((one) => isFuller(one, line));
  return at < 0 ? line : candidates.splice(at, 1)[0]!;
}

function isFuller(one: string, line: string): boolean {
  if (one.length <= line.length) return false;
  if (one.endsWith(line)) {
    const before = one.slice(0, -line.length);
    return startsWithAmount(line)
      ? cutNumber.test(before)
      : /\s$/.test(before) && isOnlyAmount(before.trim());
  }
  const after = one.slice(line.length);
  return (
    one.startsWith(line) &&
    !/\d/.test(line) &&
    /^[\s:,]/.test(after) &&
    isOnlyAmount(after.replace(/^[\s:,]+/, ''))
  );
}
