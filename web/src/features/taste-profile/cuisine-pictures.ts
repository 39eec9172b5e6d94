import { type Cuisine, cuisines } from '@plateful/domain/vocabulary/options.ts';

/** A typical food per cuisine; each is a picture of the sprite that a food in the table uses. */
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

/** The pictures of the selected options; custom cuisines have none. */
export function cuisinePictures(chosen: readonly string[]): string[] {
  return cuisines.filter((cuisine) => chosen.includes(cuisine)).map((cuisine) => pictures[cuisine]);
}
