import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Food, Nutrition } from './food.ts';
import { foods } from './table.ts';

/** Columns of the fixture after id and description. */
const figures = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;

type SourceRow = { description: string; figures: Partial<Nutrition> };

/** Reads the figures of the source. An empty cell is unknown there, which is not the same as zero. */
function readSource(): Map<number, SourceRow> {
  const text = readFileSync(fileURLToPath(new URL('./usda.fixture.tsv', import.meta.url)), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1);
  return new Map(
    rows.map((row) => {
      const [id, description = '', ...cells] = row.split('\t');
      const known = figures.flatMap((figure, at) => (cells[at] ? [[figure, Number(cells[at])]] : []));
      return [Number(id), { description, figures: Object.fromEntries(known) }];
    }),
  );
}

const source = readSource();

/** Tolerance of a small figure: just over half of the last digit that labels print. */
function floorOf(figure: keyof Nutrition): number {
  if (figure === 'calories') return 0.6;
  return figure === 'sodium' ? 1 : 0.06;
}

/** Where a food differs from its source, in words. */
function differences({ id, per100g, source: fdcId }: Food): string[] {
  if (fdcId === 'est') return [];
  const row = source.get(fdcId);
  if (!row) return [`${id}: ${fdcId} is not in the fixture`];
  return figures.flatMap((figure) => {
    const theirs = row.figures[figure];
    if (theirs === undefined) return [];
    const off = Math.abs(per100g[figure] - theirs);
    return off <= Math.max(0.02 * theirs, floorOf(figure))
      ? []
      : [`${id}: ${figure} ${per100g[figure]}, but ${theirs} in ${fdcId} ${row.description}`];
  });
}

test('every food with a source has the figures of its source', () => {
  expect(foods.flatMap(differences)).toEqual([]);
});

test('the fixture contains valid numbers, and only for foods of the table', () => {
  const used = new Set(foods.map((food) => food.source));
  for (const [id, row] of source) {
    expect(used, `${id} ${row.description}`).toContain(id);
    expect(Object.values(row.figures).every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true);
    expect(row.figures.protein, row.description).toBeDefined();
  }
});

test('at least 1,100 foods have the figures of a source', () => {
  expect(foods.filter((food) => food.source !== 'est').length).toBeGreaterThanOrEqual(1100);
});

test('a wrong figure is reported', () => {
  const food = foods.find(({ id }) => id === 'honey');
  if (!food) throw new Error('the table has no honey');
  const wrong = { ...food, per100g: { ...food.per100g, sugar: food.per100g.sugar * 1.03 } };
  expect(differences(wrong)).toEqual([expect.stringContaining('honey: sugar')]);
});
