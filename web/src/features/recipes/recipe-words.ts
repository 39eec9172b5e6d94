import { counted } from '#lib/words.ts';

/** '1 Recipe', '3 Recipes' (specification, section 2). */
export function recipesInWords(count: number): string {
  return counted(count, 'Recipe');
}

export function readyInWords(count: number): string {
  return `${recipesInWords(count).toLowerCase()} ${count === 1 ? 'is' : 'are'} ready`;
}

/** '2 of 5 recipes are ready', while the others are on their way. */
export function readyOfInWords(ready: number, count: number): string {
  return `${ready} of ${recipesInWords(count).toLowerCase()} ${ready === 1 ? 'is' : 'are'} ready`;
}
