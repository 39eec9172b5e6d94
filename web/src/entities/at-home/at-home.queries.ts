import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toastFailure } from '#ui/toast-store.ts';

/** Only for signed-in people. */
export const atHomeQuery = queryOptions({
  queryKey: ['/api/at-home'],
  queryFn: ({ signal }) => call('GET /api/at-home', {}, signal),
  // Always stale: lists, receipts and meals change it, on any device.
  staleTime: 0,
});

/** Sets the amount of a food at home. The response is the complete list. */
export function useSetHomeFood() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'at-home' },
    mutationFn: (change: Input<'PATCH /api/at-home/{food}'>) => call('PATCH /api/at-home/{food}', change),
    onSuccess: (answer) => client.setQueryData(atHomeQuery.queryKey, answer),
    onError: (error) => toastFailure('Not saved', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
}

/** Deletes the user's amount, so that it is estimated from receipts and meals again. */
export function useForgetHomeFood() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'at-home' },
    mutationFn: ({ food }: { food: string }) => call('DELETE /api/at-home/{food}', { food }),
    onSuccess: () => client.invalidateQueries({ queryKey: atHomeQuery.queryKey }),
    onError: (error) => toastFailure('Not saved', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
}
