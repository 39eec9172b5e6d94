import { sections } from '@plateful/domain/foods/food.ts';
import { unitSystems } from '@plateful/domain/quantities/unit-systems.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
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

const measured = z.object({
  amount: z.number().nonnegative().max(1_000_000),
  unit: z.string().max(40),
});

/** Says what to buy. */
export const shoppingItem = z
  .object({
    ingredient: z.string().trim().min(1, { error: 'Ingredient name required' }).max(200),
    /** 0 where no amount can be said: "salt". */
    amount: z.coerce.number().nonnegative().max(1_000_000),
    unit: z.string().trim().max(40),
    category: z.enum(sections).default('Other'),
    checked: z.boolean().default(false),
    meals: z.array(itemMeal).max(300).default([]),
    /** Ours, and all that follows: the call in docs/product.md knows none of it. */
    foodId: z.string().max(60).nullish(),
    /** What the recipes use, where it is not what is bought. */
    needed: measured.nullish(),
    /** Which parts of it the recipes use: "2 whole, juice of 3½". */
    note: z.string().max(300).nullish(),
    /** To be looked for at home first. */
    isStaple: z.boolean().optional(),
    /** What the days leave over of a food that does not keep. */
    left: measured.nullish(),
  })
  .meta({ id: 'ShoppingItem' });
export type ShoppingItem = z.output<typeof shoppingItem>;

const items = z.array(shoppingItem).max(shoppingBounds.maxItems);

export const shoppingList = z
  .object({
    id,
    userId: id,
    mealPlanId: id.nullable(),
    name: z.string(),
    items,
    isArchived: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.output<typeof shoppingList>;

const bothDates = 'Please select both start and end dates';
const rangeEnd = z.string({ error: bothDates }).min(1, { error: bothDates }).pipe(plainDate);

export const shoppingListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/shopping-lists',
    summary: 'All shopping lists, newest first',
    access: 'user',
    output: z.object({ shoppingLists: z.array(shoppingList) }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/generate-shopping-list',
    summary: 'Make a shopping list from the planned meals of some days, both ends included',
    access: 'user',
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
    summary: 'Replace the items, archive or take back; a list whose every item is checked archives itself',
    access: 'user',
    params: z.object({ id }),
    body: z
      .object({ items: jsonOr(items).optional(), isArchived: z.boolean().optional() })
      .refine(({ items, isArchived }) => items !== undefined || isArchived !== undefined, {
        error: 'Send items or isArchived',
      }),
    output: z.object({ shoppingList }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/shopping-lists/{id}',
    summary: 'Delete a shopping list',
    access: 'user',
    params: z.object({ id }),
    output: done,
  }),
};
