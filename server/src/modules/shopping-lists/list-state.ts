import type { ItemMeal, ListChanges, ListedItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { type HybridTime, laterOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { foodOfItem } from '@plateful/domain/shopping/food-of-item.ts';
import { compareItems } from '@plateful/domain/shopping/item-order.ts';
import { type ItemState, isTouched, shownFields } from '@plateful/domain/shopping/list-item.ts';
import { twinsToPropose } from './list-twins.ts';
import type { PlannedListItem, StoredItem } from './shopping-items.repository.ts';
import type { ListRow } from './shopping-lists.repository.ts';

/** A list with all its items, including removed ones. */
export type ListState = { list: ListRow; items: readonly StoredItem[] };

/** As the owner sees it, with all meals. */
export type OwnItem = ListedItem & { meals: ItemMeal[] };

/** The item as displayed; null if it was removed, is incomplete, or is no longer planned and was never edited. */
export function listedItem(item: ItemState<PlannedListItem>): OwnItem | null {
  const shown = shownFields(item);
  if (!shown) return null;
  if (shown.isNoLongerNeeded && !isTouched(item)) return null;
  const { isRemoved: _, isNoLongerNeeded, meals = [], ...fields } = shown;
  return {
    ...fields,
    id: item.id,
    meals: [...meals],
    isNeeded: !isNoLongerNeeded,
    isOwn: item.planned === null,
  };
}

export function listedItems(items: readonly ItemState<PlannedListItem>[]): OwnItem[] {
  return items
    .map(listedItem)
    .filter((item) => item !== null)
    .sort(compareItems);
}

/** Adds allergens and the aisle. */
function withFood(item: ListedItem): ListedItem {
  const { allergens, place } = foodOfItem(item.ingredient);
  return { ...item, ...allergens, ...(place?.section === item.category && { aisle: place.aisle }) };
}

/** Whether everything to buy is checked off. */
export function isComplete(items: readonly ItemState<PlannedListItem>[]): boolean {
  const toBuy = items.map(listedItem).filter((item) => item !== null && !item.isAtHome);
  return toBuy.length > 0 && toBuy.every((item) => item?.checked);
}

/** The latest time of any change. */
export function latestTime({ list, items }: ListState): HybridTime | null {
  let latest: HybridTime | null = null;
  for (const times of [list.times, ...items.map((item) => item.times)]) {
    for (const time of Object.values(times)) latest = latest ? laterOf(latest, time) : time;
  }
  return latest;
}

export function presentList({ list, items }: ListState, isOutdated: boolean): ShoppingList {
  const { id, userId, mealPlanId, name, isArchived, createdAt, version, firstDate, lastDate } = list;
  const shown = listedItems(items);
  return {
    id,
    userId,
    mealPlanId,
    name,
    items: shown.map(withFood),
    isArchived,
    createdAt: createdAt.toISOString(),
    version,
    days: firstDate && lastDate ? { first: firstDate, last: lastDate } : null,
    isOutdated,
    isShared: list.shareToken !== null,
    clock: latestTime({ list, items }),
    twins: isOutdated ? [] : twinsToPropose(list, shown),
  };
}

/** For shared links: shows the meals' names, but neither recipes nor dates. */
export function presentToOthers({ items, ...changes }: ListChanges): ListChanges {
  return {
    ...changes,
    items: items.map((item) => ({ ...item, meals: item.meals.map(({ title }) => ({ title })) })),
  };
}

/** Changes after `since`. */
export function presentChanges({ list, items }: ListState, since: number, isOutdated: boolean): ListChanges {
  const changed = items.filter(({ version }) => version > since);
  return {
    version: list.version,
    name: list.name,
    isArchived: list.isArchived,
    isOutdated,
    items: listedItems(changed).map(withFood),
    removed: changed.filter((item) => listedItem(item) === null).map(({ id }) => id),
    clock: latestTime({ list, items }),
  };
}
