import { findFood } from '@plateful/domain/foods/find-food.ts';
import { readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import { casesOf, type Score, scoreOf } from './score.ts';

type Case = {
  line: string;
  min: number | null;
  max: number | null;
  /** Null for pieces; an array of acceptable units. */
  unit: string | null | (string | null)[];
  /** As a plain name. */
  food: string;
  /** Lowest and highest acceptable weight of the line's upper amount; null if unknown. */
  grams: [low: number, high: number] | null;
};

const file = 'lines.jsonl';

export function amountScore(): Score {
  return scoreOf('Lines: quantity and unit', casesOf<Case>(file), ({ line, min, max, unit }) => {
    const read = readLine(line);
    const isAmount = near(read.quantity?.min, min) && near(read.quantity?.max, max);
    // A quantity that is only a unit ("a handful") counts as one of it; "2 eggs" has no unit.
    const isUnit = [unit].flat().includes(read.unit);
    if (isAmount && isUnit) return null;
    return `${line}: ${JSON.stringify(read.quantity)} ${read.unit}, wanted ${min}–${max} ${unit}`;
  });
}

export function gramScore(): Score {
  const cases = casesOf<Case>(file).filter(({ grams }) => grams !== null);
  return scoreOf('Lines: grams', cases, ({ line, grams }) => {
    const read = readLine(line);
    const isNear =
      grams && read.grams !== null && read.grams >= grams[0] - 0.01 && read.grams <= grams[1] + 0.01;
    return isNear ? null : `${line}: ${read.grams} g of ${read.food?.name}, wanted ${grams?.join('–')}`;
  });
}

/** The expected food is the one that its plain name means; if the table lacks it, any food is accepted. */
export function foodScore(): Score {
  return scoreOf('Lines: food', casesOf<Case>(file), ({ line, food }) => {
    const read = readLine(line);
    const expected = findFood(food)?.food ?? null;
    const isRight = read.food !== null && (expected === null || expected === read.food);
    return isRight ? null : `${line}: ${read.food?.name}, wanted ${food} (${expected?.name})`;
  });
}

function near(value: number | undefined, expected: number | null): boolean {
  if (value === undefined || expected === null) return value === undefined && expected === null;
  return Math.abs(value - expected) <= 0.02 * expected + 1e-6;
}
