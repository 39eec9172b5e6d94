import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import type { ItemState } from '@plateful/domain/shopping/list-item.ts';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { type ListNotification, listChannel } from '#db/notifications.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import {
  formerShoppingItems,
  type PlannedListItem,
  shoppingItems,
  shoppingLists,
} from '#db/tables/shopping-lists.ts';

export type { PlannedListItem };

type ListRow = typeof shoppingLists.$inferSelect;
export type StoredItem = ItemState<PlannedListItem> & { version: number };

const item = {
  id: shoppingItems.id,
  planned: shoppingItems.planned,
  own: shoppingItems.own,
  times: shoppingItems.times,
  version: shoppingItems.version,
};

const findRowBehindBound = prepared(
  'find_item_behind_bound',
  (db, { userId, inUse }: PlacesOf<{ userId: string; inUse: boolean }>) =>
    db
      .select({ listId: shoppingItems.listId })
      .from(shoppingItems)
      .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingItems.listId))
      .where(
        and(eq(shoppingLists.userId, userId), sql`not (${shoppingLists.isArchived} and ${inUse}::boolean)`),
      )
      .offset(shoppingBounds.answeredRows)
      .limit(1),
);

/** Whether the lists (all or active ones) have more rows than one response may. */
export async function areTooLong(db: Database, key: { userId: string; inUse: boolean }): Promise<boolean> {
  return (await findRowBehindBound(db, key)).length > 0;
}

const findItemsOf = prepared('find_items', (db, { listId }: PlacesOf<{ listId: string }>) =>
  db.select(item).from(shoppingItems).where(eq(shoppingItems.listId, listId)),
);

export function findItems(db: Database, listId: string): Promise<StoredItem[]> {
  return findItemsOf(db, { listId });
}

/** Months of lists. */
const maxTicked = 2000;

/** Items checked off on any list since then, latest first. */
export function findCheckedOff(db: Database, userId: string, since: Date): Promise<StoredItem[]> {
  const { own, times } = shoppingItems;
  const checkedAt = sql`(${times}->>'checked') collate "C"`;
  const first = timeOf(since.getTime(), 0, '00000000');
  return db
    .select(item)
    .from(shoppingItems)
    .where(
      and(
        eq(shoppingItems.userId, userId),
        sql`(${own}->>'checked')::boolean`,
        sql`${checkedAt} >= ${first}`,
      ),
    )
    .orderBy(desc(checkedAt), asc(shoppingItems.id))
    .limit(maxTicked);
}

type Key = { listId: string; userId: string };

const writeItems = prepared(
  'upsert_items',
  (db, { listId, userId, items }: PlacesOf<Key & { items: string }>) =>
    db
      .insert(shoppingItems)
      .select(
        sql`select ${listId}::uuid, given.id, ${userId}::uuid, given.planned, given.own, given.times, given.version
          from jsonb_to_recordset(${items}::jsonb)
            as given(id uuid, planned jsonb, own jsonb, times jsonb, version int)`,
      )
      .onConflictDoUpdate({
        target: [shoppingItems.listId, shoppingItems.id],
        set: {
          planned: sql`excluded."planned"`,
          own: sql`excluded."own"`,
          times: sql`excluded."times"`,
          version: sql`excluded."version"`,
        },
      })
      .returning({ id: shoppingItems.id }),
);

/** Passed as one JSON value: building a statement with a placeholder per value took most of the time. */
export async function upsertItems(db: Database, key: Key, items: readonly StoredItem[]): Promise<void> {
  if (items.length > 0) await writeItems(db, { ...key, items: JSON.stringify(items) });
}

export async function deleteItems(db: Database, listId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(shoppingItems)
    .where(and(eq(shoppingItems.listId, listId), inArray(shoppingItems.id, [...ids])));
}

/** Per list; the items replaced by one change are always kept together. */
const maxFormerItems = 500;
/** How many check-offs between two cleanups. */
const cleanUpEvery = 20;

type Former = { id: string; before: ItemState<PlannedListItem> | null };

const writeFormerItems = prepared(
  'insert_former_items',
  (db, place: PlacesOf<Key & { version: number; replacedAt: Date; items: string }>) =>
    db
      .insert(formerShoppingItems)
      .select(
        sql`select ${place.listId}::uuid, given.id, ${place.version}::int, ${place.userId}::uuid, given.before,
          ${place.replacedAt}::timestamptz
          from jsonb_to_recordset(${place.items}::jsonb) as given(id uuid, before jsonb)`,
      )
      .returning({ id: formerShoppingItems.id }),
);

