import type { Recipe } from '@plateful/contract/recipes.ts';
import type { WeekAction } from '@plateful/contract/week.ts';
import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { predictEdit } from './predict-edit.ts';
import { useUndo } from './undo.queries.ts';
import { refetchWeeksWhenSettled, type Week, weekChangeKey, weekKey, weekQuery } from './week.queries.ts';
import { copiedWords, type Slot } from './week-entry.ts';

type Words = { title: string; description?: string | undefined };

/** Changes that are applied, reported and undone together. */
export type Edit = {
  actions: WeekAction[];
  done: Words;
  /** The title of the failure toast, and its text if the server sent no message. */
  failure: { title: string; otherwise: string };
  /** The toast after undoing it; "Undone" by default. */
  undone?: string;
  /** Recipes that the actions add. */
  recipes?: Recipe[];
};

/** Edits are sent one after another, in order. */
const inTurn = { id: 'week' };

/** Applies the edit optimistically and rolls it back if the server rejects it. */
export function useEditWeek() {
  const client = useQueryClient();
  const { offerUndo } = useUndo();
  return useMutation({
    mutationKey: weekChangeKey,
    scope: inTurn,
    mutationFn: ({ actions }: Edit) => call('POST /api/week-edits', { actions }),
    onMutate: ({ actions, recipes }) => predict(client, actions, recipes),
    onSuccess: ({ editId }, { done, undone }) => toast({ ...done, action: offerUndo(editId, undone) }),
    onError: (error, { failure }, restore) => {
      restore?.();
      toastFailure(failure.title, serverMessageOf(error) ?? failure.otherwise);
    },
    onSettled: () => refetchWeeksWhenSettled(client),
  });
}

export type NewMeal = Slot & { recipe: Recipe; servings: number };

/** Fills an empty slot. The server rejects it if another device has filled the slot. */
export function useAddMeal() {
  const client = useQueryClient();
  const { offerUndo } = useUndo();
  return useMutation({
    mutationKey: weekChangeKey,
    scope: inTurn,
    mutationFn: ({ recipe, ...meal }: NewMeal) =>
      call('POST /api/meal-plans', { ...meal, recipeId: recipe.id }),
    onMutate: ({ recipe, ...meal }) =>
      predict(client, [{ type: 'add', ...meal, recipeId: recipe.id }], [recipe]),
    onSuccess: ({ editId }) => toast({ title: 'Meal added to plan', action: offerUndo(editId) }),
    onError: (error, _, restore) => {
      restore?.();
      toastFailure('Error adding meal', serverMessageOf(error) ?? 'Failed to add meal to plan.');
    },
    onSettled: () => refetchWeeksWhenSettled(client),
  });
}

/** Copies the meals to the same weekdays of the next week. Existing entries there are kept. */
export function useCopyWeek(onShow: (monday: PlainDate) => void) {
  const client = useQueryClient();
  const { offerUndo } = useUndo();
  return useMutation({
    mutationKey: weekChangeKey,
    scope: inTurn,
    mutationFn: async (first: PlainDate) => {
      const actions: WeekAction[] = [{ type: 'copyToNextWeek', first, last: addDays(first, 6) }];
      // Refetched, because another device may have changed it.
      const { entries } = await client.fetchQuery({ ...weekQuery(first), staleTime: 0 });
      const { count, editId } = await call('POST /api/week-edits', { actions });
      return { count, editId, kept: entries.length - count };
    },
    onSuccess: ({ count, editId, kept }, first) => {
      const also = { label: 'Show', onSelect: () => onShow(addDays(first, 7)) };
      toast({ ...copiedWords(count, kept), action: offerUndo(editId), also });
    },
    onError: (error) =>
      toastFailure('Error copying week', serverMessageOf(error) ?? 'Failed to copy meals to next week.'),
    onSettled: () => refetchWeeksWhenSettled(client),
  });
}

/** Optimistic update of the loaded weeks; returns the rollback. */
async function predict(client: QueryClient, actions: readonly WeekAction[], recipes: readonly Recipe[] = []) {
  const queryKey = [weekKey];
  await client.cancelQueries({ queryKey });
  const weeks = client.getQueriesData<Week>({ queryKey }).filter(([, week]) => week !== undefined);
  // Several queries may contain the same entries.
  const entries = [
    ...new Map(weeks.flatMap(([, week]) => week!.entries.map((entry) => [entry.id, entry]))).values(),
  ];
  const edited = predictEdit(entries, actions, recipes);
  for (const [key, week] of weeks) {
    const { startDate } = key[1] as { startDate: PlainDate };
    const last = addDays(startDate, 6);
    const ofWeek = edited.filter(({ date }) => date >= startDate && date <= last);
    client.setQueryData<Week>(key, { ...week!, entries: ofWeek });
  }
  return () => {
    for (const [key, week] of weeks) client.setQueryData(key, week);
  };
}
