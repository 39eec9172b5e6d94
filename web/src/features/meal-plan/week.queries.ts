import type { WeekEvent } from '@plateful/contract/week.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Output } from '#lib/api.ts';
import { refetchChanged } from '#lib/refetch-active.ts';
import { useEvents } from '#lib/use-events.ts';

export type Week = Output<'GET /api/week'>;

export const weekKey = '/api/week';

/** Only for signed-in people. */
export function weekQuery(startDate: PlainDate) {
  return queryOptions({
    queryKey: [weekKey, { startDate }],
    queryFn: ({ signal }) => call('GET /api/week', { startDate }, signal),
  });
}

export function wasteQuery(startDate: PlainDate) {
  return queryOptions({
    queryKey: ['/api/week-waste', { startDate }],
    queryFn: ({ signal }) => call('GET /api/week-waste', { startDate }, signal),
  });
}

/** Three alternatives for an entry. They depend on the rest of the week, so they are not cached. */
export function alternativesQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/week-entries', id, 'alternatives'],
    queryFn: ({ signal }) => call('GET /api/week-entries/{id}/alternatives', { id }, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useWeek(monday: PlainDate, enabled: boolean) {
  return useQuery({ ...weekQuery(monday), enabled });
}

export const weekChangeKey = [weekKey, 'change'];

/** Use once in the planner: shows changes from other tabs and devices. */
export function useLiveWeeks(enabled: boolean) {
  const client = useQueryClient();
  const refresh = () => void refreshWeeks(client);
  useEvents<WeekEvent>(enabled ? '/api/week-events' : null, refresh, refresh);
}

/** Refetches visible data, unless an edit is in flight, which refetches when it settles. */
async function refreshWeeks(client: QueryClient): Promise<void> {
  if (client.isMutating({ mutationKey: weekChangeKey }) > 0) return;
  await fetchWeeks(client);
}

/** Call when a change has settled. Only the last of several refetches, so that no stale state is shown. */
export async function refetchWeeksWhenSettled(client: QueryClient): Promise<void> {
  if (client.isMutating({ mutationKey: weekChangeKey }) > 1) return;
  await fetchWeeks(client);
}

async function fetchWeeks(client: QueryClient): Promise<void> {
  const ofWeeks = [
    '/api/week-waste',
    '/api/week-cost',
    '/api/at-home',
    '/api/week-entries',
    '/api/shopping-lists',
  ];
  for (const key of ofWeeks) void refetchChanged(client, [key]);
  await refetchChanged(client, [weekKey]);
}

/** The cached entries of a week, for event handlers rather than rendering. */
export function useLoadedWeek() {
  const client = useQueryClient();
  return (monday: PlainDate) => client.getQueryData(weekQuery(monday).queryKey)?.entries ?? [];
}
