import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { dayAllergies } from '@plateful/contract/day-choices.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { dayOf } from '@plateful/domain/cookbook/day.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { harvestMonth } from '@plateful/domain/weeks/harvest-month.ts';
import type { Context } from '#context.ts';
import { type Charge, composeSamples } from './composed-samples.service.ts';
import { presentRecipe } from './recipes.service.ts';
import { visitorProfile } from './samples.service.ts';

type Choice = Input<typeof recipeEndpoints.day>;

/** A day for whoever looks around: nobody's taste but the choice, nobody's kitchen but the month's harvest. */
export async function getComposedDay(
  ctx: Context,
  { cuisine, diet, allergies, seed }: Choice,
  charge: Charge,
): Promise<ComposedDay> {
  const limits = {
    allergies: dayAllergies.filter((one) => allergies.includes(one)),
    dietaryRestrictions: diet ? [diet] : [],
  };
  const cuisinePreferences = cuisine ? [cuisine] : [];
  const profile = { ...visitorProfile({ ...limits, cuisinePreferences }), mealTypes: plannedMealTypes };
  const month = harvestMonth(ctx.clock.now(), 'UTC');
  const count = plannedMealTypes.length;
  const { rows } = await composeSamples(ctx, { profile, count, seed, month }, charge);
  return dayOf(
    rows.map((row) => presentRecipe(row, null)),
    limits,
  );
}
