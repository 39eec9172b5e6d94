import type { OtherLanguage } from '../foods/other-languages.ts';
import { maxPlausibleAmount } from '../quantities/numbers.ts';

/** Upper bounds of an ingredient, which display, planning and shopping rely on. */
export const ingredientBounds = { name: 200, amount: maxPlausibleAmount };

/** One line of a recipe. `name` may carry the preparation after a comma: "red onion, thinly sliced". */
export type Ingredient = {
  name: string;
  /** For all servings together. */
  amount: number;
  /** A unit of `quantities/units.ts`; "whole" for counted pieces, "as needed" if the recipe states no amount. */
  unit: string;
  /** The heading of its section: "For the dough". */
  section?: string | undefined;
  /** Language of its name, unless English. */
  language?: OtherLanguage | undefined;
};
