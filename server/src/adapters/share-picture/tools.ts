import { type Font, loadFonts } from './fonts.ts';
import { type FoodPictures, loadFoodPictures } from './food-pictures.ts';

/** What drawing needs from the disk; loading it takes longer than many drawings. */
export type Tools = { fonts: Font[]; foods: FoodPictures };

export async function loadTools(): Promise<Tools> {
  const [fonts, foods] = await Promise.all([loadFonts(), loadFoodPictures()]);
  return { fonts, foods };
}
