import { dayIn, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

// Figures are asked for anew with each visit: they may have changed on another page. Only for signed-in people.

/** How many meals are planned from this Monday to Sunday, by the browser's calendar. */
export function weekMealCountQuery() {
  const startDate = mondayOf(dayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  return queryOptions({
    queryKey: ['/api/meal-plans', { startDate }, 'count'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/meal-plans', { startDate }, signal)).mealPlans.length,
    staleTime: 0,
  });
}

export const listCountQuery = queryOptions({
  queryKey: ['/api/shopping-lists', 'count'],
  queryFn: async ({ signal }) => (await call('GET /api/shopping-lists', {}, signal)).shoppingLists.length,
  staleTime: 0,
});
