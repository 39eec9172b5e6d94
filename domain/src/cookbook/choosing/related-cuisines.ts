import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';

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
      (family as readonly string[]).includes(cuisine) && cuisines.some((other) => family.includes(other)),
  );
}

/** Pairs that share most of their pantry and their dishes, so that a cook of one calls the other a neighbor. */
const neighbors: readonly (readonly [DishCuisine, DishCuisine])[] = [
  ['Turkish', 'Greek'],
  ['Turkish', 'Lebanese'],
  ['Turkish', 'Georgian'],
  ['Thai', 'Vietnamese'],
  ['Thai', 'Indonesian'],
  ['German', 'Polish'],
  ['Polish', 'Hungarian'],
  ['Mediterranean', 'Middle Eastern'],
];

export function areNeighbors(cuisine: DishCuisine, other: DishCuisine): boolean {
  return neighbors.some((pair) => cuisine !== other && pair.includes(cuisine) && pair.includes(other));
}

/** Names that stand for several cuisines. */
const umbrellas: Readonly<Partial<Record<DishCuisine, readonly DishCuisine[]>>> = {
  Asian: ['Chinese', 'Japanese', 'Korean', 'Vietnamese', 'Thai', 'Filipino', 'Indonesian', 'Indian'],
  Mediterranean: ['Greek', 'Italian', 'Spanish', 'Turkish', 'Lebanese', 'Moroccan'],
  'Middle Eastern': ['Lebanese', 'Turkish'],
};

/** The one of these cuisines that this one is a part of: Vietnamese is not a neighbor of Asian cooking. */
export function umbrellaOf(cuisine: string, cuisines: readonly DishCuisine[]): DishCuisine | undefined {
  return cuisines.find((umbrella) =>
    (umbrellas[umbrella] as readonly string[] | undefined)?.includes(cuisine),
  );
}
