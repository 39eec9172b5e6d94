import type { Food } from './food.ts';

/** Minimum grams of a food sold by the piece; lighter foods come in bunches and bags. */
const minPiece = 50;
/** A smaller count of eggs on a receipt is a count of boxes. */
export const minEggs = 4;

/** Whether shops sell it individually, so that a piece is one item rather than a pack. */
export function isByPiece({ section, class: kind, grams }: Food): boolean {
  return (section === 'Produce' || kind === 'egg') && (grams.each ?? 0) >= minPiece;
}
