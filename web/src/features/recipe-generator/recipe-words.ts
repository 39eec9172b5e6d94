import { counted } from '#lib/words.ts';

/** '1 Recipe', '3 Recipes' (docs/product.md, Pages). */
export function recipesInWords(count: number): string {
  return counted(count, 'Recipe');
}

/** '3 recipes are ready'; '2 of 5 recipes are ready' while others are pending. */
export function readyWords(ready: number, asked: number | null): string {
  return `${countOf(ready, asked)} ${ready === 1 ? 'is' : 'are'} ready`;
}

/** The recipes available after a failure: '2 of 5 recipes are here', or those of the last generation. */
export function arrivedWords(here: number, asked: number | null): string {
  if (asked === null) return `${countOf(here, null)} from last time`;
  return `${countOf(here, asked)} ${here === 1 ? 'is' : 'are'} here`;
}

function countOf(count: number, asked: number | null): string {
  return asked === null
    ? recipesInWords(count).toLowerCase()
    : `${count} of ${recipesInWords(asked).toLowerCase()}`;
}
