import { z } from 'zod';
import { pageBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { pageAnswer, pageQuery } from './paging.ts';
import { shoppingList } from './shopping-lists.ts';
import { id, instant } from './wire.ts';

const archivedList = z
  .object({
    id,
    name: z.string(),
    /** Number of items. */
    items: z.int32().nonnegative(),
    createdAt: instant,
  })
  .meta({ id: 'ArchivedList' });
export type ArchivedList = z.output<typeof archivedList>;

const forReading = { method: 'GET', access: 'user', scopes: ['read', 'lists'] } as const;

/** Active and archived lists are separate, because archived ones become many over the years. */
export const storedListEndpoints = {
  active: endpoint({
    ...forReading,
    path: '/api/active-lists',
    summary: 'Active shopping lists, newest first',
    isPolled: true,
    output: z.object({ shoppingLists: z.array(shoppingList) }),
  }),
  archived: endpoint({
    ...forReading,
    path: '/api/archived-lists',
    summary: 'Names of archived lists, newest first, paginated',
    query: z.object({ ...pageQuery, limit: pageQuery.limit.default(pageBounds.archivedLists) }),
    output: z.object({ lists: z.array(archivedList), ...pageAnswer }),
  }),
  get: endpoint({
    ...forReading,
    path: '/api/shopping-lists/{id}',
    summary: 'A shopping list',
    params: z.object({ id }),
    output: z.object({ shoppingList }),
  }),
};
