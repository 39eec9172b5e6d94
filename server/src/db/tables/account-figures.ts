import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

// Maintained only by the triggers of migration account_figures (decision 069).

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const figure = () => integer().notNull().default(0);

/** Counts per user. A user without any such rows has none. */
export const accountFigures = pgTable('account_figures', {
  userId: ofUser().primaryKey(),
  /** Own recipes, without removed ones. */
  recipes: figure(),
  /** Favorites, without removed recipes. */
  favorites: figure(),
  /** All own recipes ever created, including removed and deleted ones. */
  recipesEver: figure(),
  /** Bytes of the texts of own recipes including removed ones, as a server holds them in memory. */
  recipeBytes: bigint({ mode: 'number' }).notNull().default(0),
  /** Bytes of former versions of own recipes. */
  versionBytes: bigint({ mode: 'number' }).notNull().default(0),
});

/** Number of own recipes with a tag or cuisine; `label` in lower case, `name` as spelled in the newest recipe. */
export const accountLabels = pgTable(
  'account_labels',
  {
    userId: ofUser(),
    kind: text({ enum: ['tag', 'cuisine'] }).notNull(),
    label: text().notNull(),
    name: text().notNull(),
    namedAt: timestamp({ withTimezone: true }).notNull(),
    recipes: figure(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.label] }),
    index('account_labels_frequent').on(
      table.userId,
      table.kind,
      table.recipes.desc().nullsFirst(),
      table.label,
    ),
  ],
);

/** Number of own recipes created in each quarter of an hour: in every time zone, weeks begin at the start of one. */
export const accountArrivals = pgTable(
  'account_arrivals',
  {
    userId: ofUser(),
    /** Start of the quarter. */
    quarter: timestamp({ withTimezone: true }).notNull(),
    recipes: figure(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quarter] })],
);
