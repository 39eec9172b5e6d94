import type { DishRecipe } from '../make-recipe.ts';

/** Tags of dishes cooked in one pot or pan. */
export const oneVesselTag = /^one.?(?:pot|pan)$/;

const vessel = '(?:[\\w-]+,? ){0,3}(?:pans?|pots?|skillets?|saucepans?|wok|sheets?|trays?|dish(?:es)?)';
const twoVessels = new RegExp(`\\btwo ${vessel}\\b`);
const anyVessel = new RegExp(`\\b(?:an?|another) ${vessel}\\b`, 'g');

/** Whether it takes more than one pot or pan, for many servings or for a side. */
export function needsTwoVessels({ instructions }: DishRecipe): boolean {
  const method = instructions.join(' ');
  return twoVessels.test(method) || (method.match(anyVessel)?.length ?? 0) > 1;
}

/** Whether it takes a pot or pan at all. */
export function needsVessel({ instructions }: DishRecipe): boolean {
  return instructions.some((step) => step.search(anyVessel) !== -1);
}
