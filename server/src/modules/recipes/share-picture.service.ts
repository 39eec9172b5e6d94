import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import type { Context, VisitorContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { DrawingError, type SharedDish } from '#ports/share-pictures.ts';
import type { Charge } from './compose-recipes.service.ts';
import type { PresentedRecipe } from './recipe.ts';
import { getRecipe } from './recipes.service.ts';

/** Retry-After in seconds when the queue is full. */
const busyFor = 5;

/** The recipe's share picture for anybody with its link; `make` draws it unless it is cached. */
export async function getSharePicture(
  ctx: VisitorContext,
  { id }: { id: string },
  charge: { composing: Charge; picture: Charge },
) {
  const { recipe } = await getRecipe(ctx, { id }, charge.composing);
  const dish = sharedDish(recipe);
  const make = async () => {
    if (!ctx.sharePictures.isCached(dish)) await charge.picture();
    return draw(ctx, dish);
  };
  return { tag: ctx.sharePictures.tagOf(dish), make };
}

async function draw(ctx: Context, dish: SharedDish): Promise<Uint8Array> {
  try {
    return await ctx.sharePictures.draw(dish);
  } catch (error) {
    // A crash is a bug, so it stays an unexpected error.
    if (!(error instanceof DrawingError) || error.reason === 'crashed') throw error;
    const message = `${productName} is drawing many pictures at the moment. Please try again in a minute.`;
    throw new AppError('unavailable', message, { retryAfter: busyFor });
  }
}

const plainTitles: Record<MealType, string> = {
  breakfast: 'A recipe for breakfast',
  lunch: 'A recipe for lunch',
  dinner: 'A recipe for dinner',
  snack: 'A recipe for a snack',
};

/** The parts of a recipe that its share picture shows. */
export function sharedDish(recipe: PresentedRecipe): SharedDish {
  const { title, cuisineType, mealType, nutritionInfo, facts } = recipe;
  const servings = servingsOf(recipe);
  const figures = [{ value: `${minutesOf(recipe)} min`, label: 'cooking time' }];
  // The picture has no room for the coverage note, so it shows nutrition only if the coverage is complete.
  if (nutritionInfo && facts.coverage === 1)
    figures.push({ value: `${Math.round(nutritionInfo.calories)}`, label: 'calories per serving' });
  figures.push({ value: `${servings}`, label: servings === 1 ? 'serving' : 'servings' });
  return {
    title,
    plainTitle: mealType ? plainTitles[mealType] : 'A recipe to try',
    kinds: [cuisineType, mealType].flatMap((kind) => (kind ? capitalized(kind) : [])),
    figures,
    pictures: facts.pictures,
    tint: cuisineTint(cuisineType),
  };
}
