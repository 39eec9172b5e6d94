import { planBounds } from '@plateful/contract/bounds.ts';
import { and, asc, count, desc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { setLockTimeout } from '#db/lock-user.ts';
import { type ListNotification, listChannel } from '#db/notifications.ts';
import { cursorOf, isBehind } from '#db/paging.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { shoppingItems, shoppingLists } from '#db/tables/shopping-lists.ts';

export type ListRow = typeof shoppingLists.$inferSelect;
export type NewList = typeof shoppingLists.$inferInsert;
export type ListColumns = Partial<Pick<ListRow, 'name' | 'isArchived' | 'times' | 'planDigest' | 'twins'>>;

/** Identifies a list by its owner, or by the digest of its link's token. */
export type ListKey = { userId: string; id: string } | { shareDigest: string };

/** A planned meal, with what is needed to see whether a plan changed. */
export type PlannedMeal = Pick<
  typeof mealPlans.$inferSelect,
  'id' | 'recipeId' | 'date' | 'servings' | 'leftoversOf'
>;
const { id: mealId, recipeId, date, servings, leftoversOf } = mealPlans;
const planned = { id: mealId, recipeId, date, servings, leftoversOf };

const { listId: _listId, userId: _userId, ...listItem } = getTableColumns(shoppingItems);
type StoredItem = Omit<typeof shoppingItems.$inferSelect, 'listId' | 'userId'>;

/** Reads a whole list in one statement: lists are the most frequent reads. */
function selectStates(db: Database) {
  const { userId, isArchived, planDigest, firstDate, lastDate } = shoppingLists;
  const items = db
    .select(listItem)
    .from(shoppingItems)
    // By the list only: with the user, PostgreSQL would go through all items of the user for each list.
    .where(eq(shoppingItems.listId, shoppingLists.id))
    .as('item');
  const lastEaten = sql`to_char(${lastDate}::date + ${planBounds.leftoverDays}::int, 'YYYY-MM-DD')`;
  const meals = db
    .select(planned)
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), gte(date, firstDate), lte(date, lastEaten)))
    .as('meal');
  return db
    .select({
      list: shoppingLists,
      items: sql<StoredItem[]>`(select coalesce(json_agg(item), '[]') from ${items})`,
      /** Meals on the days of an active list that was made from a plan, and on the days of their leftovers. */
      planned: sql<PlannedMeal[] | null>`case when not ${isArchived} and ${planDigest} is not null then
        (select coalesce(json_agg(meal), '[]') from ${meals}) end`,
    })
    .from(shoppingLists);
}

/** All lists, or the active ones. */
export const findListStates = prepared(
  'find_list_states',
  (db, { userId, inUse }: PlacesOf<{ userId: string; inUse: boolean }>) =>
    selectStates(db)
      .where(
        and(eq(shoppingLists.userId, userId), sql`not (${shoppingLists.isArchived} and ${inUse}::boolean)`),
      )
      .orderBy(desc(shoppingLists.createdAt), asc(shoppingLists.id)),
);

const findStateOfOwner = prepared('find_list_state', (db, key: PlacesOf<{ userId: string; id: string }>) =>
  selectStates(db).where(and(eq(shoppingLists.userId, key.userId), eq(shoppingLists.id, key.id))),
);

export async function findListState(db: Database, key: ListKey) {
  const owned = 'shareDigest' in key ? await findList(db, key) : key;
  const [found] = owned ? await findStateOfOwner(db, { userId: owned.userId, id: owned.id }) : [];
  return found;
}

