import { receiptBounds } from '@plateful/contract/bounds.ts';
import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatMoney } from '#lib/format.ts';
import { typedNumber } from '#lib/typed-number.ts';
import { amountText, type Receipt } from './receipt-words.ts';

/** The fields of an item that the user can correct. */
export type ItemValues = Pick<ReceiptItem, 'name' | 'food' | 'category' | 'amount' | 'unit' | 'price'>;

/** The form's values, as typed. */
export type ItemForm = Omit<ItemValues, 'amount' | 'price'> & { amount: string; price: string };

export type ItemErrors = { name?: string; amount?: string; price?: string };

export function valuesOf({ name, food, category, amount, unit, price }: ItemValues): ItemValues {
  return { name, food, category, amount, unit, price };
}

export function formOf({ amount, price, ...values }: ItemValues): ItemForm {
  return { ...values, amount: String(amount), price: price === null ? '' : price.toFixed(2) };
}

/** Parses the form: its values or its errors. */
export function readForm(form: ItemForm): { values: ItemValues } | { errors: ItemErrors } {
  const name = form.name.trim();
  const amount = typedNumber(form.amount);
  const price = typedNumber(form.price);
  const errors: ItemErrors = {};
  if (name === '') errors.name = 'Please enter a name.';
  const isAmount = amount !== null && amount > 0 && amount <= receiptBounds.amount.max;
  if (!isAmount) errors.amount = 'Please enter a number, such as 2 or 1.5.';
  const isPrice = price === null ? form.price.trim() === '' : Math.abs(price) <= receiptBounds.price.max;
  if (!isPrice) errors.price = 'Please enter a price, such as 2.99.';
  return isAmount && isPrice && name !== '' ? { values: { ...form, name, amount, price } } : { errors };
}

const meaning = ['name', 'food', 'category'] as const;
const bought = ['amount', 'unit', 'price'] as const;

/** The changed fields, or all fields if a guess is confirmed; null if there is nothing to send. */
export function changeOf(
  before: ItemValues & Pick<ReceiptItem, 'isGuess'>,
  values: ItemValues,
): Partial<ItemValues> | null {
  const change = Object.fromEntries([
    ...meaning.filter((field) => before.isGuess || values[field] !== before[field]).map(entry),
    ...bought.filter((field) => values[field] !== before[field]).map(entry),
  ]) as Partial<ItemValues>;
  return Object.keys(change).length > 0 ? change : null;

  function entry(field: keyof ItemValues) {
    return [field, values[field]] as const;
  }
}

/** "Oat milk · Dairy · 2 × · $4.99". */
export function meaningText(values: ItemValues, { currency }: Pick<Receipt, 'currency'>): string {
  const { name, category, price } = values;
  const paid = price === null ? 'no price' : formatMoney(price, currency);
  return [capitalized(name), category, amountText(values), paid].filter(Boolean).join(' · ');
}
