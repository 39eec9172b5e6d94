import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { dayAllergies } from '@plateful/contract/day-choices.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { dayOf } from '@plateful/domain/recipes/day.ts';
import { harvestMonth } from '@plateful/domain/recipes/harvest-month.ts';
import { plannedMealTypes } from '@plateful/domain/taste/options.ts';
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import { compose, storeComposed } from './composing.service.ts';
import { getRecipesByIds } from './recipes.service.ts';
import { visitorProfile } from './samples.service.ts';

type Choice = Input<typeof recipeEndpoints.day>;

/** By database: its recipes are stored there. All choices of a month fit in. */
const daysIn = new WeakMap<Context['db'], LRUCache<string, Promise<ComposedDay>>>();

/** A day for whoever looks around: nobody's taste but the choice, nobody's kitchen but the month's harvest. */
export function getComposedDay(ctx: Context, { allergies, ...choice }: Choice): Promise<ComposedDay> {
  const wish = {
    ...choice,
    allergies: dayAllergies.filter((one) => allergies.includes(one)),
    month: harvestMonth(ctx.clock.now(), 'UTC'),
  };
  const days = daysIn.get(ctx.db) ?? new LRUCache({ max: 500 });
  daysIn.set(ctx.db, days);
  const key = JSON.stringify([wish.cuisine, wish.diet, wish.allergies, wish.seed, wish.month]);
  const known = days.get(key);
  if (known) return known;
  const day = composeDay(ctx, wish);
  days.set(key, day);
  day.catch(() => days.delete(key));
  return day;
}

type Wish = Choice & { month: number };

async function composeDay(ctx: Context, { cuisine, diet, allergies, seed, month }: Wish) {
  const limits = { allergies, dietaryRestrictions: diet ? [diet] : [] };
  const cuisinePreferences = cuisine ? [cuisine] : [];
  const profile = { ...visitorProfile({ ...limits, cuisinePreferences }), mealTypes: plannedMealTypes };
  const { drafts } = compose(ctx, { profile, count: plannedMealTypes.length, seed, month }, []);
  const recipes = await getRecipesByIds(ctx, await storeComposed(ctx, drafts));
  return dayOf(recipes, limits);
}
