import type { Section } from '../../../foods/food.ts';

/**
 * The words of receipts in one language, apart from item names: phrases separated by commas, in any case and with
 * accents. A phrase matches at the beginning of a row, or anywhere in it after a "*".
 */
export type ReceiptWords = {
  /** Phrases only on receipts in this language, anywhere in a row. The language is detected by them. */
  marks: string;
  subtotal: string;
  total: string;
  /** Words that may follow a total, a count or a short payment word without making the row an item. */
  allowedWords: string;
  tax: string;
  count: string;
  payment: string;
  /** Charges or refunds that are not food: deposits and bags. */
  charge: string;
  discount: string;
  /** Notes on the item above: its former price, its tare. */
  remark: string;
  void: string;
  /** Neither items nor amounts: staff, membership and points, addresses, opening hours, thanks. */
  info: string;
  /** Department headings above items. */
  headings: Partial<Record<Section | 'non-food', string>>;
  /**
   * Words in item names for which the food table has no name, by category: whole words, word endings after a "-", and
   * word beginnings before a "-".
   */
  itemWords: Record<Section | 'non-food', string>;
  /** Phrases only on restaurant bills. */
  restaurant: string;
};
