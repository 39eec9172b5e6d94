import type { Food } from './food.ts';

/** Our own value: less is a part of one, a little more is a large one. */
const almostOne = 1.3;

/** The name of a food beside a weight: "225 g bean sprouts", "450 g cabbage" where that is half of one. */
export function nameByWeight({ name, plural, kinds, grams: { each, slice } }: Food, grams: number): string {
  // "500 g bread" is said of loaves and of slices.
  const isCut = kinds.includes('bread') && slice !== undefined;
  const isPartOfOne = each !== undefined && grams <= almostOne * each;
  return isCut || isPartOfOne ? name : plural;
}

/** Our own value: of heavier foods a household has one. */
const largestOfMany = 250;

/** The name of a food without an amount: "the carrots that you have at home", but "the cabbage". */
export function nameWithoutAmount({ name, plural, grams: { each } }: Food): string {
  return each !== undefined && each > largestOfMany ? name : plural;
}
