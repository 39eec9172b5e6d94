/** The receipt format of one store. In rows, "|" separates left- from right-aligned text; "^" centers. */
export type Register = {
  /** Display name; null for a store that the reader need not know. */
  store: string | null;
  language: string;
  head: string;
  /**
   * Rows below the items: {sub}, {total}, {net}, {tax}, {given}, {change}, {count}. Lines with {off} only after a
   * discount.
   */
  foot: string;
  comma: boolean;
  /** Tax letters printed after prices, alternating. */
  letters: readonly string[];
  /** Position of "2 x 1,29". */
  several: 'below' | 'above' | 'before' | 'columns';
  /** "{n} x {each}" and "{kg} kg x {each} EUR/kg". */
  count: string;
  weight: string;
  discount: string;
  /** The deposit's row and its cents; null if the country has none. */
  deposit: readonly [row: string, cents: number] | null;
  font: string;
  width: number;
};

// Used in an attribute, so without double quotes.
export const mono = "'Liberation Mono', monospace";
export const dejavu = "'DejaVu Sans Mono', monospace";
export const narrow = "'Liberation Sans Narrow', 'Liberation Sans', sans-serif";
export const sans = "'DejaVu Sans', sans-serif";
