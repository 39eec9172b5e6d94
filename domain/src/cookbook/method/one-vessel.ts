import type { DishRecipe } from '../make-recipe.ts';

/** Tags of dishes cooked in one pot or pan. */
export const oneVesselTag = /^one.?(?:pot|pan)$/;

const vessel = '(?:[\\w-]+,? ){0,3}(?:pans?|pots?|skillets?|saucepans?|wok|sheets?|trays?|dish(?:es)?)';
const twoVessels = new RegExp(`\\btwo ${vessel}\\b`);
const anyVessel = new RegExp(`\\b(?:an?|another|your) ${vessel}\\b`, 'g');

/** Whether it takes more than one pot or pan, for many servings or for a side. */
export function needsTwoVessels(recipe: DishRecipe): boolean {
  return twoVessels.test(recipe.instructions.join(' ')) || vesselCount(recipe) > 1;
}

/** Whether it takes a pot or pan at all. */
export function needsVessel(recipe: DishRecipe): boolean {
  return vesselCount(recipe) > 0;
}

function vesselCount({ instructions }: DishRecipe): number {
  return instructions.join(' ').match(anyVessel)?.length ?? 0;
}
