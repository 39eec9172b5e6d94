import { cookedBounds } from '@plateful/contract/bounds.ts';
import type { cookedEndpoints } from '@plateful/contract/cooked.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { inTransaction, todayOf, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError, notFound } from '#errors.ts';
import { removeUnused, requirePhoto } from '#modules/photos/photos.service.ts';
import { ensureRecipeStored, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { stableId } from '#modules/recipes/stable-id.ts';
import {
  countAllCooked,
  deleteCooked,
  findCooked,
  findCookedSince,
  findOneCooked,
  insertCooked,
  updateCooked,
} from './cooked.repository.ts';

type Sent<Name extends keyof typeof cookedEndpoints> = Input<(typeof cookedEndpoints)[Name]>;
type Found = NonNullable<Awaited<ReturnType<typeof findOneCooked>>>;

export async function listCooked(ctx: UserContext, page: Sent<'list'>) {
  const rows = await findCooked(ctx.db, ctx.user.id, page);
  return {
    cooked: rows.map((row) => presentCooked(ctx, row)),
    total: await countAllCooked(ctx.db, ctx.user.id),
  };
}

/** More than anybody cooks in the weeks that are queried. */
const maxSince = 500;

/** Dishes cooked since a day, each with its current recipe. */
export function getCookedSince({ db, user }: UserContext, since: PlainDate) {
  return findCookedSince(db, user.id, since, maxSince);
}

export async function addCooked(ctx: UserContext, { key, recipeId, date, note, photoId }: Sent<'add'>) {
  // Before the transaction, because composing a sample takes time.
  const recipe = await ensureRecipeStored(ctx, recipeId);
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    await requirePhoto(tx, photoId);
    const today = todayOf(tx);
    const id = stableId(user.id, 'cooked', key);
    if (
      !(await findOneCooked(db, user.id, id)) &&
      (await countAllCooked(db, user.id)) >= cookedBounds.cooked
    ) {
      throw new AppError('limit_reached', `The cooked log can have up to ${cookedBounds.cooked} dishes.`);
    }
    await insertCooked(db, {
      id,
      userId: user.id,
      recipeId,
      title: recipe.title,
      date: requirePast(today, date ?? today),
      note: note || null,
      photoId,
      createdAt: clock.now(),
    });
    return { cooked: presentCooked(tx, await requireCooked(tx, id)) };
  });
}

export async function updateCookedDish(ctx: UserContext, { id, date, note, photoId }: Sent<'update'>) {
  const today = todayOf(ctx);
  const change = {
    ...(date !== undefined && { date: requirePast(today, date) }),
    ...(note !== undefined && { note: note || null }),
    ...(photoId !== undefined && { photoId }),
  };
  const { cooked: before } = await requireCooked(ctx, id);
  await requirePhoto(ctx, photoId);
  if (Object.keys(change).length > 0) await updateCooked(ctx.db, ctx.user.id, id, change);
  if (photoId !== undefined) await removeUnused(ctx, [before.photoId]);
  return { cooked: presentCooked(ctx, await requireCooked(ctx, id)) };
}

export async function removeCooked(ctx: UserContext, { id }: { id: string }) {
  const row = await deleteCooked(ctx.db, ctx.user.id, id);
  if (!row) throw notFound('Cooked dish');
  await removeUnused(ctx, [row.photoId]);
  return { success: true as const };
}

/** Returns the date, or throws if it is after `today`. */
function requirePast(today: PlainDate, date: PlainDate): PlainDate {
  if (date <= today) return date;
  throw new AppError('invalid_input', 'The date must not be in the future.', {
    fields: { date: 'Choose today or an earlier day' },
  });
}

export async function requireCooked(ctx: UserContext, id: string): Promise<Found> {
  const row = await findOneCooked(ctx.db, ctx.user.id, id);
  if (!row) throw notFound('Cooked dish');
  return row;
}

function presentCooked(ctx: UserContext, { cooked, rating, recipe }: Found) {
  const { userId: _owner, createdAt: _at, ...rest } = cooked;
  return {
    ...rest,
    rating,
    recipe: recipe && presentRecipe(ctx, recipe),
  };
}
