import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError, conflictOf } from '#lib/api-error.ts';
import { refetchActive } from '#lib/refetch-active.ts';
import { announce, useOnStale } from '#lib/tab-sync.ts';
import { toast } from '#ui/toast-store.ts';
import type { MealTimes, MealTimesSave } from './meal-times.ts';

const profileChannel = 'user-profile';

/** Only for signed-in people. Includes meal times and time zone. */
export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: async ({ signal }) => (await call('GET /api/user/profile', {}, signal)).user,
});

/** Only for signed-in people: the feed URL alone grants access to the plan. */
export const subscriptionQuery = queryOptions({
  queryKey: ['/api/calendar'],
  queryFn: ({ signal }) => call('GET /api/calendar', {}, signal),
});

export function useSetMealTimes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: MealTimesSave) => call('PUT /api/user/meal-times', save),
    onSuccess: async ({ user }) => {
      toast(savedWords);
      announce(profileChannel);
      await client.cancelQueries(profileQuery);
      client.setQueryData(profileQuery.queryKey, user);
    },
    onError: async (error) => {
      const conflict = conflictOf(error);
      if (!conflict) return void toast(failureWords('Error updating meal times', error));
      await client.cancelQueries(profileQuery);
      client.setQueryData(
        profileQuery.queryKey,
        (user) => user && { ...user, ...(conflict.current as MealTimes) },
      );
    },
  });
}

/** Updates open pages after a save in another tab or on another device. */
export function useLiveProfile() {
  const client = useQueryClient();
  useOnStale(profileChannel, () => {
    void refetchActive(client, profileQuery.queryKey);
  });
}

/** Replaces the feed's URL; the old one stops working at once. */
export function useRenewAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/calendar/rotate', {}),
    onSuccess: async (subscription) => {
      toast(renewedWords);
      await client.cancelQueries(subscriptionQuery);
      client.setQueryData(subscriptionQuery.queryKey, subscription);
    },
    onError: (error) => toast(failureWords('The URL was not replaced', error)),
  });
}

/** Titles are those of docs/product.md, Messages. */
const savedWords = {
  title: 'Meal times updated!',
  description: 'Your calendar app will show the change at its next refresh.',
};

export const copiedWords = {
  title: 'Calendar URL copied!',
  description: 'Paste it where your calendar app asks for a URL.',
};

export const copyFailureWords = {
  title: 'Copy failed',
  description: 'Please select the URL and copy it manually.',
  variant: 'destructive' as const,
};

const renewedWords = {
  title: 'Calendar URL replaced',
  description: 'The old one no longer works. Add the new one to your calendars.',
};

function failureWords(title: string, error: unknown) {
  const message = error instanceof ApiError ? (error.serverMessage ?? error.plainMessage) : undefined;
  return { title, description: message ?? 'Please try again.', variant: 'destructive' as const };
}
