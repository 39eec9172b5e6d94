import { queryOptions } from '@tanstack/react-query';
import { call, type Output } from '#lib/api.ts';

/** A food of the table, to choose. */
export type Food = Output<'GET /api/foods'>['foods'][number];

/** Foods whose names fit what is typed. */
export function foodsQuery(query: string) {
  return queryOptions({
    queryKey: ['/api/foods', query],
    queryFn: ({ signal }) => call('GET /api/foods', { query }, signal),
    enabled: query !== '',
  });
}

/** The food table's ids are its names: "oat-milk" is "Oat milk". */
export function foodLabel(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
