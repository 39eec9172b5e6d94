import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Only for signed-in people. */
export const pricesQuery = queryOptions({
  queryKey: ['/api/prices'],
  queryFn: ({ signal }) => call('GET /api/prices', {}, signal),
});
