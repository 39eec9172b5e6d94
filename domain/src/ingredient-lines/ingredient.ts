import type { OtherLanguage } from '../foods/other-languages.ts';
import { maxPlausibleAmount } from '../quantities/numbers.ts';

/** What an ingredient may be at most: all that shows, plans or buys it relies on these. */
export const ingredientBounds = { name: 200, amount: maxPlausibleAmount };

/** One line of a recipe. `name` may carry the preparation after a comma: "red onion, thinly sliced". */
export type Ingredient = {
  name: string;
  /** For all servings together. */
  amount: number;
  /** A unit of `quantities/units.ts`, "whole" for things that are counted. */
  unit: string;
  /** The heading below which it stands: "For the dough". */
  section?: string | undefined;
  /** Of its name, where that is not English. */
  language?: OtherLanguage | undefined;
};
