import type { ItemMeal } from '@plateful/contract/shopping-lists.ts';
import type { Section } from '@plateful/domain/foods/food.ts';
import type { HybridTime } from '@plateful/domain/merging/hybrid-clock.ts';
import type { ItemState } from '@plateful/domain/shopping/list-item.ts';
import type { Twin } from '@plateful/domain/shopping/purchases-for-needs.ts';
import type { PlannedItem } from '@plateful/domain/shopping/refresh-items.ts';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { mealPlans } from './meal-plans.ts';
import { users } from './users.ts';

export type ChosenTwin = Twin & { isAccepted: boolean };

export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first planned meal that the list was made for. */
    mealPlanId: uuid().references(() => mealPlans.id, { onDelete: 'set null' }),
    name: text().notNull(),
    isArchived: boolean().notNull().default(false),
    /**
     * When people last changed the name and whether it is archived. `forgotten`: the latest removal that is not kept any more; an
     * older change of an item that is not there comes from before it.
     */
    times: jsonb()
      .$type<{ name?: HybridTime; isArchived?: HybridTime; forgotten?: HybridTime }>()
      .notNull()
      .default({}),
    /** Grows with every change of the list or its items. */
    version: integer().notNull().default(0),
    /** The days that it was made for, yyyy-MM-dd; null for a list of one's own. */
    firstDate: text(),
    lastDate: text(),
    /** Identifies the plan that it was made from. */
    planDigest: text(),
    /** Which of two foods that do the same are bought as one, and which were said to stay two. */
    twins: jsonb().$type<ChosenTwin[]>().notNull().default([]),
    /** SHA-256 of the token of its link. */
    shareToken: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shopping_lists_user_created').on(table.userId, table.createdAt.desc()),
    index('shopping_lists_user_use').on(
      table.userId,
      table.isArchived,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('shopping_lists_meal_plan').on(table.mealPlanId),
  ],
);

export type PlannedListItem = PlannedItem<ItemMeal>;

/** `ItemState` of the domain. Items that were removed stay: their removal has to reach every device. */
export const shoppingItems = pgTable(
  'shopping_items',
  {
    listId: uuid()
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    /** Made by the device that added it; another list may have the same. */
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planned: jsonb().$type<PlannedListItem>(),
    own: jsonb().$type<ItemState['own']>().notNull(),
    times: jsonb().$type<ItemState['times']>().notNull(),
    /** The list's version that changed it last. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('shopping_items_user').on(table.userId),
  ],
);

/** Where a section comes in the order of a store; `SectionPlace` of the domain. */
export const sectionPlaces = pgTable(
  'section_places',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty for the usual one. */
    store: text().notNull(),
    section: text().$type<Section>().notNull(),
    place: doublePrecision().notNull(),
    /** When it was said, by the clock of the device. */
    at: text().$type<HybridTime>().notNull(),
  },
  (table) => [uniqueIndex('section_places_section').on(table.userId, table.store, table.section)],
);

/** What an item was before a version of its list; `before` is null where it was not there. */
export const formerShoppingItems = pgTable(
  'former_shopping_items',
  {
    listId: uuid().notNull(),
    id: uuid().notNull(),
    version: integer().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    before: jsonb().$type<ItemState<PlannedListItem>>(),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.version, table.id] }),
    foreignKey({
      columns: [table.listId, table.id],
      foreignColumns: [shoppingItems.listId, shoppingItems.id],
    }).onDelete('cascade'),
    index('former_shopping_items_user').on(table.userId),
    index('former_shopping_items_replaced').on(table.replacedAt),
  ],
);
