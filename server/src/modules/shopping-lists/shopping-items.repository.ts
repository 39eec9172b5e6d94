import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import type { ItemState } from '@plateful/domain/shopping/list-item.ts';
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import {
  formerShoppingItems,
  type PlannedListItem,
  shoppingItems,
  shoppingLists,
} from '#db/tables/shopping-lists.ts';

export type { PlannedListItem };
export type StoredItem = ItemState<PlannedListItem> & { version: number };

const item = {
  id: shoppingItems.id,
  planned: shoppingItems.planned,
  own: shoppingItems.own,
  times: shoppingItems.times,
  version: shoppingItems.version,
};

export const findItemsOfLists = prepared(
  'find_items_of_lists',
  (db, { listIds }: PlacesOf<{ listIds: string[] }>) =>
    db
      .select({ listId: shoppingItems.listId, ...item })
      .from(shoppingItems)
      .where(sql`${shoppingItems.listId} = any(${listIds}::uuid[])`),
);

const findItemsOf = prepared('find_items', (db, { listId }: PlacesOf<{ listId: string }>) =>
  db.select(item).from(shoppingItems).where(eq(shoppingItems.listId, listId)),
);

export function findItems(db: Database, listId: string): Promise<StoredItem[]> {
  return findItemsOf(db, { listId });
}

/** Months of lists. */
const mostSettled = 2000;

/** What became of foods on the user's lists, the newest list first. */
export function findSettled(db: Database, userId: string) {
  const { planned, own } = shoppingItems;
  const isAtHome = sql<boolean>`coalesce((${own}->>'isAtHome')::boolean, false)`;
  return db
    .select({ foodId: sql<string>`${planned}->>'foodId'`, isAtHome })
    .from(shoppingItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingItems.listId))
    .where(
      and(
        eq(shoppingItems.userId, userId),
        sql`${planned}->>'foodId' is not null`,
        or(isAtHome, sql`(${own}->>'checked')::boolean`),
      ),
    )
    .orderBy(desc(shoppingLists.createdAt))
    .limit(mostSettled);
}

/** Ticked on any list since, the latest first. */
export function findTicked(db: Database, userId: string, since: Date): Promise<StoredItem[]> {
  const { own, times } = shoppingItems;
  const tickedAt = sql`${times}->>'checked' collate "C"`;
  const first = timeOf(since.getTime(), 0, '00000000');
  return db
    .select(item)
    .from(shoppingItems)
    .where(
      and(eq(shoppingItems.userId, userId), sql`(${own}->>'checked')::boolean`, sql`${tickedAt} >= ${first}`),
    )
    .orderBy(desc(tickedAt), asc(shoppingItems.id))
    .limit(mostSettled);
}

type Key = { listId: string; userId: string };

export async function upsertItems(db: Database, key: Key, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insert(shoppingItems)
    .values(items.map((one) => ({ ...key, ...one })))
    .onConflictDoUpdate({
      target: [shoppingItems.listId, shoppingItems.id],
      set: {
        planned: sql`excluded."planned"`,
        own: sql`excluded."own"`,
        times: sql`excluded."times"`,
        version: sql`excluded."version"`,
      },
    });
}

export async function deleteItems(db: Database, listId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(shoppingItems)
    .where(and(eq(shoppingItems.listId, listId), inArray(shoppingItems.id, [...ids])));
}

/** Of a list; what one change replaced is kept whole. */
const mostFormer = 500;
/** Ticks after which older ones are looked for. */
const tidyEvery = 20;

type Former = { id: string; before: ItemState<PlannedListItem> | null };

export async function insertFormerItems(
  db: Database,
  key: Key,
  version: number,
  replacedAt: Date,
  items: readonly Former[],
): Promise<void> {
  if (items.length === 0) return;
  await db.insert(formerShoppingItems).values(items.map((one) => ({ ...key, version, replacedAt, ...one })));
  if (items.length === 1 && version % tidyEvery !== 0) return;
  const ofList = eq(formerShoppingItems.listId, key.listId);
  const latest = db
    .select({ version: formerShoppingItems.version })
    .from(formerShoppingItems)
    .where(ofList)
    .orderBy(desc(formerShoppingItems.version))
    .offset(mostFormer - 1)
    .limit(1);
  await db.delete(formerShoppingItems).where(and(ofList, lt(formerShoppingItems.version, latest)));
}

/** What items were that a version of the list changed, by id; null for those that it added. */
export async function findItemsReplacedBy(db: Database, listId: string, version: number) {
  const rows = await db
    .select({ id: formerShoppingItems.id, before: formerShoppingItems.before })
    .from(formerShoppingItems)
    .where(and(eq(formerShoppingItems.listId, listId), eq(formerShoppingItems.version, version)));
  return new Map(rows.map(({ id, before }) => [id, before]));
}

/** What items that changed after `version` were in it, by id; null for those that were not there. */
export async function findItemsBefore(
  db: Database,
  listId: string,
  version: number,
): Promise<Map<string, ItemState<PlannedListItem> | null>> {
  const rows = await db
    .selectDistinctOn([formerShoppingItems.id], {
      id: formerShoppingItems.id,
      before: formerShoppingItems.before,
    })
    .from(formerShoppingItems)
    .where(and(eq(formerShoppingItems.listId, listId), gt(formerShoppingItems.version, version)))
    .orderBy(asc(formerShoppingItems.id), asc(formerShoppingItems.version));
  return new Map(rows.map(({ id, before }) => [id, before]));
}
