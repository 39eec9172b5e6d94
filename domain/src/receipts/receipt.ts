import type { Section } from '../foods/food.ts';
import type { Language } from '../foods/other-languages.ts';
import type { PlainDate } from '../weeks/plain-date.ts';

/** Units of weights and packs on receipts; `each` for counted items. */
export const receiptUnits = ['each', 'lb', 'oz', 'kg', 'g', 'l', 'ml', 'fl oz', 'gal', 'qt', 'pt'] as const;
export type ReceiptUnit = (typeof receiptUnits)[number];

/** Known currency signs; all dollars share one, and so do the Scandinavian crowns. */
export const currencySigns = ['$', '£', '€', 'R', 'zł', 'kr', 'CHF', '₹', 'R$'] as const;
export type CurrencySign = (typeof currencySigns)[number];

/** A purchased item as printed, without codes, flags and prices. */
export type PrintedItem = {
  text: string;
  amount: number;
  unit: ReceiptUnit;
  /** The price of the whole row, before coupons in separate rows. Null if it is unreadable. */
  price: number | null;
  /** The department heading above the item. */
  heading: Section | 'non-food' | null;
  /** Price look-up code of loose produce, four or five digits. */
  plu: string | null;
  /** Whether the tax flag marks it as a grocery item, often exempt from tax. Null if there is no known flag. */
  taxedAsFood: boolean | null;
};

/** A printed figure and the computed one. */
export type SelfCheck = { printed: number; counted: number; agrees: boolean };

/** The content of a receipt, before names are looked up. */
export type PrintedReceipt = {
  store: string | null;
  date: PlainDate | null;
  /** The printed total including tax. */
  total: number | null;
  /** The currency, by sign, word, country or language; dollars if unknown. */
  currency: CurrencySign;
  language: Language;
  /** Items on a restaurant bill were eaten there, not brought home. */
  isRestaurantBill: boolean;
  items: readonly PrintedItem[];
  /** Null if the figure is not printed or unreadable. */
  checks: {
    sum: SelfCheck | null;
    itemCount: SelfCheck | null;
    /** Rows with amount and unit price, and those whose price is the product. Missing without any. */
    rows?: SelfCheck | undefined;
  };
};

/** The meaning of a printed name. */
export type NamedItem = {
  /** Display name: "boneless skinless chicken breast". */
  name: string;
  /** Id in the food table; null for non-food and for foods that the table lacks. */
  food: string | null;
  category: Section;
  isFood: boolean;
  /** The meaning is uncertain. A guess never clears an allergen. */
  isGuess: boolean;
};

/** Context for the meaning of a printed name. */
export type NameHints = Pick<PrintedItem, 'heading' | 'plu' | 'taxedAsFood'> & {
  store: string | null;
  /** English if missing. */
  language?: Language;
};
