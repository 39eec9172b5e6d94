import type { Context, VisitorContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { DrawingError, type SharedDish } from '#ports/share-pictures.ts';
import type { Charge } from './composed-samples.service.ts';
import { getRecipe } from './recipes.service.ts';
import { sharedDish } from './shared-dish.ts';

/** In seconds. What others wait for is drawn by then. */
const busyFor = 5;

/** The recipe's share picture, for whoever has its link; `make` draws it if nobody asked for it lately. */
export async function getSharePicture(ctx: VisitorContext, { id }: { id: string }, charge: Charge) {
  const { recipe } = await getRecipe(ctx, { id });
  const dish = sharedDish(recipe);
  const make = async () => {
    if (!ctx.sharePictures.isKept(dish)) await charge();
    return draw(ctx, dish);
  };
  return { tag: ctx.sharePictures.tagOf(dish), make };
}

async function draw(ctx: Context, dish: SharedDish): Promise<Uint8Array> {
  try {
    return await ctx.sharePictures.draw(dish);
  } catch (error) {
    // What crashed is ours to mend: it stays an error that nobody foresaw.
    if (!(error instanceof DrawingError) || error.reason === 'crashed') throw error;
    const message = 'Plateful is drawing many pictures right now. Please try again soon.';
    throw new AppError('unavailable', message, { retryAfter: busyFor });
  }
}
