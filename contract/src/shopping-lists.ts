import { aisles } from '@plateful/domain/foods/aisle.ts';
import { sections } from '@plateful/domain/foods/food.ts';
import { isHybridTime } from '@plateful/domain/merging/hybrid-clock.ts';
import { maxPlausibleAmount } from '@plateful/domain/quantities/numbers.ts';
import { unitSystems } from '@plateful/domain/quantities/unit-systems.ts';
import { allergens, plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { shoppingBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { done, id, instant, jsonOr, plainDate } from './wire.ts';

/** A planned meal that an item is bought for. */
export const itemMeal = z.object({
  recipeId: id,
  title: z.string().max(200),
  date: plainDate,
  mealType: z.enum(plannedMealTypes),
});
export type ItemMeal = z.output<typeof itemMeal>;

/** The same for shared links, without recipes and dates. */
const listedMeal = itemMeal.partial({ recipeId: true, date: true, mealType: true });

const itemText = {
  ingredient: z.string().trim().min(1, { error: 'Ingredient name required' }).max(200),
  /** 0 if there is no amount: "salt". */
  amount: z.coerce.number().nonnegative().max(maxPlausibleAmount),
  unit: z.string().trim().max(40),
};
const note = z.string().trim().max(shoppingBounds.note.maxLength).nullable();

const measured = z.object({
  amount: z.number().nonnegative().max(maxPlausibleAmount),
  unit: z.string().max(40),
});
const equivalent = z.object({ food: z.string().max(60), name: z.string().max(200) });

/** An item in the specification's form with our fields; it says what to buy. */
export const shoppingItem = z
  .object({
    ...itemText,
    category: z.enum(sections).default('Other'),
    checked: z.boolean().default(false),
    meals: z.array(itemMeal).max(shoppingBounds.meals).default([]),
    note: note.default(null),
    /** "Have it": already at home, not to be bought. */
    isAtHome: z.boolean().default(false),
    /** Null if the food table does not know it. */
    foodId: z.string().max(60).nullish(),
    /** The amount that recipes use, if it differs from the amount to buy. */
    needed: measured.nullish(),
    /** The parts that recipes use: "2 whole, juice of 3½". */
    usedAs: z.string().max(300).nullish(),
    /** Equivalent foods that it replaces. */
    standsFor: z.array(equivalent).max(shoppingBounds.maxItems).optional(),
    /** A staple: look for it at home first. */
    isStaple: z.boolean().optional(),
    /** The leftover amount of a perishable food. */
    left: measured.nullish(),
  })
  .meta({ id: 'ShoppingItem' });

export const listedItem = shoppingItem
  .extend({
    id,
    meals: z.array(listedMeal).max(shoppingBounds.meals).default([]),
    /** False once the plan no longer needs an item that was checked off or edited. */
    isNeeded: z.boolean(),
    /** Added by a person, not by the plan. */
    isOwn: z.boolean(),
    /** The aisle, finer than `category`; missing if a person chose another section. */
    aisle: z.enum(aisles).optional(),
    /** Allergens of the food, if it is known; missing for an item that was just typed. */
    contains: z.array(z.enum(allergens)).optional(),
    mayContain: z.array(z.enum(allergens)).optional(),
  })
  .meta({ id: 'ListedItem' });
export type ListedItem = z.output<typeof listedItem>;

/** Identified by id, otherwise by name and unit. Missing fields are not changed. */
const sentItem = z.object({
  ...itemText,
  id: id.optional().catch(undefined),
  category: z.enum(sections).optional(),
  checked: z.boolean().optional(),
  note: note.optional(),
  isAtHome: z.boolean().optional(),
});
const sentItems = z.array(sentItem).max(shoppingBounds.maxItems);

const hybridTime = z.string().refine(isHybridTime, { error: 'Not a hybrid timestamp' });

/** Two foods; `keep` can replace `drop`. */
const twin = { keep: z.string().max(60), drop: z.string().max(60) };

export const shoppingList = z
  .object({
    id,
    userId: id,
    mealPlanId: id.nullable(),
    name: z.string(),
    items: z.array(listedItem),
    isArchived: z.boolean(),
    createdAt: instant,
    /** Incremented with every change. */
    version: z.int32().nonnegative(),
    /** The date range it was made for, inclusive; null for a custom list. */
    days: z.object({ first: plainDate, last: plainDate }).nullable(),
    /** The plan of its days has changed since; generating the same days again updates it. */
    isOutdated: z.boolean(),
    /** Whether it has a share link. */
    isShared: z.boolean(),
    /** The latest time of any change, from which clients' clocks continue. */
    clock: hybridTime.nullable(),
    /** Proposed replacements of equivalent foods; nothing changes before one is accepted. */
    twins: z.array(z.object({ ...twin, why: z.string() })).optional(),
  })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.output<typeof shoppingList>;

/** The fields set by an operation; for an unknown item, it adds the item. */
const itemChange = z.object({
  ingredient: itemText.ingredient.optional(),
  amount: z.number().nonnegative().max(maxPlausibleAmount).optional(),
  unit: itemText.unit.optional(),
  category: z.enum(sections).optional(),
  note: note.optional(),
  checked: z.boolean().optional(),
  isAtHome: z.boolean().optional(),
  isRemoved: z.boolean().optional(),
});
const listChange = z.object({
  name: z.string().trim().min(1).max(shoppingBounds.name.maxLength).optional(),
  isArchived: z.boolean().optional(),
});

/** A change of an item, or of the list itself (`item` null). Idempotent, and valid late and in any order. */
const operation = z.union([
  z.object({ item: id, at: hybridTime, set: itemChange }),
  z.object({ item: z.null(), at: hybridTime, set: listChange }),
]);
export type ListOperation = z.output<typeof operation>;

export const syncBody = z.object({
  /** The client's version; 0 for none. */
  since: z.int32().nonnegative(),
  operations: z.array(operation).max(shoppingBounds.operations),
});

/** Changes since the client's version. */
export const listChanges = z.object({
  version: z.int32().nonnegative(),
  name: z.string(),
  isArchived: z.boolean(),
  isOutdated: z.boolean(),
  /** Complete items that are new or changed. */
  items: z.array(listedItem),
  removed: z.array(id),
  clock: hybridTime.nullable(),
});
export type ListChanges = z.output<typeof listChanges>;

/** Notifies that a list changed, so that the client fetches its changes. */
export const listEvent = z.object({
  type: z.literal('changed'),
  listId: id,
  /** Null if the list was deleted. */
  version: z.int32().nonnegative().nullable(),
});
export type ListEvent = z.output<typeof listEvent>;

/** The version to send for an undo; null if nothing changed. */
export const undoable = z.int32().positive().nullable();

const bothDates = 'Please select both start and end dates';
const rangeEnd = z.string({ error: bothDates }).min(1, { error: bothDates }).pipe(plainDate);

const forLists = { access: 'user', scopes: ['lists'] } as const;

export const shoppingListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/shopping-lists',
    summary: 'All shopping lists, newest first',
    access: 'user',
    scopes: ['read', 'lists'],
    isPolled: true,
    output: z.object({ shoppingLists: z.array(shoppingList) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shopping-lists',
    summary: 'Create an empty list (idempotent by `id`)',
    ...forLists,
    body: z.object({
      /** Generated by a client that is offline. */
      id: id.optional(),
      name: z.string().trim().min(1).max(shoppingBounds.name.maxLength),
    }),
    output: z.object({ shoppingList }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/generate-shopping-list',
    summary:
      'Create the shopping list for the meals planned in a date range, or update the existing one for the same dates',
    ...forLists,
    body: z.object({
      startDate: rangeEnd,
      endDate: rangeEnd,
      /** Ours: the call in docs/product.md has no units. */
      units: z.enum(unitSystems, { error: 'Units must be metric or us' }).default('metric'),
    }),
    output: z.object({ shoppingList }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/shopping-lists/{id}',
    summary:
      'Replace all items, merged with changes made since the client loaded them; archive or unarchive. A list is archived once all its items are checked',
    ...forLists,
    params: z.object({ id }),
    body: z
      .object({ items: jsonOr(sentItems).optional(), isArchived: z.boolean().optional() })
      .refine(({ items, isArchived }) => items !== undefined || isArchived !== undefined, {
        error: 'Send `items` or `isArchived`',
      }),
    output: z.object({ shoppingList }),
  }),
  updateItem: endpoint({
    method: 'PATCH',
    path: '/api/shopping-lists/{id}/items/{itemId}',
    summary:
      'Check off or change one item; omitted fields are not changed. A list is archived once all its items are checked',
    ...forLists,
    params: z.object({ id, itemId: id }),
    body: itemChange.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: 'Send at least one field to change',
    }),
    output: z.object({ shoppingList }),
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/sync',
    summary: 'Send changes of single fields, and receive those made elsewhere',
    ...forLists,
    params: z.object({ id }),
    body: syncBody,
    output: listChanges,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/merge',
    summary: 'Merge another list into this one, with one item per food; the other list is archived',
    ...forLists,
    params: z.object({ id }),
    body: z.object({ from: id }),
    output: z.object({ shoppingList, undo: undoable }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/undo',
    summary: 'Undo one change of the items; later edits are kept',
    ...forLists,
    params: z.object({ id }),
    body: z.object({ version: z.int32().positive() }),
    output: z.object({ shoppingList }),
  }),
  chooseTwin: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/twins',
    summary: 'Replace one of two interchangeable foods with the other, keep both, or reset the choice',
    ...forLists,
    params: z.object({ id }),
    body: z.object({
      ...twin,
      choice: z.enum(['one', 'both', 'undecided']),
      units: z.enum(unitSystems, { error: 'Units must be metric or us' }).default('metric'),
    }),
    output: z.object({ shoppingList }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/shopping-lists/{id}',
    summary: 'Delete a shopping list',
    ...forLists,
    params: z.object({ id }),
    output: done,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/shopping-list-events',
    summary: 'Server-sent events about changed lists',
    access: 'user',
    scopes: ['read', 'lists'],
    produces: 'text/event-stream',
    output: z.object({}),
  }),
};
