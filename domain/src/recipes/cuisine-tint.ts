import type { Cuisine } from '../vocabulary/options.ts';

/** Plate colors by cuisine. Decorative only: the color never carries information alone. */
const tints: Record<Cuisine, string> = {
  Italian: '#e0654a',
  Mexican: '#6bb36b',
  Asian: '#e08a3c',
  Mediterranean: '#f0be45',
  Indian: '#e49b2f',
  Thai: '#3fa88f',
  Chinese: '#d9573c',
  Japanese: '#8c6bb1',
  French: '#6f8fd6',
  American: '#c9785c',
  Greek: '#4f9fd0',
  'Middle Eastern': '#b8894a',
  Korean: '#d6527a',
  Vietnamese: '#58a67d',
  Spanish: '#ef8f4c',
};

const otherTint = '#b79a7d';

/** The plate color of a cuisine as '#rrggbb', with a default for all others. */
export function cuisineTint(cuisine: string | null): string {
  return cuisine !== null && Object.hasOwn(tints, cuisine) ? tints[cuisine as Cuisine] : otherTint;
}
