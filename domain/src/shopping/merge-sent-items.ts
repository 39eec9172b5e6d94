import type { ItemFields } from './list-item.ts';

/** An item as a client sends it back. */
export type SentItem = Pick<ItemFields, 'ingredient' | 'amount' | 'unit'> & {
  [F in Exclude<SentField, 'ingredient' | 'amount' | 'unit'>]?: ItemFields[F] | undefined;
} & { id?: string | undefined };
/** An item as a list showed it. */
export type GivenItem = Pick<ItemFields, SentField> & { id: string };

export type SentChange = { item: string; set: Partial<ItemFields> };

const fields = ['ingredient', 'amount', 'unit', 'category', 'checked', 'note', 'isAtHome'] as const;
type SentField = (typeof fields)[number];

/**
 * What a client that sends a whole list changed about it: the difference to the list that it was `given`, so that what was
 * changed elsewhere since stays. `given` null: it is not known, and nothing is taken for removed; `current` is compared with.
 */
export function changesOfSentItems({
  sent,
  given,
  current,
  newId,
}: {
  sent: readonly SentItem[];
  given: readonly GivenItem[] | null;
  current: readonly GivenItem[];
  newId: () => string;
}): SentChange[] {
  const open = new Map((given ?? current).map((item) => [item.id, item]));
  // What the client was not given it may still have from an answer that was not noted.
  const others = new Map(current.filter(({ id }) => !open.has(id)).map((item) => [item.id, item]));
  const changes = sent.flatMap((item): SentChange[] => {
    const before = findSame(item, open) ?? findSame(item, others);
    if (!before) return [{ item: newId(), set: fieldsOf(item) }];
    open.delete(before.id);
    others.delete(before.id);
    const set = difference(item, before);
    return Object.keys(set).length > 0 ? [{ item: before.id, set }] : [];
  });
  const removed = given ? [...open.keys()] : [];
  return [...changes, ...removed.map((item) => ({ item, set: { isRemoved: true } }))];
}

/** By its id, or else by what it says. */
function findSame(item: SentItem, open: ReadonlyMap<string, GivenItem>): GivenItem | undefined {
  const byId = item.id === undefined ? undefined : open.get(item.id);
  if (byId) return byId;
  const named = [...open.values()].filter(({ ingredient }) => ingredient === item.ingredient);
  return (
    named.find(({ unit, amount }) => unit === item.unit && amount === item.amount) ??
    named.find(({ unit }) => unit === item.unit) ??
    named[0]
  );
}

function fieldsOf(item: SentItem): Partial<ItemFields> {
  return Object.fromEntries(
    fields.filter((field) => item[field] !== undefined).map((field) => [field, item[field]]),
  );
}

function difference(item: SentItem, before: GivenItem): Partial<ItemFields> {
  const sent = fieldsOf(item);
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => value !== before[field as SentField]),
  );
}
