import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';

/** Ticks that the server has not confirmed: a phone may close the page at any moment in the shop. */
const storageKey = 'unsentShoppingLists';

type Unsent = Pick<ShoppingList, 'items' | 'isArchived'>;
type UnsentById = Record<string, Unsent>;

export function keepUnsent({ id, items, isArchived }: ShoppingList) {
  write({ ...readAll(), [id]: { items, isArchived } });
}

export function forgetUnsent(id: string) {
  const { [id]: gone, ...rest } = readAll();
  if (gone !== undefined) write(rest);
}

/** The list with what was left unsent by an earlier visit; null when there is nothing to send. */
export function applyUnsent(list: ShoppingList): ShoppingList | null {
  const unsent = readAll()[list.id];
  if (unsent === undefined) return null;
  // Another device may have changed the list since: only ticks of items that are still there are taken over.
  const ticks = new Map(unsent.items.map((item) => [keyOf(item), item.checked]));
  const items = list.items.map((item) => ({ ...item, checked: ticks.get(keyOf(item)) ?? item.checked }));
  const isChanged =
    unsent.isArchived !== list.isArchived ||
    items.some((item, index) => item.checked !== list.items[index]?.checked);
  return isChanged && !list.isArchived ? { ...list, items, isArchived: unsent.isArchived } : null;
}

function keyOf(item: ShoppingList['items'][number]): string {
  return `${item.ingredient}\n${item.unit}\n${item.amount}`;
}

/** Storage may be blocked, full, or written by other code: none of this may break the page. */
function readAll(): UnsentById {
  try {
    const all: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');
    if (typeof all !== 'object' || all === null) return {};
    const entries = Object.entries(all).filter((entry): entry is [string, Unsent] => isUnsent(entry[1]));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function isUnsent(value: unknown): value is Unsent {
  const { items, isArchived } = Object(value) as Record<string, unknown>;
  if (typeof isArchived !== 'boolean' || !Array.isArray(items)) return false;
  return items.every((item: unknown) => typeof Object(item).checked === 'boolean');
}

function write(all: UnsentById) {
  try {
    if (Object.keys(all).length > 0) window.localStorage.setItem(storageKey, JSON.stringify(all));
    else window.localStorage.removeItem(storageKey);
  } catch {
    // The ticks still live as long as the page is open.
  }
}
