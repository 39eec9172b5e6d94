import type { Section } from '../../../foods/food.ts';

/**
 * How receipts of one language say what they say beside the goods: phrases with commas between them, in any case and with
 * their accents. A phrase begins its row; after a "*" it may stand anywhere in it.
 */
export type ReceiptWords = {
  /** What only receipts of this language print, wherever it stands in a row; by these the language is told. */
  marks: string;
  subtotal: string;
  total: string;
  /** What may follow a total, a count or a short word of payment, so that the row is still no food. */
  beside: string;
  tax: string;
  count: string;
  payment: string;
  /** Paid on top or given back: deposits and bags. */
  charge: string;
  discount: string;
  /** Told of the item above: its price before, what it weighs without its dish. */
  remark: string;
  void: string;
  /** Neither goods nor money: who served, members and their points, addresses, hours, thanks. */
  aside: string;
  /** Departments that tills print above their goods. */
  headings: Partial<Record<Section | 'non-food', string>>;
  /**
   * What goods are by a word of their names, where the food table has no name for them: whole words, their endings after a
   * "-" and their beginnings before one.
   */
  goods: Record<Section | 'non-food', string>;
  /** What only bills of restaurants print. */
  restaurant: string;
};
