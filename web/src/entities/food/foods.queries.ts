import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '#lib/api.ts';

/** An option of the food table. */
export type Food = Output<'GET /api/foods'>['foods'][number];

/** Foods whose names match the typed text. */
export function foodsQuery(query: string) {
  return queryOptions({
    queryKey: ['/api/foods', query],
    queryFn: ({ signal }) => call('GET /api/foods', { query }, signal),
    enabled: query !== '',
  });
}

/** Ids of the food table are derived from names: "oat-milk" is "Oat milk". */
export function foodLabel(id: string): string {
  return capitalized(id.replaceAll('-', ' '));
}
