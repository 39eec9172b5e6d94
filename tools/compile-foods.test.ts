import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileFoods } from './compile-foods.ts';

test.each(Object.entries(compileFoods()))(
  '%s is what `npm run foods` makes of the food table',
  (name, text) => {
    const written = readFileSync(new URL(`../domain/src/foods/${name}`, import.meta.url), 'utf8');
    // Not the texts themselves: their difference would be a megabyte.
    expect(written === text).toBe(true);
  },
);
