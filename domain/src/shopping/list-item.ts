import type { Section } from '../foods/food.ts';
import type { HybridTime } from '../merging/hybrid-clock.ts';

/** What people change about an item; each field is merged by itself. */
export type ItemFields = {
  ingredient: string;
  /** 0 where no amount can be said. */
  amount: number;
  unit: string;
  category: Section;
  note: string | null;
  checked: boolean;
  /** "Have it": it is at home and need not be bought. */
  isAtHome: boolean;
  isRemoved: boolean;
};
export type ItemField = keyof ItemFields;

/**
 * An item as it is kept: what the plan asks for, what people made of it, and when they last changed each field. Of two changes of
 * one field the later stands; the same operation twice, late or out of order leads to the same item.
 */
export type ItemState<Planned extends Partial<ItemFields> = Partial<ItemFields>> = {
  id: string;
  /** Written by the server alone; null for what people added, and once the plan no longer needs it. */
  planned: Planned | null;
  own: Partial<ItemFields>;
  times: Partial<Record<ItemField, HybridTime>>;
};

/** A change of one item: idempotent, since no device gives a time twice. */
export type ItemOperation = { item: string; at: HybridTime; set: Partial<ItemFields> };

export function newItem(id: string): ItemState {
  return { id, planned: null, own: {}, times: {} };
}

/** The item with an operation; the very same object when a later change stands already. */
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

/** No device makes two changes at one time; were it so, the choice is the same everywhere. */
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

/** What a list shows of an item; null when it was removed, or is not wholly known yet. */
export function shownFields<P extends Partial<ItemFields>>(item: ItemState<P>): (ItemFields & P) | null {
  if (isRemoved(item)) return null;
  const fields = { ...blank, ...item.planned, ...item.own, isRemoved: false } as ItemFields & P;
  return fields.ingredient === '' ? null : fields;
}

/** Removing wins over what was changed before it. */
export function isRemoved({ own, times }: ItemState): boolean {
  const removedAt = times.isRemoved;
  if (!own.isRemoved || removedAt === undefined) return false;
  return Object.values(times).every((time) => time <= removedAt);
}

/** Whether a person said anything of the item: then a changed plan leaves it on the list. */
export function isTouched({ own }: ItemState): boolean {
  return Object.keys(own).length > 0;
}
