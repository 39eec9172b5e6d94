import { sections } from '@plateful/domain/foods/food.ts';
import { z } from 'zod';
import { homeBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { shoppingList, undoable } from './shopping-lists.ts';
import { done, id, plainDate } from './wire.ts';

export const homeUnits = ['g', 'ml', 'whole'] as const;
const food = z.string().min(1).max(100);

export const homeFood = z
  .object({
    /** Id in the food table. */
    food,
    name: z.string(),
    section: z.enum(sections),
    /** Estimated; 0 if used up. */
    amount: z.number().nonnegative(),
    unit: z.enum(homeUnits),
    /** Date of the latest purchase; null if only the user stated it. */
    boughtOn: plainDate.nullable(),
    keepsUntil: plainDate,
    /** Goes bad soon: suggestions and "Plan my week" prefer it. */
    isSoon: z.boolean(),
    /** The amount was stated by the user. */
    isSaid: z.boolean(),
  })
  .meta({ id: 'HomeFood' });
export type HomeFood = z.output<typeof homeFood>;

/** As private as the receipts that it is derived from. */
const ofReceipts = { access: 'user', scopes: ['all'] } as const;

export const atHomeEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/at-home',
    summary:
      'Foods that are probably at home, estimated from receipts, checked list items and cooked meals, and foods that are used up or expired',
    ...ofReceipts,
    output: z.object({ here: z.array(homeFood), gone: z.array(homeFood) }),
  }),
  say: endpoint({
    method: 'PATCH',
    path: '/api/at-home/{food}',
    summary: 'Set how much of a food is at home now; 0 for none',
    ...ofReceipts,
    params: z.object({ food }),
    body: z.object({
      amount: z.number().nonnegative().max(homeBounds.amount.max),
      unit: z.enum(homeUnits).default('g'),
    }),
    output: z.object({ here: z.array(homeFood), gone: z.array(homeFood) }),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/at-home/{food}',
    summary:
      'Delete the stated amount of a food, so that it is estimated again from receipts, lists and meals',
    ...ofReceipts,
    params: z.object({ food }),
    output: done,
  }),
  takeOffList: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/less-at-home',
    summary:
      'Subtract food at home from a list, except what earlier meals will use. Items are reduced or marked as at home, with a note; items that the user edited stay as they are',
    ...ofReceipts,
    params: z.object({ id }),
    output: z.object({
      shoppingList,
      /** Number of changed items. */
      count: z.int32().nonnegative(),
      undo: undoable,
    }),
  }),
};
