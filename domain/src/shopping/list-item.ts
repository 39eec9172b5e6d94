import type { Section } from '../foods/food.ts';
import type { HybridTime } from '../merging/hybrid-clock.ts';

/** The fields of an item that users edit. Each field is merged separately. */
export type ItemFields = {
  ingredient: string;
  /** 0 if there is no amount. */
  amount: number;
  unit: string;
  category: Section;
  note: string | null;
  checked: boolean;
  /** "Have it": at home, so it need not be bought. */
  isAtHome: boolean;
  isRemoved: boolean;
};
export type ItemField = keyof ItemFields;

/**
 * The stored item: the planned fields, the user's edits, and the time of the last edit of each field. Per field the
 * last writer wins, so operations that are repeated, late or out of order converge to the same item.
 */
export type ItemState<Planned extends Partial<ItemFields> = Partial<ItemFields>> = {
  id: string;
  /** Written by the server only; null for items added by users, and once the plan no longer needs it. */
  planned: Planned | null;
  own: Partial<ItemFields>;
  times: Partial<Record<ItemField, HybridTime>>;
};

/** An edit of one item. Idempotent, since no device issues the same hybrid logical clock time twice. */
export type ItemOperation = { item: string; at: HybridTime; set: Partial<ItemFields> };

export function newItem(id: string): ItemState {
  return { id, planned: null, own: {}, times: {} };
}

/** Applies an operation. Returns the same object if later edits already win. */
export function applyOperation<P extends Partial<ItemFields>>(
  item: ItemState<P>,
  { at, set }: Pick<ItemOperation, 'at' | 'set'>,
): ItemState<P> {
  const later = Object.entries(set).filter(([field, value]) => {
    const known = item.times[field as ItemField];
    return (
      known === undefined || at > known || (at === known && isGreater(value, item.own[field as ItemField]))
    );
  });
  if (later.length === 0) return item;
  return {
    ...item,
    own: { ...item.own, ...Object.fromEntries(later) },
    times: { ...item.times, ...Object.fromEntries(later.map(([field]) => [field, at])) },
  };
}

/** Deterministic tie-break for equal times, which devices should never produce. */
function isGreater(value: unknown, known: unknown): boolean {
  return JSON.stringify(value) > JSON.stringify(known);
}

const blank: ItemFields = {
  ingredient: '',
  amount: 0,
  unit: '',
  category: 'Other',
  note: null,
  checked: false,
  isAtHome: false,
  isRemoved: false,
};

/** The fields that a list displays; null if the item was removed or is incomplete. */
export function shownFields<P extends Partial<ItemFields>>(item: ItemState<P>): (ItemFields & P) | null {
  if (isRemoved(item)) return null;
  const fields = { ...blank, ...item.planned, ...item.own, isRemoved: false } as ItemFields & P;
  return fields.ingredient === '' ? null : fields;
}

/** A removal hides the item unless a field was edited later. */
export function isRemoved({ own, times }: ItemState): boolean {
  const removedAt = times.isRemoved;
  if (!own.isRemoved || removedAt === undefined) return false;
  return Object.values(times).every((time) => time <= removedAt);
}

/** Whether a user edited the item: then a changed plan keeps it on the list. */
export function isTouched({ own }: ItemState): boolean {
  return Object.keys(own).length > 0;
}
