/** Which lines of a page are its recipe, by their places from 0: a model that only points at lines can invent none. */
export type PointedLines = {
  title: number | null;
  /** The line that tells for how many it is. */
  servings: number | null;
  /** The line that tells how long it takes. */
  time: number | null;
  ingredients: number[];
  steps: number[];
};

export type PageModel = {
  /** Null where the model finds no recipe, answers something else, or cannot be reached. */
  point(lines: readonly string[]): Promise<PointedLines | null>;
};
