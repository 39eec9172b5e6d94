import type { DishCuisine } from '../vocabulary/cuisine-names.ts';

/** Related cuisines with similar ingredients, which can stand in for each other. Our own grouping. */
const families: readonly (readonly DishCuisine[])[] = [
  ['Italian', 'French', 'Spanish', 'Greek', 'Mediterranean'],
  ['Greek', 'Mediterranean', 'Middle Eastern', 'Turkish', 'Lebanese', 'Moroccan', 'Georgian'],
  ['Asian', 'Chinese', 'Japanese', 'Korean', 'Vietnamese', 'Thai', 'Filipino', 'Indonesian'],
  ['Indian', 'Thai', 'Asian', 'Indonesian'],
  ['Indian', 'Middle Eastern', 'Ethiopian'],
  ['Mexican', 'Caribbean', 'Brazilian', 'Peruvian', 'American'],
  ['American', 'British'],
  ['German', 'Polish', 'Hungarian', 'Scandinavian', 'British', 'French'],
];

/** Whether a cuisine is one of these or related to one. */
export function isRelatedCuisine(cuisine: string, cuisines: readonly DishCuisine[]): boolean {
  return families.some(
    (family) =>
      (family as readonly string[]).includes(cuisine) && cuisines.some((one) => family.includes(one)),
  );
}
