/** Indices (from 0) of the lines of a page that form its recipe: a model that only selects lines cannot invent any. */
export type PointedLines = {
  title: number | null;
  /** The line with the servings. */
  servings: number | null;
  /** The line with the time. */
  time: number | null;
  ingredients: number[];
  steps: number[];
};

export type PageModel = {
  /** Null if the model finds no recipe, returns something invalid, or is unavailable. */
  point(lines: readonly string[]): Promise<PointedLines | null>;
};
