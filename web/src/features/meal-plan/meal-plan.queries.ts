import { addDays, mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isGone, isTaken, serverMessageOf } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';
import {
  isSaved,
  mealsToCopy,
  type NewMeal,
  type PlannedMeal,
  type SavedMeal,
  type Slot,
  withMeal,
  withoutSlot,
} from './planned-meal.ts';

/** Only for signed-in people. */
export function weekQuery(monday: PlainDate) {
  return queryOptions({
    queryKey: ['/api/meal-plans', { startDate: monday }],
    queryFn: ({ signal }) => fetchWeek(monday, signal),
  });
}

async function fetchWeek(monday: PlainDate, signal?: AbortSignal): Promise<PlannedMeal[]> {
  return (await call('GET /api/meal-plans', { startDate: monday }, signal)).mealPlans;
}

export function useWeek(monday: PlainDate, enabled: boolean) {
  return useQuery({ ...weekQuery(monday), enabled });
}

const addKey = ['/api/meal-plans', 'add'];

/** Shows the meal at once, and takes it back when the server refuses it. */
export function useAddMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: addKey,
    mutationFn: addMeal,
    onMutate: async (meal) => {
      await client.cancelQueries(weekOf(meal));
      changeWeek(client, meal, (meals) => withMeal(meals, { ...meal, id: null }));
    },
    onSuccess: (saved) => {
      changeWeek(client, saved, (meals) => withMeal(meals, saved));
      toast({ title: 'Meal added to plan' });
    },
    onError: (error, meal) => {
      changeWeek(client, meal, (meals) => withoutSlot(meals, meal));
      tellFailure('Error adding meal', error, 'Failed to add meal to plan.');
      // Another member of the household may have filled the slot: show its meal.
      void client.invalidateQueries(weekOf(meal));
    },
  });
}

/** Takes the meal off the screen at once; it is back when the server could not remove it, or by Undo. */
export function useRemoveMeal() {
  const client = useQueryClient();
  const add = useAddMeal();
  return useMutation({
    mutationFn: removeMeal,
    onMutate: async (meal) => {
      await client.cancelQueries(weekOf(meal));
      changeWeek(client, meal, (meals) => withoutSlot(meals, meal));
    },
    onSuccess: (_, { recipeId, date, mealType, servings, recipe }) => {
      const undo = () => add.mutate({ recipeId, date, mealType, servings, recipe });
      toast({ title: 'Meal removed', description: recipe.title, action: { label: 'Undo', onSelect: undo } });
    },
    onError: (error, meal) => {
      changeWeek(client, meal, (meals) => withMeal(meals, meal));
      tellFailure('Error removing meal', error, 'Failed to remove meal from plan.');
    },
  });
}

export function useClearWeek() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (monday: PlainDate) => {
      await settledAdds(client);
      // Asked anew: another device may have planned more.
      await all((await fetchWeek(monday)).filter(isSaved).map(removeMeal));
    },
    onSuccess: () => {
      toast({ title: 'Week cleared' });
    },
    onError: (error) => {
      tellFailure('Error clearing week', error, 'Failed to clear the week.');
    },
    // Awaited, so that the question closes over what is true.
    onSettled: (_data, _error, monday) => client.invalidateQueries(weekQuery(monday)),
  });
}

/** A meal that is still being added would come into the week after it was cleared. */
async function settledAdds(client: QueryClient): Promise<void> {
  const adds = client.getMutationCache().findAll({ mutationKey: addKey, status: 'pending' });
  await Promise.allSettled(adds.map((add) => add.continue()));
}

type CopiedWeek = { copied: number; kept: number };

/** Gives the meals to the same weekdays of the week after. What has been planned there stays. */
export function useCopyWeek(onCopied: (result: CopiedWeek) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ monday, meals }: { monday: PlainDate; meals: readonly PlannedMeal[] }) => {
      // Both asked anew: another device may have emptied this week or planned the other.
      const next = { ...weekQuery(addDays(monday, 7)), staleTime: 0 };
      const [stored, planned] = await Promise.all([fetchWeek(monday), client.fetchQuery(next)]);
      const present = meals.filter((meal) => !isSaved(meal) || stored.some(({ id }) => id === meal.id));
      if (present.length === 0) throw new NothingToCopyError();
      const results = await Promise.allSettled(mealsToCopy(present, planned).map(addIfFree));
      const copied = results.filter((result) => result.status === 'fulfilled' && result.value).length;
      const failure = results.find((result) => result.status === 'rejected');
      if (failure) throw copied > 0 ? new PartlyCopiedError(copied, failure.reason) : failure.reason;
      return { copied, kept: present.length - copied };
    },
    onSuccess: onCopied,
    onError: (error, { monday }) => {
      const isPartial = error instanceof PartlyCopiedError;
      const reason = isPartial ? error.cause : error;
      const done = isPartial
        ? ` ${counted(error.copied, 'meal')} ${error.copied === 1 ? 'was' : 'were'} copied.`
        : '';
      tellFailure('Error copying week', reason, 'Failed to copy meals to next week.', done);
      if (error instanceof NothingToCopyError) void client.invalidateQueries(weekQuery(monday));
    },
    onSettled: (_data, _error, { monday }) => client.invalidateQueries(weekQuery(addDays(monday, 7))),
  });
}

class NothingToCopyError extends Error {
  override readonly name = 'NothingToCopyError';
  override readonly message = 'No meals to copy from this week.';
}

/** Some meals were copied before, or beside, one that could not be. */
class PartlyCopiedError extends Error {
  override readonly name = 'PartlyCopiedError';
  readonly copied: number;

  constructor(copied: number, cause: unknown) {
    super('Not all meals were copied', { cause });
    this.copied = copied;
  }
}

async function addMeal({ recipeId, date, mealType, servings }: NewMeal): Promise<PlannedMeal> {
  return (await call('POST /api/meal-plans', { recipeId, date, mealType, servings })).mealPlan;
}

/** False when the slot was filled in the meantime. */
async function addIfFree(meal: NewMeal): Promise<boolean> {
  try {
    await addMeal(meal);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** A meal that is gone already, removed on another device, is as removed as it can be. */
async function removeMeal({ id }: SavedMeal): Promise<void> {
  try {
    await call('DELETE /api/meal-plans/{id}', { id });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Waits for every one, also after a failure: what is refetched then has settled. Throws the first failure. */
async function all<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks);
  return Promise.all(tasks);
}

function weekOf({ date }: Pick<Slot, 'date'>) {
  return { queryKey: weekQuery(mondayOf(date)).queryKey };
}

function changeWeek(client: QueryClient, slot: Slot, change: (meals: PlannedMeal[]) => PlannedMeal[]) {
  // A week that was never loaded stays so: one meal alone would pass for all of it.
  client.setQueryData(weekOf(slot).queryKey, (meals) => meals && change(meals));
}

function tellFailure(title: string, error: unknown, otherwise: string, done = '') {
  const reason = error instanceof NothingToCopyError ? error.message : serverMessageOf(error);
  toastFailure(title, (reason ?? otherwise) + done);
}
