import { recipeCount, tasteBounds } from '@plateful/contract/bounds.ts';
import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { dayAllergies } from '@plateful/contract/day-choices.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { chooseSamples } from '@plateful/domain/cookbook/choose-samples.ts';
import { asksForDish } from '@plateful/domain/cookbook/choosing/score-dish.ts';
import { nothingMatches, shortfallOf } from '@plateful/domain/cookbook/choosing/shortfall.ts';
import { dayOf } from '@plateful/domain/cookbook/day.ts';
import { avoidedViolations } from '@plateful/domain/cookbook/wishes/avoided-foods.ts';
import { missingEquipment } from '@plateful/domain/cookbook/wishes/needed-equipment.ts';
import { noticesOf, readWish, readWishes } from '@plateful/domain/search/read-wish.ts';
import { cuisineNotices } from '@plateful/domain/vocabulary/cuisine-names.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { harvestMonth } from '@plateful/domain/weeks/harvest-month.ts';
import type { Context, VisitorContext } from '#context.ts';
import { getMissingEquipment } from '#modules/meal-plan/week-settings.service.ts';
import { isTitleIn, refusedTitles } from '#modules/refused-dishes/refused-dishes.service.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { type Charge, chargeUser, composeSamples, type SampleWish } from './compose-recipes.service.ts';
import { getRecipesByIds, presentRecipe } from './recipes.service.ts';

type Samples = Input<typeof recipeEndpoints.samples>;

/** Samples within the limits of the user's profile, or of the visitor's parameters. */
export async function getSamples(
  ctx: VisitorContext,
  { count, mealType, seed, request, ...visitor }: Samples,
  charge: Charge,
) {
  const stored = ctx.user ? (await getProfile({ ...ctx, user: ctx.user })).profile : null;
  // If a dish is requested without a time, the default half hour does not apply.
  const timePreference = visitor.timePreference ?? (request ? tasteBounds.timePreference.max : undefined);
  const profile = stored ?? visitorProfile({ ...visitor, timePreference });
  return findSamples(ctx, { profile, count, mealType, seed }, request ?? null, charge);
}

/** How the composer understands a request in words. */
export async function readRequest(_: Context, { text }: Input<typeof recipeEndpoints.readRequest>) {
  const { understood, notUnderstood, notices } = readWish(text);
  return { understood, notUnderstood, notices };
}

function visitorProfile(sent: Omit<Samples, 'count' | 'mealType' | 'seed'>): TasteProfile {
  return {
    cuisinePreferences: sent.cuisinePreferences ?? [],
    dietaryRestrictions: sent.dietaryRestrictions ?? [],
    allergies: sent.allergies ?? [],
    avoidedFoods: sent.avoidedFoods ?? [],
    cookingSkillLevel: 'beginner',
    timePreference: sent.timePreference ?? tasteBounds.timePreference.default,
    spiceLevel: tasteBounds.spiceLevel.default,
    householdSize: tasteBounds.householdSize.default,
    mealTypes: sent.mealTypes ?? [],
    nutritionGoals: [],
    customInstructions: null,
  };
}

/** Dishes of the cook book as written; if too few suit the limits, adapted ones. */
export async function findSamples(
  ctx: VisitorContext,
  wish: SampleWish & { count: number },
  request: string | null,
  charge = chargeUser(ctx),
) {
  const reading = readWishes({ ...wish.profile, withoutEquipment: await getMissingEquipment(ctx) }, request);
  const avoidTitles = await refusedTitles(ctx);
  const { samples, isAnswered } = chooseSamples({ ...wish, avoidTitles, wish: reading.wish });
  const ids = samples.map((sample) => sample.id);
  const mealOf = new Map(samples.map((sample) => [sample.id, sample.mealType]));
  // Each with the meal type that it is chosen for: many dishes are for lunch and dinner.
  const recipes = (await getRecipesByIds(ctx, ids)).map((recipe) => ({
    ...recipe,
    mealType: mealOf.get(recipe.id) ?? recipe.mealType,
  }));
  const missing = wish.count - ids.length;
  const requestNotices = [
    ...cuisineNotices(wish.profile.cuisinePreferences),
    ...(request === null ? [] : noticesOf(reading)),
  ];
  if (missing <= 0 || request !== null) {
    const notices = [
      !isAnswered && asksForDish(reading.wish) && nothingMatches,
      missing > 0 && shortfallOf({ ...wish, wish: reading.wish }, ids.length),
      ...requestNotices,
    ];
    const notice = notices.filter(Boolean).join(' ');
    const { servings } = reading.wish;
    return { recipes, ...(servings && { servings }), ...(notice && { notice }) };
  }
  const { avoidedFoods } = wish.profile;
  const { withoutEquipment } = reading.wish;
  // Composed samples ignore avoided foods, refused dishes and equipment, so more are composed to filter from.
  const isChoosy = avoidedFoods.length + avoidTitles.length + withoutEquipment.length > 0;
  const rows = await composeSamples(ctx, { ...wish, count: isChoosy ? recipeCount.max : missing }, charge);
  const isRefused = isTitleIn(avoidTitles);
  const fitting = rows
    .filter(
      (row) =>
        !isRefused(row) &&
        avoidedViolations(row, avoidedFoods).length === 0 &&
        missingEquipment(row.instructions, withoutEquipment).length === 0,
    )
    .slice(0, missing);
  recipes.push(...fitting.map((row) => presentRecipe(ctx, row)));
  const notice = [
    ...(fitting.length < missing ? [shortfallOf(wish, recipes.length)] : []),
    ...requestNotices,
  ].join(' ');
  return { recipes, ...(notice && { notice }) };
}

type DayChoice = Input<typeof recipeEndpoints.day>;

/** Time and skill of a visitor are unknown: enough for the best-known dishes of a cuisine. */
const dayMinutes = 60;

/** A sample day for visitors, by their choices and the month's season. */
export async function getComposedDay(
  ctx: Context,
  { cuisine, diet, allergies, seed }: DayChoice,
  charge: Charge,
): Promise<ComposedDay> {
  const limits = {
    allergies: dayAllergies.filter((allergy) => allergies.includes(allergy)),
    dietaryRestrictions: diet ? [diet] : [],
  };
  const cuisinePreferences = cuisine ? [cuisine] : [];
  const profile: TasteProfile = {
    ...visitorProfile({ ...limits, cuisinePreferences, timePreference: dayMinutes }),
    cookingSkillLevel: 'intermediate',
    mealTypes: plannedMealTypes,
  };
  const month = harvestMonth(ctx.clock.now(), 'UTC');
  const max = plannedMealTypes.length;
  const visitor = { ...ctx, user: null };
  const compose = (number: number, count: number) =>
    composeSamples(visitor, { profile, count, seed: number, month }, charge);
  const rows = await compose(seed, max);
  // With few matching dishes, another seed may give the first day again; then the next dishes are used.
  const isFirstAgain = seed > 0 && hasSameTitles(rows, await compose(0, max));
  const next = isFirstAgain ? (await compose(seed, 2 * max)).slice(max) : [];
  const chosen = next.length === max ? next : rows;
  return dayOf(
    chosen.map((row) => presentRecipe(visitor, row)),
    limits,
  );
}

function hasSameTitles(some: readonly { title: string }[], others: readonly { title: string }[]): boolean {
  const titles = new Set(others.map(({ title }) => title));
  return some.every(({ title }) => titles.has(title));
}
