import { sections } from '../foods/food.ts';
import type { ItemFields } from './list-item.ts';

type Placed = Pick<ItemFields, 'category' | 'ingredient' | 'unit'> & { id: string };

/** The order of list items, identical on the server and on every device: by section, then by name. */
export function compareItems(a: Placed, b: Placed): number {
  return (
    sections.indexOf(a.category) - sections.indexOf(b.category) ||
    compareTexts(a.ingredient.toLowerCase(), b.ingredient.toLowerCase()) ||
    compareTexts(a.unit, b.unit) ||
    compareTexts(a.id, b.id)
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