export async function insertFormerItems(
  db: Database,
  key: Key,
  version: number,
  replacedAt: Date,
  items: readonly Former[],
): Promise<void> {
  if (items.length === 0) return;
  await writeFormerItems(db, { ...key, version, replacedAt, items: JSON.stringify(items) });
  await cleanUpFormerItems(db, key, version, items.length);
}

/** Cleanup after a change of `changed` items; not after every single check-off. */
async function cleanUpFormerItems(db: Database, key: Key, version: number, changed: number): Promise<void> {
  if (changed === 1 && version % cleanUpEvery !== 0) return;
  const ofList = eq(formerShoppingItems.listId, key.listId);
  const latest = db
    .select({ version: formerShoppingItems.version })
    .from(formerShoppingItems)
    .where(ofList)
    .orderBy(desc(formerShoppingItems.version))
    .offset(maxFormerItems - 1)
    .limit(1);
  await db.delete(formerShoppingItems).where(and(ofList, lt(formerShoppingItems.version, latest)));
}

const writeTicked = prepared(
  'write_ticked_items',
  (
    db,
    key: PlacesOf<{
      id: string;
      userId: string;
      version: number;
      shareDigest: string | null;
      notified: string;
      items: string;
      replacedAt: Date;
    }>,
  ) => {
    const { id, userId, version, shareToken } = shoppingLists;
    const isByLink = sql`${key.shareDigest}::text is not null`;
    const changed = db.$with('changed').as(
      db
        .update(shoppingLists)
        .set({ version: sql`${version} + 1` })
        .where(
          and(
            ...[eq(id, key.id), eq(userId, key.userId), eq(version, key.version)],
            sql`(not ${isByLink} or ${shareToken} = ${key.shareDigest}::text)`,
          ),
        )
        .returning({
          id,
          userId,
          version,
          notified: sql`pg_notify(${listChannel}, ${key.notified})`.as('notified'),
        }),
    );
    const given = sql`jsonb_to_recordset(${key.items}::jsonb) as given(id uuid, own jsonb, times jsonb, before jsonb)`;
    const kept = db
      .$with('kept')
      .as(
        db
          .update(shoppingItems)
          .set({ own: sql`given.own`, times: sql`given.times`, version: sql`changed.version` })
          .from(sql`changed, ${given}`)
          .where(sql`${shoppingItems.listId} = changed.id and ${shoppingItems.id} = given.id`)
          .returning({ id: shoppingItems.id }),
      );
    const former = db.$with('former').as(
      db
        .insert(formerShoppingItems)
        .select(
          sql`select changed.id, given.id, changed.version, changed."userId", given.before, ${key.replacedAt}::timestamptz
            from changed, ${given}`,
        )
        .returning({ id: formerShoppingItems.id }),
    );
    return db.with(changed, kept, former).select({ version: changed.version }).from(changed);
  },
);

/** Changes of existing items, and their previous state. */
type Ticked = {
  list: Pick<ListRow, 'id' | 'userId' | 'version'>;
  shareDigest: string | null;
  replacedAt: Date;
};

/**
 * Updates existing items and notifies all servers, in one statement. False, without writing, if the list has another
 * version or its link was changed.
 */
export async function updateTicked(
  db: Database,
  { list: { id, userId, version }, shareDigest, replacedAt }: Ticked,
  items: readonly (Pick<StoredItem, 'id' | 'own' | 'times'> & { before: Former['before'] })[],
): Promise<boolean> {
  const notification: ListNotification = { userId, listId: id, version: version + 1 };
  const written = await writeTicked(db, {
    ...{ id, userId, version, shareDigest, replacedAt },
    notified: JSON.stringify(notification),
    items: JSON.stringify(items),
  });
  if (written.length === 0) return false;
  await cleanUpFormerItems(db, { listId: id, userId }, version + 1, items.length);
  return true;
}

/** The previous state of items changed by a version of the list, by id; null for those that it added. */
export async function findItemsReplacedBy(
  db: Database,
  { userId, listId }: { userId: string; listId: string },
  version: number,
) {
  const { id, before } = formerShoppingItems;
  const rows = await db
    .select({ id, before })
    .from(formerShoppingItems)
    .where(
      and(
        eq(formerShoppingItems.userId, userId),
        eq(formerShoppingItems.listId, listId),
        eq(formerShoppingItems.version, version),
      ),
    );
  return new Map(rows.map(({ id, before }) => [id, before]));
}

/** The state in `version` of items changed after it, by id; null for those that did not exist. */
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
