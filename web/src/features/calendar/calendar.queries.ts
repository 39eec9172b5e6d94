import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { failureWords, renewedWords, savedWords } from './calendar-toasts.ts';
import type { MealTimes } from './meal-times.ts';

/** Only for signed-in people: meal times and time zone are in it. */
export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: async ({ signal }) => (await call('GET /api/user/profile', {}, signal)).user,
});

/** Only for signed-in people: whoever knows the address reads the plan. */
export const subscriptionQuery = queryOptions({
  queryKey: ['/api/calendar'],
  queryFn: ({ signal }) => call('GET /api/calendar', {}, signal),
});

export function useSetMealTimes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (times: MealTimes) => call('PUT /api/user/meal-times', times),
    onSuccess: async ({ user }) => {
      toast(savedWords);
      await client.cancelQueries(profileQuery);
      client.setQueryData(profileQuery.queryKey, user);
    },
    onError: (error) => toast(failureWords('Error updating meal times', error)),
  });
}

/** Gives the feed another address; the old one is gone with the answer. */
export function useRenewAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/calendar/rotate', {}),
    onSuccess: async (subscription) => {
      toast(renewedWords);
      await client.cancelQueries(subscriptionQuery);
      client.setQueryData(subscriptionQuery.queryKey, subscription);
    },
    onError: (error) => toast(failureWords('The address stays as it is', error)),
  });
}