/** Archived lists without items, newest first. */
export function findArchivedLists(db: Database, userId: string, cursor: string | undefined, rows: number) {
  const { id, name, createdAt, isArchived } = shoppingLists;
  const isGone = sql`coalesce((${shoppingItems.own}->>'isRemoved')::boolean, false)`;
  const isNotNeeded = sql`coalesce((${shoppingItems.planned}->>'isNoLongerNeeded')::boolean, false)`;
  const items = db
    .select({ items: count() })
    .from(shoppingItems)
    .where(
      sql`${shoppingItems.listId} = ${id} and not ${isGone} and not (${isNotNeeded} and ${shoppingItems.own} = '{}')`,
    );
  return db
    .select({
      id,
      name,
      createdAt,
      items: sql<number>`${items}`.mapWith(Number),
      cursor: cursorOf(createdAt, id),
    })
    .from(shoppingLists)
    .where(and(eq(shoppingLists.userId, userId), eq(isArchived, true), isBehind(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(rows);
}

export async function countArchivedLists(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ lists: count() })
    .from(shoppingLists)
    .where(and(eq(shoppingLists.userId, userId), eq(shoppingLists.isArchived, true)));
  return row!.lists;
}

/** Number of the user's active lists, and of all. */
export async function countLists(db: Database, userId: string): Promise<{ inUse: number; all: number }> {
  const [row] = await db
    .select({
      inUse: sql<number>`count(*) filter (where not ${shoppingLists.isArchived})::int`,
      all: count(),
    })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  return row!;
}

export async function findList(db: Database, key: ListKey): Promise<ListRow | undefined> {
  const [list] = await db.select().from(shoppingLists).where(isList(key));
  return list;
}

/** Locks the list until the transaction ends. */
export async function lockList(db: Database, key: ListKey): Promise<ListRow | undefined> {
  const [list] = await db
    .select()
    .from(shoppingLists)
    .where(and(isList(key), setLockTimeout))
    .for('no key update');
  return list;
}

/** The newest active list of exactly these days. */
export async function findListOfDays(db: Database, userId: string, first: string, last: string) {
  const [list] = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(
      and(
        eq(shoppingLists.userId, userId),
        eq(shoppingLists.firstDate, first),
        eq(shoppingLists.lastDate, last),
        eq(shoppingLists.isArchived, false),
      ),
    )
    .orderBy(desc(shoppingLists.createdAt))
    .limit(1);
  return list?.id;
}

/** Undefined if the id exists. */
export async function insertList(db: Database, row: NewList): Promise<ListRow | undefined> {
  const { mealPlanId } = row;
  // Locks the meal, or null if it was deleted, so that a concurrent deletion cannot violate the foreign key.
  const held = sql`(select ${mealPlans.id} from ${mealPlans} where ${mealPlans.id} = ${mealPlanId} for key share)`;
  const [list] = await db
    .insert(shoppingLists)
    .values({ ...row, ...(mealPlanId && { mealPlanId: held }) })
    .onConflictDoNothing()
    .returning();
  return list;
}

export async function updateList(
  db: Database,
  id: string,
  columns: Partial<Omit<ListRow, 'id' | 'userId'>>,
): Promise<ListRow> {
  const [list] = await db.update(shoppingLists).set(columns).where(eq(shoppingLists.id, id)).returning();
  return list!;
}

/** The same, with a notification in the same statement, because check-offs are frequent. */
export async function updateListAndTell(
  db: Database,
  { id, userId }: Pick<ListRow, 'id' | 'userId'>,
  columns: ListColumns & Pick<ListRow, 'version'>,
): Promise<ListRow> {
  const [row] = await db
    .update(shoppingLists)
    .set(columns)
    .where(eq(shoppingLists.id, id))
    .returning({
      ...getTableColumns(shoppingLists),
      notified: notify({ userId, listId: id, version: columns.version }),
    });
  const { notified: _, ...list } = row!;
  return list;
}

export async function deleteList(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(shoppingLists)
    .where(isList({ userId, id }))
    .returning({ id: shoppingLists.id });
  return rows.length > 0;
}

/** Notifies all servers when the transaction commits. */
export async function notifyOfList(db: Database, change: ListNotification): Promise<void> {
  await db.execute(sql`select ${notify(change)}`);
}

function notify(change: ListNotification) {
  return sql`pg_notify(${listChannel}, ${JSON.stringify(change)})`;
}

export const findPlanned = prepared(
  'find_planned',
  (db, { userId, first, last }: PlacesOf<{ userId: string; first: string; last: string }>) =>
    db
      .select(planned)
      .from(mealPlans)
      .where(and(eq(mealPlans.userId, userId), gte(date, first), lte(date, last))),
);

function isList(key: ListKey) {
  return 'shareDigest' in key
    ? eq(shoppingLists.shareToken, key.shareDigest)
    : and(eq(shoppingLists.userId, key.userId), eq(shoppingLists.id, key.id));
}
