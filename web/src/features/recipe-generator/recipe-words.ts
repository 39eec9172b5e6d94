import { counted } from '#lib/words.ts';

/** '1 Recipe', '3 Recipes' (docs/product.md, Pages). */
export function recipesInWords(count: number): string {
  return counted(count, 'Recipe');
}

/** '3 recipes are ready'; '2 of 5 recipes are ready' while others are pending. */
export function readyWords(ready: number, requested: number | null): string {
  return `${countOf(ready, requested)} ${ready === 1 ? 'is' : 'are'} ready`;
}

/** The recipes available after a failure: '2 of 5 recipes are here', or those of the last generation. */
export function arrivedWords(arrived: number, requested: number | null): string {
  if (requested === null) return `${countOf(arrived, null)} from last time`;
  return `${countOf(arrived, requested)} ${arrived === 1 ? 'is' : 'are'} here`;
}

function countOf(count: number, requested: number | null): string {
  return requested === null
    ? recipesInWords(count).toLowerCase()
    : `${count} of ${recipesInWords(requested).toLowerCase()}`;
}
