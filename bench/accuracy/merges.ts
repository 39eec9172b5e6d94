import { ratioOf, unitOf } from '@plateful/domain/quantities/units.ts';
import { mergeNeeds, type ShoppingLine } from '@plateful/domain/shopping/merge-lines.ts';
import { casesOf, type Score, sameName, scoreOf } from './score.ts';

/** No total means "some"; no unit means any amount. */
type Total = { total: [low: number, high: number] | null; in: string | null };
type Wanted = Total & { food: string[]; or?: Total[]; category: string | string[] };
type Case = { lines: string[]; expect: Wanted[] };

/** A list is correct if it has exactly the expected lines, each with one food, its total and its section. */
export function mergeScore(): Score {
  return scoreOf('Merged lists', casesOf<Case>('merges.jsonl'), missOf);
}

function missOf({ lines, expect }: Case): string | null {
  const list = mergeNeeds(lines.map((line) => ({ ingredient: line, factor: 1, source: '' })));
  const left = [...list];
  const missing = expect.filter((expected) => {
    const index = left.findIndex((line) => fits(line, expected));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  if (missing.length === 0 && left.length === 0) return null;
  const shown = list.map(
    ({ amount, unit, ingredient, category }) => `${amount} ${unit} ${ingredient} (${category})`,
  );
  return `${lines.join(' + ')} → ${shown.join(', ')}; wanted ${JSON.stringify(missing)}`;
}

function fits({ ingredient, category, needed, ...bought }: ShoppingLine, expected: Wanted): boolean {
  const { amount, unit } = needed ?? bought;
  const isNamed = expected.food.some((name) => sameName(name, ingredient));
  const isPlaced = [expected.category].flat().includes(category);
  return (
    isNamed && isPlaced && [expected, ...(expected.or ?? [])].some((total) => isWithin(amount, unit, total))
  );
}

function isWithin(amount: number, unit: string, { total, in: wantedUnit }: Total): boolean {
  if (wantedUnit === null) return true;
  if (total === null) return amount === 0;
  const [from, to] = [unitOf(unit), unitOf(wantedUnit)];
  const ratio = unit === wantedUnit ? 1 : from && to ? ratioOf(from, to) : null;
  return ratio !== null && amount * ratio >= total[0] - 1e-6 && amount * ratio <= total[1] + 1e-6;
}
