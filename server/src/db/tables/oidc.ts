import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Accounts of the embedded OpenID provider; with an external provider the table stays empty. */
export const oidcAccounts = pgTable('oidc_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstName: text(),
  lastName: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What the embedded provider remembers: its sessions, codes, tokens and interactions. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    uid: text(),
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_grant').on(table.grantId),
    index('oidc_payloads_uid').on(table.model, table.uid),
    index('oidc_payloads_expires').on(table.expiresAt),
    index('oidc_payloads_account').on(sql`(${table.payload} ->> 'accountId')`),
  ],
);

/** Keys that this installation made for itself. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
