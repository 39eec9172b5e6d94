import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OtherLanguage } from '@plateful/domain/foods/other-languages.ts';
import { allergensOf } from '@plateful/domain/ingredient-lines/allergens-of-line.ts';
import { readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import { type Score, scoreOf } from './score.ts';

/** Languages with test lines, labelled without looking at the table's names in them. */
export const labelledLanguages = [
  ['de', 'German'],
  ['fr', 'French'],
  ['es', 'Spanish'],
  ['it', 'Italian'],
] as const satisfies readonly (readonly [OtherLanguage, string])[];
type Labeled = (typeof labelledLanguages)[number];

type Case = {
  line: string;
  /** Ids of acceptable foods; empty if the table has none. */
  foods: string[];
  /** Acceptable amounts; empty for none. */
  amounts: { min: number; max: number }[];
  /** Acceptable units; null for pieces. */
  units: (string | null)[];
  /** Allergens that a careful person would name. */
  allergens: string[];
};

/**
 * Columns: line, foods, amount, unit, allergens; "-" for none, "?" for a missing row, "|" between acceptable
 * alternatives.
 */
function casesOf(language: OtherLanguage): Case[] {
  const path = fileURLToPath(new URL(`lines-${language}.tsv`, import.meta.url));
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', foods = '', amount = '', unit = '', allergens = ''] = row.split('\t');
      return {
        line,
        foods: foods === '?' ? [] : foods.split('|'),
        amounts: amount === '-' ? [] : amount.split('|').map(rangeOf),
        units: unit.split('|').map((name) => (name === '-' ? null : name)),
        allergens: allergens === '-' ? [] : allergens.split(','),
      };
    });
}

function rangeOf(text: string): { min: number; max: number } {
  const [min = Number.NaN, max = min] = text.split('-').map(Number);
  return { min, max };
}

export function foreignFoods([language, name]: Labeled): Score {
  const cases = casesOf(language).filter(({ foods }) => foods.length > 0);
  return scoreOf(`${name} lines: food`, cases, ({ line, foods }) => {
    const { food } = readLine(line, language);
    return food && foods.includes(food.id) ? null : `${line}: ${food?.id}, wanted ${foods.join(' or ')}`;
  });
}

/** Correct if each allergen is reported, or the line is reported to contain an unknown food. */
export function foreignAllergens([language, name]: Labeled): Score {
  const cases = casesOf(language).filter(({ allergens }) => allergens.length > 0);
  return scoreOf(`${name} lines: allergens found or reported as unknown`, cases, ({ line, allergens }) => {
    const read = readLine(line, language);
    if (read.food === null || read.unknownAlternatives.length > 0) return null;
    const { contains, mayContain } = allergensOf(read);
    const missed = allergens.filter(
      (allergen) => ![...contains, ...mayContain].some((found) => found === allergen),
    );
    return missed.length > 0 ? `${line}: ${read.food.id} misses ${missed.join(', ')}` : null;
  });
}

export function foreignAmounts([language, name]: Labeled): Score {
  return scoreOf(`${name} lines: quantity and unit`, casesOf(language), ({ line, amounts, units }) => {
    const { quantity, unit } = readLine(line, language);
    const isAmount =
      quantity === null
        ? amounts.length === 0
        : amounts.some(({ min, max }) => isNear(quantity.min, min) && isNear(quantity.max, max));
    if (isAmount && units.includes(unit)) return null;
    return `${line}: ${JSON.stringify(quantity)} ${unit}, wanted ${JSON.stringify(amounts)} ${units.join(' or ')}`;
  });
}

function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= 0.02 * expected + 1e-6;
}
