import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Accounts of the embedded OpenID provider; empty with an external provider. */
export const oidcAccounts = pgTable('oidc_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstName: text(),
  lastName: text(),
  /** When the user confirmed `email`; requested, never required. */
  emailVerifiedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const mailPurposes = ['verify', 'reset', 'change'] as const;

/** Mailed links, stored as digests so that read access to the table does not allow using one. */
export const oidcMailLinks = pgTable(
  'oidc_mail_links',
  {
    digest: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => oidcAccounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: mailPurposes }).notNull(),
    /** The recipient: the address that `verify` verifies and `change` changes to. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('oidc_mail_links_account').on(table.accountId),
    index('oidc_mail_links_expires').on(table.expiresAt),
  ],
);

/** Public keys of the accounts' passkeys (WebAuthn). */
export const oidcPasskeys = pgTable(
  'oidc_passkeys',
  {
    /** The credential id, in base64url. */
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => oidcAccounts.id, { onDelete: 'cascade' }),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('oidc_passkeys_account').on(table.accountId)],
);

/** State of the embedded provider: sessions, codes, tokens and interactions. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text().notNull(),
    /** Digest of the id of the session, code or token. */
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

/** Secrets that this installation generated. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
