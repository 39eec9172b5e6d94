import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

// Triggers of the migration account_figures write these with each row that they count; nothing else does (decision 069).

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const figure = () => integer().notNull().default(0);

/** How much each user keeps. Nobody who never kept a thing has a row. */
export const accountFigures = pgTable('account_figures', {
  userId: ofUser().primaryKey(),
  /** Own recipes that are not removed. */
  recipes: figure(),
  /** Favorites whose recipe is not removed. */
  favorites: figure(),
  /** All recipes that the user ever had, removed and deleted ones too. */
  recipesEver: figure(),
  /** Of the texts of own recipes, removed ones too: as they are in the memory of a server that reads them. */
  recipeBytes: bigint({ mode: 'number' }).notNull().default(0),
  /** Of former versions of own recipes. */
  versionBytes: bigint({ mode: 'number' }).notNull().default(0),
});

/** How many own recipes have a tag or a cuisine; `label` in lower case, `name` as the newest recipe that had it spells it. */
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

/** How many own recipes came in each quarter of an hour: weeks begin at one, in every time zone. */
export const accountArrivals = pgTable(
  'account_arrivals',
  {
    userId: ofUser(),
    /** When the quarter begins. */
    quarter: timestamp({ withTimezone: true }).notNull(),
    recipes: figure(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quarter] })],
);
