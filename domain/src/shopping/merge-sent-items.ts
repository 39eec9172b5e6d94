import type { ItemFields } from './list-item.ts';

/** An item as sent back by a client. */
export type SentItem = Pick<ItemFields, 'ingredient' | 'amount' | 'unit'> & {
  [F in Exclude<SentField, 'ingredient' | 'amount' | 'unit'>]?: ItemFields[F] | undefined;
} & { id?: string | undefined };
/** An item as it was sent to the client. */
export type GivenItem = Pick<ItemFields, SentField> & { id: string };

export type SentChange = { item: string; set: Partial<ItemFields> };

const fields = ['ingredient', 'amount', 'unit', 'category', 'checked', 'note', 'isAtHome'] as const;
type SentField = (typeof fields)[number];

/**
 * The changes made by a client that sends a whole list, computed against the list that it was `given`, so that
 * concurrent edits are kept. If `given` is null (unknown), the client's items are compared with `current` and nothing
 * is treated as removed.
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
  // Items that are not in `given` may come from a response that was not recorded.
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

/** Matches by id, otherwise by content. */
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
