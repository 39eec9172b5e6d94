import type { WeekEntry, WeekSettings } from '@plateful/contract/week.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input, type Output } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { announce, useOnStale } from '#lib/tab-sync.ts';
import { counted } from '#lib/words.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { useUndo } from './undo.queries.ts';
import { refetchWeeksWhenSettled, weekChangeKey } from './week.queries.ts';

export type PlanWish = Input<'POST /api/plan-week'>;
export type Conflict = Output<'POST /api/plan-week'>['conflicts'][number];

/** Fills the week. `onConflicts` gets the slots for which nothing was found. */
export function usePlanWeek(onConflicts: (conflicts: readonly Conflict[]) => void) {
  const client = useQueryClient();
  const { offerUndo } = useUndo();
  return useMutation({
    mutationKey: weekChangeKey,
    scope: { id: 'week' },
    mutationFn: (wish: PlanWish) => call('POST /api/plan-week', wish),
    onSuccess: async ({ editId, count, conflicts }) => {
      const action = offerUndo(editId);
      onConflicts(conflicts);
      // Show the toast once the week is visible.
      await refetchWeeksWhenSettled(client);
      if (count === 0) {
        const title = conflicts.length > 0 ? 'No meals planned' : 'Nothing left to plan';
        const description =
          conflicts.length > 0 ? 'See the reasons above.' : 'All meals on these days are planned.';
        toast({ title, description });
        return;
      }
      toast({
        title: `Planned ${counted(count, 'meal')}`,
        description:
          conflicts.length > 0 ? `${counted(conflicts.length, 'slot')} could not be filled.` : undefined,
        action,
      });
    },
    onError: (error) => {
      toastFailure('Error planning the week', serverMessageOf(error) ?? 'Please try again.');
      void refetchWeeksWhenSettled(client);
    },
  });
}

const samplesKey = ['/api/sample-recipes'];
const settingsChannel = 'week-settings';

export const settingsQuery = queryOptions({
  queryKey: ['/api/week-settings'],
  queryFn: ({ signal }) => call('GET /api/week-settings', {}, signal),
});

export function useLiveSettings() {
  const client = useQueryClient();
  useOnStale(settingsChannel, () => void client.invalidateQueries(settingsQuery));
}

type Settings = Omit<WeekSettings, 'version'>;
export type SettingsChange = (settings: Settings) => Partial<Settings>;

/** Applies a change to the latest stored settings, so that settings saved in another tab are not overwritten. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'week-settings' },
    mutationFn: async (change: SettingsChange) => {
      const { settings } = await call('GET /api/week-settings', {});
      const { version: _, ...seen } = settings;
      return call('PATCH /api/week-settings', { ...change(settings), seen });
    },
    onMutate: async (change) => {
      await client.cancelQueries(settingsQuery);
      client.setQueryData(
        settingsQuery.queryKey,
        (saved) => saved && { settings: { ...saved.settings, ...change(saved.settings) } },
      );
    },
    onSuccess: (answer) => {
      client.setQueryData(settingsQuery.queryKey, answer);
      announce(settingsChannel);
      // The kitchen's equipment also limits the samples.
      void client.invalidateQueries({ queryKey: samplesKey });
    },
    onError: (error) => {
      toastFailure('Error saving your choice', serverMessageOf(error) ?? 'Please try again.');
      void client.invalidateQueries(settingsQuery);
    },
  });
}

export const refusedQuery = queryOptions({
  queryKey: ['/api/refused-dishes'],
  queryFn: ({ signal }) => call('GET /api/refused-dishes', {}, signal),
  staleTime: 0,
});

/** Refetches the refused dishes and all suggestions. */
async function settleRefused(client: QueryClient): Promise<void> {
  for (const queryKey of [refusedQuery.queryKey, samplesKey]) {
    await client.invalidateQueries({ queryKey });
  }
}

/** Allows a refused dish to be suggested again. */
export function useAllowDish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/refused-dishes/{id}', { id }),
    onSuccess: () => toast({ title: 'It can be suggested again' }),
    onError: (error) =>
      toastFailure('Error undoing the change', serverMessageOf(error) ?? 'Please try again.'),
    onSettled: () => settleRefused(client),
  });
}

/** Excludes the dish from suggestions until the user allows it again. */
export function useRefuseDish() {
  const client = useQueryClient();
  const allow = useAllowDish();
  return useMutation({
    mutationFn: ({ recipe }: Pick<WeekEntry, 'recipe'>) =>
      call('POST /api/refused-dishes', { recipeId: recipe?.id ?? '' }),
    onSuccess: ({ id }, { recipe }) =>
      toast({
        title: 'We will not suggest it again',
        description: recipe?.title,
        action: { label: 'Undo', onSelect: () => allow.mutate(id) },
      }),
    onError: (error) =>
      toastFailure('Error saving your choice', serverMessageOf(error) ?? 'Please try again.'),
    onSettled: () => settleRefused(client),
  });
}
