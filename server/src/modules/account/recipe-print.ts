import { createHash } from 'node:crypto';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';

type Written = {
  title: string;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
};

/** The same for two recipes that say the same, whatever their ids and their order of fields. */
export function recipePrint({ title, ingredients, instructions }: Written): string {
  const lines = ingredients.map(({ name, amount, unit }) => [name, amount, unit]);
  return createHash('sha256')
    .update(JSON.stringify([title, lines, instructions]))
    .digest('hex');
}
