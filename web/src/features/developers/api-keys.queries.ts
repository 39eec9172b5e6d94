import type { KeyScope } from '@plateful/contract/key-scopes.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';

/** Only for signed-in people. */
export const keysQuery = queryOptions({
  queryKey: ['/api/account/keys'],
  queryFn: ({ signal }) => call('GET /api/account/keys', {}, signal),
});

export type KeyWish = { name: string; scopes: KeyScope[]; days: number | null; password: string };

/** Only the response contains the key; it is never cached. */
export function useMakeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: KeyWish) => call('POST /api/account/keys', wish),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries(keysQuery),
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/account/keys/{id}', { id }),
    onSuccess: () =>
      toast({ title: 'Key revoked', description: 'It no longer gives access to your account.' }),
    onError: (error) =>
      toastFailure('The key is still valid', serverMessageOf(error) ?? 'Please try to revoke it again.'),
    // Also refetches after an error, such as a key revoked on another device.
    onSettled: () => client.invalidateQueries(keysQuery),
  });
}
