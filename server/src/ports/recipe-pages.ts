/** A recipe as a page tells it, before anything of it is understood. */
export type PageRecipe = {
  title: string;
  description: string[];
  lines: string[];
  steps: string[];
  /** Minutes. */
  cookingTime: number | null;
  /** As it is written: "Serves 4 to 6", "24 cookies". */
  yield: string | null;
  cuisine: string[];
  /** Categories and keywords. */
  words: string[];
  /** Addresses of pictures, the best first. */
  photos: string[];
  siteName: string | null;
  /** What the page says, line by line, to compare with. */
  original: string[];
};
