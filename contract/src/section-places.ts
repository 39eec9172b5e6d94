import { sections } from '@plateful/domain/foods/food.ts';
import { isHybridTime } from '@plateful/domain/merging/hybrid-clock.ts';
import { z } from 'zod';
import { shoppingBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';

/** Position of a section in a store, or in the default order without a store. Idempotent; last write wins. */
export const sectionPlace = z
  .object({
    store: z.string().trim().max(shoppingBounds.store.maxLength),
    section: z.enum(sections),
    /** Sorted ascending; sections without a position are at 0, 1, 2 … in their default order. */
    place: z.number().min(-shoppingBounds.furthestPlace).max(shoppingBounds.furthestPlace),
    at: z.string().refine(isHybridTime, { error: 'Not a hybrid timestamp' }),
  })
  .meta({ id: 'SectionPlace' });

const sectionPlaces = z.object({ places: z.array(sectionPlace) });

export const sectionPlaceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/section-places',
    summary: 'The order of sections, by store',
    access: 'user',
    scopes: ['read', 'lists'],
    output: sectionPlaces,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/api/section-places',
    summary: 'Set the order of sections; for each section the latest change wins',
    access: 'user',
    scopes: ['lists'],
    body: z.object({ places: z.array(sectionPlace).max(shoppingBounds.operations) }),
    output: sectionPlaces,
  }),
};
