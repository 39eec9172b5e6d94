import type { AccountExport } from '@plateful/contract/account-export.ts';
import { and, eq, exists, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/database.ts';
import { billingMails, checkoutIntents, subscriptions, waitlist } from '#db/tables/billing.ts';
import { consents } from '#db/tables/consents.ts';
import { generations } from '#db/tables/generations.ts';
import { groceryReceipts, receiptCorrections } from '#db/tables/grocery-receipts.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { shoppingLists } from '#db/tables/shopping-lists.ts';
import { tasteProfiles, tasteProfileVersions } from '#db/tables/taste-profiles.ts';
import { userIdentities, users } from '#db/tables/users.ts';

type Row = Record<string, unknown>;
type Section = Exclude<keyof AccountExport, 'format' | 'version' | 'exportedAt'>;

/** Where one section of an export comes from. `single`: a value instead of a list. */
export type ExportSource = {
  section: Section;
  table: PgTable;
  isSingle: boolean;
  rows(db: Database, userId: string): AsyncIterable<Row>;
};

/** Rows held in memory at once; the largest are recipes and receipts of a few kilobytes. */
const pageSize = 100;

/** Every table that holds something of a user, in the order of the file: what others point to comes first. */
export const exportSources: readonly ExportSource[] = [
  single('profile', users, users.id, ['id', 'calendarToken', 'deletedAt']),
  {
    section: 'signIns',
    table: userIdentities,
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
    table: tasteProfileVersions,
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
  list('recipes', recipes),
  list('favorites', favorites),
  list('mealPlans', mealPlans),
  list('shoppingLists', shoppingLists),
  // A photo that is being read says nothing yet.
  list('receipts', groceryReceipts, {
    without: ['status', 'uploadId'],
    where: () => eq(groceryReceipts.status, 'done'),
  }),
  list('receiptCorrections', receiptCorrections),
  list('generations', generations, {
    without: ['idempotencyKey'],
    where: () => ne(generations.status, 'running'),
  }),
  list('consents', consents),
  list('waitlist', waitlist, { isOwn: isOnWaitlist }),
  list('checkoutIntents', checkoutIntents),
  list('subscriptions', subscriptions),
  list('billingMails', billingMails),
];

type Own = (db: Database, userId: string) => SQL | undefined;
type ListOptions = { without?: readonly string[]; where?: () => SQL; isOwn?: Own };

/** All rows of the user in the order of their ids, page by page. */
function list(
  section: Section,
  table: PgTable & { id: PgColumn; userId: PgColumn },
  { without = [], where, isOwn = (_db, userId) => eq(table.userId, userId) }: ListOptions = {},
): ExportSource {
  return {
    section,
    table,
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
        for (const row of page) yield leaveOut(row, ['userId', ...without]);
        if (page.length < pageSize) return;
        last = page.at(-1)!.id;
      }
    },
  };
}

function single(section: Section, table: PgTable, owner: PgColumn, without: readonly string[]): ExportSource {
  return {
    section,
    table,
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
 * Also entries from before the account, by verified e-mail only: a stranger who registers with the address would read the
 * person's name.
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
