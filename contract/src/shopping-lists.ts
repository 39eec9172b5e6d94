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

/** The same for those who see the list by a link: they are not led to recipes, nor told when each is eaten. */
const listedMeal = itemMeal.partial({ recipeId: true, date: true, mealType: true });

const itemText = {
  ingredient: z.string().trim().min(1, { error: 'Ingredient name required' }).max(200),
  /** 0 where no amount can be said: "salt". */
  amount: z.coerce.number().nonnegative().max(maxPlausibleAmount),
  unit: z.string().trim().max(40),
};
const note = z.string().trim().max(shoppingBounds.note.maxLength).nullable();

const measured = z.object({
  amount: z.number().nonnegative().max(maxPlausibleAmount),
  unit: z.string().max(40),
});

/** An item as the specification's clients know it, with what is ours; it says what to buy. */
export const shoppingItem = z
  .object({
    ...itemText,
    category: z.enum(sections).default('Other'),
    checked: z.boolean().default(false),
    meals: z.array(itemMeal).max(300).default([]),
    note: note.default(null),
    /** "Have it": it is at home and need not be bought. */
    isAtHome: z.boolean().default(false),
    /** Null for what the food table does not know. */
    foodId: z.string().max(60).nullish(),
    /** What the recipes use, where it is not what is bought. */
    needed: measured.nullish(),
    /** Which parts of it the recipes use: "2 whole, juice of 3½". */
    usedAs: z.string().max(300).nullish(),
    /** Twins that were given up for it. */
    standsFor: z.array(z.object({ food: z.string().max(60), name: z.string().max(200) })).optional(),
    /** To be looked for at home first. */
    isStaple: z.boolean().optional(),
    /** What the days leave over of a food that does not keep. */
    left: measured.nullish(),
  })
  .meta({ id: 'ShoppingItem' });
export type ShoppingItem = z.output<typeof shoppingItem>;

export const listedItem = shoppingItem
  .extend({
    id,
    meals: z.array(listedMeal).max(300).default([]),
    /** False once the plan no longer needs what was bought or changed for it. */
    isNeeded: z.boolean(),
    /** Added by a person, not by the plan. */
    isOwn: z.boolean(),
    /** Where shops keep it, finer than `category`; missing where a person chose another section. */
    aisle: z.enum(aisles).optional(),
    /** Of the food that is bought, where its name is known; missing of what was typed a moment ago. */
    contains: z.array(z.enum(allergens)).optional(),
    mayContain: z.array(z.enum(allergens)).optional(),
  })
  .meta({ id: 'ListedItem' });
export type ListedItem = z.output<typeof listedItem>;

/** An id that the client was given leads to the item; without one its name and unit do. What is not sent stays. */
const sentItem = z.object({
  ...itemText,
  id: id.optional().catch(undefined),
  category: z.enum(sections).optional(),
  checked: z.boolean().optional(),
  note: note.optional(),
  isAtHome: z.boolean().optional(),
});
const sentItems = z.array(sentItem).max(shoppingBounds.maxItems);

const hybridTime = z.string().refine(isHybridTime, { error: 'Not a time of a hybrid clock' });

/** Of two foods the kept one does for the other too. */
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
    /** Grows with every change. */
    version: z.int32().nonnegative(),
    /** The days that it was made for, both included; null for a list of one's own. */
    days: z.object({ first: plainDate, last: plainDate }).nullable(),
    /** The plan of its days has changed since: generating the same days again brings it up to date. */
    isOutdated: z.boolean(),
    /** Others see it by a link, without an account. */
    isShared: z.boolean(),
    /** The latest time of any change: clocks of clients go on from it. */
    clock: hybridTime.nullable(),
    /** Foods of the plan that another of its foods would do for; nothing changes before that is accepted. */
    twins: z.array(z.object({ ...twin, why: z.string() })).optional(),
  })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.output<typeof shoppingList>;

/** What an operation sets; an item that is not known yet is added by it. */
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

