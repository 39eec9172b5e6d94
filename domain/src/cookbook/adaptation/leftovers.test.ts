import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import type { DishKind } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { withLeftovers } from './leftovers.ts';

/** The note for what is left of four servings for two, by title. */
function notesOf(kinds: readonly DishKind[]): [string, string][] {
  return cookBook
    .filter(({ dish }) => kinds.includes(dish.kind))
    .map(({ dish }) => {
      const adapted = asWritten(dish);
      const { title, instructions } = withLeftovers(makeRecipe(adapted, 4)!, 2, adapted);
      return [title, instructions.at(-1)!];
    });
}

test('what was fried crisp is crisped again', () => {
  for (const [title, note] of notesOf(['fritters', 'breaded and fried']))
    if (/Heat/.test(note)) expect(note, title).toContain('until crisp and steaming');
});

test('what soaks up its liquid is heated with water', () => {
  for (const [title, note] of notesOf(['risotto', 'porridge', 'pasta', 'polenta and grits']))
    if (/Heat/.test(note)) expect(note, title).toContain('with a splash of water');
  const minestrone = notesOf(['soup']).filter(([title]) => /\bminestrone\b|\bpasta e\b/i.test(title));
  expect(minestrone.length).toBeGreaterThan(0);
  for (const [title, note] of minestrone) expect(note, title).toContain('with a splash of water');
});

test('a salad of tomatoes or cucumbers is put away undressed, and its bread toasted later', () => {
  const notes = notesOf(['main salad']);
  expect(notes.some(([, note]) => note.includes('undressed'))).toBe(true);
  expect(notes.some(([, note]) => note.includes('toast their bread'))).toBe(true);
});

test('what is cooked is cooled and heated, whatever leaves lie on it', () => {
  for (const [title, note] of notesOf(['roast', 'stew', 'braise', 'hot pot', 'casserole', 'curry']))
    expect(note, title).not.toContain('Keep the parts');
});
