import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toastFailure } from '#ui/toast-store.ts';

/** Only for signed-in people. */
export const atHomeQuery = queryOptions({
  queryKey: ['/api/at-home'],
  queryFn: ({ signal }) => call('GET /api/at-home', {}, signal),
  // Ticks on lists, receipts and meals change it, on any device.
  staleTime: 0,
});

/** Says how much of a food there is; the answer is all that is at home. */
export function useSetHomeFood() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'at-home' },
    mutationFn: (said: Input<'PATCH /api/at-home/{food}'>) => call('PATCH /api/at-home/{food}', said),
    onSuccess: (answer) => client.setQueryData(atHomeQuery.queryKey, answer),
    onError: (error) => toastFailure('Not saved', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
}

/** Takes back what was said of a food: receipts and meals decide again. */
export function useForgetHomeFood() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'at-home' },
    mutationFn: ({ food }: { food: string }) => call('DELETE /api/at-home/{food}', { food }),
    onSuccess: () => client.invalidateQueries({ queryKey: atHomeQuery.queryKey }),
    onError: (error) => toastFailure('Not saved', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
}