/** A change of an item, or of the list itself (`item` null). The same one twice, or late, changes nothing more. */
const operation = z.union([
  z.object({ item: id, at: hybridTime, set: itemChange }),
  z.object({ item: z.null(), at: hybridTime, set: listChange }),
]);
export type ListOperation = z.output<typeof operation>;

export const syncBody = z.object({
  /** The version that the client has; 0 for none. */
  since: z.int32().nonnegative(),
  operations: z.array(operation).max(shoppingBounds.operations),
});

/** What changed since the version that the client has. */
export const listChanges = z.object({
  version: z.int32().nonnegative(),
  name: z.string(),
  isArchived: z.boolean(),
  isOutdated: z.boolean(),
  /** Items that are new or changed, whole. */
  items: z.array(listedItem),
  removed: z.array(id),
  clock: hybridTime.nullable(),
});
export type ListChanges = z.output<typeof listChanges>;

/** "That list changed": the client asks for what changed. */
export const listEvent = z.object({
  type: z.literal('changed'),
  listId: id,
  /** Null when the list is gone. */
  version: z.int32().nonnegative().nullable(),
});
export type ListEvent = z.output<typeof listEvent>;

/** The version to send to undo the change; null where nothing changed. */
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
    summary: "Make an empty list of one's own; with the same id again it is that list",
    ...forLists,
    body: z.object({
      /** Made by a client that cannot wait for an answer, without a connection. */
      id: id.optional(),
      name: z.string().trim().min(1).max(shoppingBounds.name.maxLength),
    }),
    output: z.object({ shoppingList }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/generate-shopping-list',
    summary:
      'Make the shopping list of the meals planned for some days, or bring the one of the same days up to date',
    ...forLists,
    body: z.object({
      startDate: rangeEnd,
      endDate: rangeEnd,
      /** Ours: the call in docs/product.md names no units. */
      units: z.enum(unitSystems, { error: 'Units must be metric or us' }).default('metric'),
    }),
    output: z.object({ shoppingList }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/shopping-lists/{id}',
    summary:
      'Change the items as a whole, merged with what changed since the client was given them; archive or take back. A list whose every item is checked archives itself.',
    ...forLists,
    params: z.object({ id }),
    body: z
      .object({ items: jsonOr(sentItems).optional(), isArchived: z.boolean().optional() })
      .refine(({ items, isArchived }) => items !== undefined || isArchived !== undefined, {
        error: 'Send items or isArchived',
      }),
    output: z.object({ shoppingList }),
  }),
  updateItem: endpoint({
    method: 'PATCH',
    path: '/api/shopping-lists/{id}/items/{itemId}',
    summary:
      'Tick or change one item; what is not sent stays. A list whose every item is checked archives itself.',
    ...forLists,
    params: z.object({ id, itemId: id }),
    body: itemChange.refine((change) => Object.values(change).some((value) => value !== undefined), {
      error: 'Send what to change',
    }),
    output: z.object({ shoppingList }),
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/sync',
    summary: 'Send changes of single fields, and get what changed elsewhere',
    ...forLists,
    params: z.object({ id }),
    body: syncBody,
    output: listChanges,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/merge',
    summary:
      'Move the items of another list into this one, the same food as one item; the other list is archived',
    ...forLists,
    params: z.object({ id }),
    body: z.object({ from: id }),
    output: z.object({ shoppingList, undo: undoable }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/undo',
    summary: 'Undo one change of the items; what was changed again since stays',
    ...forLists,
    params: z.object({ id }),
    body: z.object({ version: z.int32().positive() }),
    output: z.object({ shoppingList }),
  }),
  chooseTwin: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/twins',
    summary: 'Buy one food for two that do the same, keep both, or decide again',
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
    summary: 'Server-sent events: which list changed',
    access: 'user',
    scopes: ['read', 'lists'],
    produces: 'text/event-stream',
    output: z.object({}),
  }),
};
