import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import type { ItemEdit } from './use-list-changes.ts';

/** The form's values for an item. */
export type ItemForm = Pick<ListedItem, 'ingredient' | 'category'> & {
  amount: string;
  unit: string;
  note: string;
};

/** The unit of counted things, which is never typed. */
const counted = 'whole';
const maxAmount = 1_000_000;

export function itemForm({ ingredient, amount, unit, category, note }: ListedItem): ItemForm {
  return {
    ingredient,
    category,
    amount: amount === 0 ? '' : String(Math.round(amount * 1000) / 1000),
    unit: unit === counted ? '' : unit,
    note: note ?? '',
  };
}

/** The typed amount, 0 if empty; null if invalid. */
export function amountIn({ amount }: Pick<ItemForm, 'amount'>): number | null {
  const number = Number(amount.trim().replace(',', '.'));
  return number >= 0 && number <= maxAmount ? number : null;
}

/** Only changed fields, so that edits of other fields on other devices are kept. */
export function editOf(item: ListedItem, form: ItemForm): ItemEdit {
  const before = itemForm(item);
  const set: ItemEdit = {};
  const ingredient = form.ingredient.trim();
  const unit = form.unit.trim();
  const note = form.note.trim();
  const amount = amountIn(form) ?? item.amount;
  if (ingredient !== before.ingredient) set.ingredient = ingredient;
  if (form.category !== before.category) set.category = form.category;
  if (note !== before.note) set.note = note === '' ? null : note;
  if (form.amount.trim() !== before.amount) set.amount = amount;
  const isCounted = unit === '' && amount > 0;
  if (unit !== before.unit || (isCounted && item.unit === '')) set.unit = isCounted ? counted : unit;
  return set;
}
