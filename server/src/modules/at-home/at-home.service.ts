import { servingsOf } from '@plateful/contract/bounds.ts';
import { sectionOf } from '@plateful/domain/foods/aisle.ts';
import { toGrams } from '@plateful/domain/foods/grams.ts';
import { nameByWeight } from '@plateful/domain/foods/name-by-weight.ts';
import { foodById, foodsById } from '@plateful/domain/foods/table.ts';
import {
  approximateAmount,
  type Cooked,
  expiresSoon,
  foodsAtHome,
  type HomeFood,
  maxDays,
} from '@plateful/domain/purchases/at-home.ts';
import type { BoughtReceipt } from '@plateful/domain/purchases/purchases.ts';
import { needsOfRecipe } from '@plateful/domain/shopping/sum-needs.ts';
import { addDays, dayIn, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { todayOf, type UserContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import { getCookedSince } from '#modules/cooked/cooked.service.ts';
import { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import { getRecentReceipts } from '#modules/receipts/bought-receipts.service.ts';
import { getCheckedOffFoods } from '#modules/shopping-lists/checked-off-foods.service.ts';
import { deleteHomeFood, findHomeFoods, upsertHomeFood } from './at-home.repository.ts';

const dayMs = 86_400_000;

/**
 * Foods likely at home, sorted by when they go bad, and those used up; with `day`, after the meals planned until then.
 */
export async function getAtHome(ctx: UserContext, day: PlainDate = todayOf(ctx)) {
  return atHomeFrom(ctx, await getRecentReceipts(ctx), day);
}

async function atHomeFrom(ctx: UserContext, receipts: readonly BoughtReceipt[], day: PlainDate) {
  const now = ctx.clock.now();
  // Sequentially, because a transaction has one connection.
  const statements = await findHomeFoods(ctx.db, ctx.user.id);
  const checkedOff = await getCheckedOffFoods(ctx, new Date(now.getTime() - (maxDays + 1) * dayMs));
  // Without foods at home, cooked meals do not matter.
  const cooked =
    receipts.length + statements.length + checkedOff.length > 0 ? await getCookedMeals(ctx, day) : [];
  return foodsAtHome({ receipts, checkedOff, statements, cooked }, now);
}

/**
 * Names of foods at home by id, and those that go bad soon: for suggestions from `day` on, whose callers have already
 * read the receipts.
 */
export async function getFoodsAtHome(
  ctx: UserContext,
  receipts: readonly BoughtReceipt[],
  day: PlainDate = todayOf(ctx),
) {
  const today = todayOf(ctx);
  const { here } = await atHomeFrom(ctx, receipts, day);
  return {
    atHome: new Map<string, string>(here.map(({ food }) => [food, foodById(food).name])),
    expiringFoods: here.flatMap((food) => (expiresSoon(food, today) ? food.food : [])),
  };
}

export async function listAtHome(ctx: UserContext) {
  const today = todayOf(ctx);
  const { here, gone } = await getAtHome(ctx);
  const present = (home: HomeFood) => presentFood(home, today);
  return { here: here.map(present), gone: gone.map(present) };
}

type Sent = { food: string; amount: number; unit: 'g' | 'ml' | 'whole' };

export async function setHomeFood(ctx: UserContext, { food: id, amount, unit }: Sent) {
  const food = foodsById.get(id);
  if (!food) throw notFound('Food');
  const grams = amount === 0 ? 0 : toGrams(food, amount, unit);
  if (grams === null) {
    throw new AppError(
      'invalid_input',
      'Enter the amount in grams: the weight of this unit is not known for this food.',
      {
        fields: { unit: 'Choose g' },
      },
    );
  }
  await upsertHomeFood(ctx.db, { userId: ctx.user.id, food: food.id, grams, saidAt: ctx.clock.now() });
  return listAtHome(ctx);
}

export async function removeHomeFood(ctx: UserContext, { food }: { food: string }) {
  if (!(await deleteHomeFood(ctx.db, ctx.user.id, food))) throw notFound('Food');
  return { success: true as const };
}

/**
 * Meals cooked according to the log, and planned meals of days that are over or will be by `day`. A dish that is in
 * both on one day counts once.
 */
async function getCookedMeals(ctx: UserContext, day: PlainDate): Promise<Cooked[]> {
  const today = todayOf(ctx);
  const first = addDays(today, -maxDays);
  const planned = await getMealsToShopFor(ctx, first, addDays(day > today ? day : today, -1));
  const logged = await getCookedSince(ctx, first);
  const isPlanned = new Set(planned.map(({ meal, recipe }) => `${meal.date} ${recipe.id}`));
  return [
    ...planned.map(({ meal, recipe }) => ({
      at: eveningOf(meal.date),
      needs: needsOfRecipe(recipe, meal.servings / servingsOf(recipe)),
    })),
    ...logged
      .filter(({ cooked, recipe }) => !isPlanned.has(`${cooked.date} ${recipe.id}`))
      .map(({ cooked, recipe }) => ({
        // A log entry written on the day itself has an exact time.
        at: dayIn('UTC', cooked.createdAt) === cooked.date ? cooked.createdAt : eveningOf(cooked.date),
        needs: needsOfRecipe(recipe, 1),
      })),
  ];
}

function eveningOf(day: PlainDate): Date {
  return new Date(`${day}T18:00:00Z`);
}

function presentFood({ grams, ...home }: HomeFood, today: PlainDate) {
  const food = foodById(home.food);
  const { amount, unit } = approximateAmount(food, grams);
  return {
    ...home,
    name: grams === 0 ? food.name : nameByWeight(food, grams),
    section: sectionOf(food),
    amount: grams === 0 ? 0 : amount,
    unit: unit as 'g' | 'ml' | 'whole',
    isSoon: grams > 0 && expiresSoon(home, today),
  };
}
