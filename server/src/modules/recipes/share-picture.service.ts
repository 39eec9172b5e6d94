import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { DrawingError, type SharedDish } from '#share-pictures.ts';
import { getRecipe } from './recipes.service.ts';
import { sharedDish } from './shared-dish.ts';

/** The recipe's share picture, for whoever has its link; `make` draws it if nobody asked for it lately. */
export async function getSharePicture(ctx: Context, { id }: { id: string }) {
  const { recipe } = await getRecipe(ctx, { id });
  const dish = sharedDish(recipe);
  return { tag: ctx.sharePictures.tagOf(dish), make: () => draw(ctx, dish) };
}

async function draw(ctx: Context, dish: SharedDish): Promise<Uint8Array> {
  try {
    return await ctx.sharePictures.draw(dish);
  } catch (error) {
    // What crashed is ours to mend: it stays an error that nobody foresaw.
    if (!(error instanceof DrawingError) || error.reason === 'crashed') throw error;
    throw new AppError('unavailable', 'Plateful is drawing many pictures right now. Please try again soon.');
  }
}

export function closeSharePictures(ctx: Context): Promise<void> {
  return ctx.sharePictures.close();
}
