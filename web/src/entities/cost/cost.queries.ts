import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Only for signed-in people, as all costs are. */
export function recipeCostQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/recipe-cost', id],
    queryFn: ({ signal }) => call('GET /api/recipe/{id}/cost', { id }, signal),
  });
}

export function weekCostQuery(startDate: PlainDate) {
  return queryOptions({
    queryKey: ['/api/week-cost', { startDate }],
    queryFn: ({ signal }) => call('GET /api/week-cost', { startDate }, signal),
  });
}

/** `version` is part of the key because the cost changes with the list. */
export function listCostQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['/api/list-cost', id, version],
    queryFn: ({ signal }) => call('GET /api/shopping-lists/{id}/cost', { id }, signal),
  });
}
