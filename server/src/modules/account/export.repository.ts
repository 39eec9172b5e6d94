import type { AccountExport } from '@plateful/contract/account-export.ts';
import { shownFields } from '@plateful/domain/shopping/list-item.ts';
import {
  and,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/database.ts';
import { billingMails, checkoutIntents, subscriptions, waitlist } from '#db/tables/billing.ts';
import { consents } from '#db/tables/consents.ts';
import { generations } from '#db/tables/generations.ts';
import { groceryReceipts, receiptCorrections } from '#db/tables/grocery-receipts.ts';
import { homeFoods } from '#db/tables/home-foods.ts';
import { mealPlans, weekEdits } from '#db/tables/meal-plans.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';
import { collections, cookedDishes, recipeNotes, recipeVersions } from '#db/tables/own-recipes.ts';
import { photos } from '#db/tables/photos.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import {
  formerShoppingItems,
  sectionPlaces,
  shoppingItems,
  shoppingLists,
} from '#db/tables/shopping-lists.ts';
import { tasteProfiles, tasteProfileVersions } from '#db/tables/taste-profiles.ts';
import { userIdentities, users } from '#db/tables/users.ts';
import { refusedDishes, weekSettings } from '#db/tables/week-planning.ts';

type Row = Record<string, unknown>;
type Section = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;

/** The source of one section of an export. `single`: an object instead of an array. */
export type ExportSource = {
  section: Section;
  /** The tables that it reads. */
  tables: readonly PgTable[];
  isSingle: boolean;
  rows(db: Database, userId: string): AsyncIterable<Row>;
};

/** Rows held in memory at once; the largest (recipes, receipts) have a few kilobytes. */
const pageSize = 100;

/** All tables with user data, in the order of the file: referenced rows come first. */
export const exportSources: readonly ExportSource[] = [
  single('profile', users, users.id, ['id', 'calendarToken', 'deletedAt']),
  {
    section: 'signIns',
    tables: [userIdentities],
    isSingle: false,
    async *rows(db, userId) {
      const { issuer, subject } = userIdentities;
      yield* await db
        .select({ issuer, subject })
        .from(userIdentities)
        .where(eq(userIdentities.userId, userId));
    },
  },
  single('tasteProfile', tasteProfiles, tasteProfiles.userId, ['userId', 'version']),
  {
    section: 'tasteProfileVersions',
    tables: [tasteProfileVersions],
    isSingle: false,
    async *rows(db, userId) {
      const { version, fields, replacedAt } = tasteProfileVersions;
      yield* await db
        .select({ version, fields, replacedAt })
        .from(tasteProfileVersions)
        .where(eq(tasteProfileVersions.userId, userId))
        .orderBy(version);
    },
  },
  { ...list('recipes', recipes, { without: ['storedFacts'] }), tables: [recipes, photos] },
  list('recipeVersions', recipeVersions),
  list('recipeNotes', recipeNotes),
  list('cookedDishes', cookedDishes),
  list('collections', collections),
  list('favorites', favorites),
  list('mealPlans', mealPlans, { without: ['updatedAt'] }),
  list('weekEdits', weekEdits),
  single('weekSettings', weekSettings, weekSettings.userId, ['userId']),
  list('refusedDishes', refusedDishes, { without: ['foldedTitle'] }),
  {
    ...list('shoppingLists', shoppingLists, {
      without: ['times', 'version', 'planDigest', 'twins', 'shareToken'],
      complete: addItems,
    }),
    tables: [shoppingLists, shoppingItems],
  },
  {
    section: 'formerShoppingItems',
    tables: [formerShoppingItems],
    isSingle: false,
    async *rows(db, userId) {
      const { userId: owner, ...columns } = getTableColumns(formerShoppingItems);
      yield* await db
        .select(columns)
        .from(formerShoppingItems)
        .where(eq(owner, userId))
        .orderBy(columns.replacedAt, columns.listId, columns.id, columns.version);
    },
  },
  // A receipt that is still being read has no content yet.
  list('receipts', groceryReceipts, {
    without: ['status', 'uploadId', 'besideId', 'month'],
    where: () => eq(groceryReceipts.status, 'done'),
  }),
  list('receiptCorrections', receiptCorrections),
  list('sectionPlaces', sectionPlaces),
  list('homeFoods', homeFoods),
  list('generations', generations, {
    without: ['idempotencyKey', 'month'],
    where: () => ne(generations.status, 'running'),
  }),
  list('consents', consents),
  list('waitlist', waitlist, { isOwn: isOnWaitlist }),
  list('checkoutIntents', checkoutIntents),
  list('subscriptions', subscriptions),
  list('billingMails', billingMails),
];

