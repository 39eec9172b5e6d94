import { type Cuisine, cuisines } from '@plateful/domain/vocabulary/options.ts';

/** A food that says where it is from; names of the sprite, each one the picture of a food in the table. */
const pictures: Record<Cuisine, string> = {
  Italian: 'spaghetti',
  Mexican: 'taco',
  Asian: 'steaming-bowl',
  Mediterranean: 'olive',
  Indian: 'curry-rice',
  Thai: 'coconut',
  Chinese: 'dumpling',
  Japanese: 'cooked-rice',
  French: 'croissant',
  American: 'hamburger',
  Greek: 'cheese-wedge',
  'Middle Eastern': 'falafel',
  Korean: 'hot-pepper',
  Vietnamese: 'lime',
  Spanish: 'shrimp',
};

/** For the chosen options; a person's own cuisines have none. */
export function cuisinePictures(chosen: readonly string[]): string[] {
  return cuisines.filter((cuisine) => chosen.includes(cuisine)).map((cuisine) => pictures[cuisine]);
}
