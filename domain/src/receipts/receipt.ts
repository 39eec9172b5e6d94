import type { Section } from '../foods/food.ts';
import type { Language } from '../foods/other-languages.ts';
import type { PlainDate } from '../weeks/plain-date.ts';

/** What weights and packs of a receipt are told in; `each` for what is counted. */
export const receiptUnits = ['each', 'lb', 'oz', 'kg', 'g', 'l', 'ml', 'fl oz', 'gal', 'qt', 'pt'] as const;
export type ReceiptUnit = (typeof receiptUnits)[number];

/** Signs of money that we know; dollars of every country share one, and so do the crowns of the north. */
export const currencySigns = ['$', '£', '€', 'R', 'zł', 'kr', 'CHF', '₹', 'R$'] as const;
export type CurrencySign = (typeof currencySigns)[number];

/** One bought thing as printed: its words, without codes, flags and prices. */
export type PrintedItem = {
  text: string;
  amount: number;
  unit: ReceiptUnit;
  /** Of the whole row as printed, before coupons in rows of their own. Null where none can be read. */
  price: number | null;
  /** The heading of the shop that it stands under. */
  heading: Section | 'non-food' | null;
  /** Price look-up code of loose produce, four or five digits. */
  plu: string | null;
  /** What the till says of the tax: groceries are often free of it. Null where it says nothing that we can read. */
  taxedAsFood: boolean | null;
};

/** A printed figure beside ours. */
export type SelfCheck = { printed: number; counted: number; agrees: boolean };

/** What the rows of a receipt say, before its names are looked up. */
export type PrintedReceipt = {
  store: string | null;
  date: PlainDate | null;
  /** As printed, tax included. */
  total: number | null;
  /** What its prices are in, by sign, word or country; dollars where nothing tells. */
  currency: CurrencySign;
  language: Language;
  /** A restaurant's bill: what it lists was eaten, not brought home. */
  isRestaurantBill: boolean;
  items: readonly PrintedItem[];
  /** Null where the receipt prints no such figure, or it could not be read. */
  checks: { sum: SelfCheck | null; itemCount: SelfCheck | null };
};

/** What a printed name means. */
export type NamedItem = {
  /** For people: "boneless skinless chicken breast". */
  name: string;
  /** Id in the food table; null for what it lacks and what is no food. */
  food: string | null;
  category: Section;
  isFood: boolean;
  /** True when the words leave room for doubt. A guess never clears an allergen. */
  isGuess: boolean;
};

/** What helps to understand a printed name. */
export type NameHints = Pick<PrintedItem, 'heading' | 'plu' | 'taxedAsFood'> & {
  store: string | null;
  /** English where it is not said. */
  language?: Language;
};