type Own = (db: Database, userId: string) => SQL | undefined;
type ListOptions = {
  without?: readonly string[];
  where?: () => SQL;
  isOwn?: Own;
  /** Adds data from other tables to a page of rows. */
  complete?: (db: Database, page: Row[]) => Promise<Row[]>;
};

/** All rows of the user in id order, page by page. */
function list(
  section: Section,
  table: PgTable & { id: PgColumn; userId: PgColumn },
  {
    without = [],
    where,
    isOwn = (_db, userId) => eq(table.userId, userId),
    complete = (_db, page) => Promise.resolve(page),
  }: ListOptions = {},
): ExportSource {
  return {
    section,
    tables: [table],
    isSingle: false,
    async *rows(db, userId) {
      for (let last: unknown = null; ; ) {
        const further = last === null ? undefined : gt(table.id, last);
        const page: Row[] = await db
          .select()
          .from(table as PgTable)
          .where(and(isOwn(db, userId), where?.(), further))
          .orderBy(table.id)
          .limit(pageSize);
        for (const row of await complete(db, page)) yield leaveOut(row, ['userId', ...without]);
        if (page.length < pageSize) return;
        last = page.at(-1)!.id;
      }
    },
  };
}

/** Adds each list's items as displayed. */
async function addItems(db: Database, lists: Row[]): Promise<Row[]> {
  const ids = lists.map(({ id }) => id as string);
  const rows = await db
    .select()
    .from(shoppingItems)
    .where(inArray(shoppingItems.listId, ids))
    .orderBy(shoppingItems.id);
  const byList = Map.groupBy(rows, ({ listId }) => listId);
  return lists.map((list) => {
    const items = (byList.get(list.id as string) ?? []).flatMap(shownItem);
    return { ...list, items: items.sort((a, b) => (a.ingredient < b.ingredient ? -1 : 1)) };
  });
}

function shownItem(item: typeof shoppingItems.$inferSelect) {
  const shown = shownFields(item);
  if (!shown) return [];
  const { isRemoved: _, isNoLongerNeeded: __, ...fields } = shown;
  return [{ ...fields, isOwn: item.planned === null }];
}

function single(section: Section, table: PgTable, owner: PgColumn, without: readonly string[]): ExportSource {
  return {
    section,
    tables: [table],
    isSingle: true,
    async *rows(db, userId) {
      const found: Row[] = await db.select().from(table).where(eq(owner, userId));
      for (const row of found) yield leaveOut(row, without);
    },
  };
}

function leaveOut(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));
}

/**
 * Includes entries from before the account, but only for a verified email address: otherwise anyone registering with
 * the address could read the person's name.
 */
function isOnWaitlist(db: Database, userId: string) {
  const verified = db
    .select({ one: sql`1` })
    .from(userIdentities)
    .innerJoin(oidcAccounts, eq(sql`${oidcAccounts.id}::text`, userIdentities.subject))
    .where(
      and(
        eq(userIdentities.userId, userId),
        isNotNull(oidcAccounts.emailVerifiedAt),
        eq(sql`lower(${oidcAccounts.email})`, sql`lower(${waitlist.email})`),
      ),
    );
  return or(eq(waitlist.userId, userId), and(isNull(waitlist.userId), exists(verified)));
}
