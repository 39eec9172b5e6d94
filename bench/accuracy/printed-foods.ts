import { readFileSync } from 'node:fs';
import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import { type Score, scoreOf } from './score.ts';

type Case = { text: string; foods: string };

/**
 * Lines of receipts from the United States, the United Kingdom, Canada and Australia, labelled before they were read.
 * Columns: the printed name; a pattern of acceptable ids of foods, "-" for no food, "?" if it cannot be known.
 */
function cases(): Case[] {
  const text = readFileSync(new URL('printed-foods.tsv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
    .map(([printed = '', foods = '']) => ({ text: printed, foods }));
}

function readingOf({ text, foods }: Case): 'right' | 'wrong' | 'unknown' {
  const { food, isFood } = nameItem(text, { heading: null, plu: null, taxedAsFood: null, store: null });
  if (foods === '-') return isFood && food !== null ? 'wrong' : 'right';
  if (foods === '?') return food === null ? 'right' : 'wrong';
  if (food === null) return 'unknown';
  return new RegExp(foods).test(food) ? 'right' : 'wrong';
}

export function printedFoods(): Score {
  return scoreOf('Foods of printed names', cases(), (sample) =>
    readingOf(sample) === 'right' ? null : `${sample.text}: ${readingOf(sample)}, wanted ${sample.foods}`,
  );
}

/** A name whose food is left open is better than a wrong one. */
export function noWrongFoods(): Score {
  return scoreOf('No wrong food of a printed name', cases(), (sample) =>
    readingOf(sample) === 'wrong' ? `${sample.text}, wanted ${sample.foods}` : null,
  );
}
