/** How one store's till prints. In rows, "|" parts what stands left from what stands right; "^" centers. */
export type Till = {
  /** As people call it; null for one that no reader need know. */
  store: string | null;
  language: string;
  head: string;
  /** Below the goods: {sub}, {total}, {net}, {tax}, {given}, {change}, {count}. Lines with {off} only where there was a discount. */
  foot: string;
  comma: boolean;
  /** Behind a price: letters of taxes, by turns. */
  letters: readonly string[];
  /** Where "2 x 1,29" stands. */
  several: 'below' | 'above' | 'before' | 'columns';
  /** "{n} x {each}" and "{kg} kg x {each} EUR/kg". */
  count: string;
  weight: string;
  discount: string;
  /** The row of a deposit and its cents; null where the country has none. */
  deposit: readonly [row: string, cents: number] | null;
  font: string;
  width: number;
};

// Within an attribute: no double quotes.
export const mono = "'Liberation Mono', monospace";
export const dejavu = "'DejaVu Sans Mono', monospace";
export const narrow = "'Liberation Sans Narrow', 'Liberation Sans', sans-serif";
export const sans = "'DejaVu Sans', sans-serif";
