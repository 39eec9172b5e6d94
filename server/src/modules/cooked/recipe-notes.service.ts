import { cookedBounds } from '@plateful/contract/bounds.ts';
import type { cookedEndpoints } from '@plateful/contract/cooked.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { inTransaction, todayOf, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { ensureRecipeStored } from '#modules/recipes/recipes.service.ts';
import {
  countCooked,
  countNotes,
  deleteNotes,
  findNotes,
  findNotesOn,
  findRatings,
  findTitlesCooked,
  upsertNotes,
} from './cooked.repository.ts';

export async function getNotes(ctx: UserContext, { recipeId }: { recipeId: string }) {
  const { db, user } = ctx;
  const stored = await findNotes(db, user.id, recipeId);
  const { times, last } = await countCooked(db, user.id, recipeId);
  return {
    notes: {
      note: stored?.note ?? null,
      rating: stored?.rating ?? null,
      timesCooked: times,
      lastCooked: last,
    },
  };
}

/** The user's notes on recipes, by recipe id. */
export async function getOwnNotes({ db, user }: UserContext, recipeIds: readonly string[]) {
  const rows = await findNotesOn(db, user.id, recipeIds);
  return new Map(rows.flatMap(({ recipeId, note }) => (note ? [[recipeId, note] as const] : [])));
}

export async function saveNotes(
  ctx: UserContext,
  { recipeId, ...sent }: Input<typeof cookedEndpoints.saveNotes>,
) {
  // Before the transaction, because composing a sample takes time.
  await ensureRecipeStored(ctx, recipeId);
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    const stored = await findNotes(db, user.id, recipeId);
    const note = (sent.note === undefined ? stored?.note : sent.note) || null;
    const rating = (sent.rating === undefined ? stored?.rating : sent.rating) ?? null;
    if (note === null && rating === null) await deleteNotes(db, user.id, recipeId);
    else {
      if (!stored) await requireRoom(tx);
      await upsertNotes(db, { userId: user.id, recipeId, note, rating, updatedAt: clock.now() });
    }
    return getNotes(tx, { recipeId });
  });
}

async function requireRoom({ db, user }: UserContext): Promise<void> {
  if ((await countNotes(db, user.id)) < cookedBounds.notes) return;
  const message = `An account can have notes and ratings for up to ${cookedBounds.notes} recipes. Please clear some first.`;
  throw new AppError('limit_reached', message);
}

/** Days during which a cooked dish is preferably not suggested again. */
const restDays = 28;
const liked = 4;
const disliked = 2;

/** The household's taste according to ratings and the cooked log, by recipe title. */
export async function getCookedTaste(ctx: UserContext) {
  const { db, user } = ctx;
  const ratings = await findRatings(db, user.id);
  const since = addDays(todayOf(ctx), -restDays);
  return {
    likedTitles: ratings.flatMap(({ title, rating }) => (rating >= liked ? title : [])),
    dislikedTitles: ratings.flatMap(({ title, rating }) => (rating <= disliked ? title : [])),
    cookedTitles: await findTitlesCooked(db, user.id, since),
  };
}
