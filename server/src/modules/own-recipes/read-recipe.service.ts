import type { Input } from '@plateful/contract/endpoint.ts';
import type { ownRecipeEndpoints } from '@plateful/contract/own-recipes.ts';
import { cookedForm } from '@plateful/domain/own-recipes/cooked-form.ts';
import {
  alikeFrom,
  type Comparable,
  likeness,
  shareWords,
  traitsOf,
} from '@plateful/domain/own-recipes/likeness.ts';
import { readDocument } from '@plateful/domain/own-recipes/read-document.ts';
import { swapFood } from '@plateful/domain/own-recipes/swap-food.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { findOwnRecipes, findTitles } from './own-recipes.repository.ts';
import { loadParts } from './write-recipe.service.ts';

type Sent<Name extends keyof typeof ownRecipeEndpoints> = Input<(typeof ownRecipeEndpoints)[Name]>;

const noLimits = { allergies: [], dietaryRestrictions: [], avoidedFoods: [] };
const unsaid = { cookingTime: null, cuisineType: null, mealType: null, tags: [] };

/** What is understood so far. Nothing is stored. */
export async function readRecipe(ctx: UserContext, document: Sent<'read'>) {
  const eaters = (await getProfile(ctx)).profile ?? noLimits;
  const parts = await loadParts(ctx, document.lines);
  return readDocument({ ...document, ...unsaid }, (id) => parts.get(id), eaters);
}

export async function swapInRecipe(_: UserContext, { lines, steps, line, name }: Sent<'swap'>) {
  const swapped = swapFood({ lines, steps }, line, name);
  if (!swapped) {
    throw new AppError(
      'invalid_input',
      'Nothing tells how much of it is as much. Please write the line anew.',
    );
  }
  const { form, from, to } = swapped;
  return { ...form, from, to };
}

/** Alike recipes that are shown at most. */
const mostShown = 3;
/** Titles are compared first; of so many with words in common the lists are. */
const mostCompared = 200;

export async function findAlike(ctx: UserContext, { title, lines, sourceUrl }: Sent<'findAlike'>) {
  const parts = await loadParts(ctx, lines);
  const { ingredients } = cookedForm({ lines, steps: [] }, (id) => parts.get(id));
  return { alike: await findAlikeRecipes(ctx, { title, ingredients, sourceUrl }) };
}

/** Own recipes that may be the same as another, the most alike first. */
export async function findAlikeRecipes(ctx: UserContext, recipe: Comparable) {
  const wanted = traitsOf(recipe);
  const near = (await findTitles(ctx.db, ctx.user.id)).filter((one) => shareWords(wanted, one.title));
  const rows = await findOwnRecipes(
    ctx.db,
    ctx.user.id,
    near.slice(0, mostCompared).map(({ id }) => id),
  );
  return rows
    .map((row) => ({ id: row.id, title: row.title, likeness: likeness(wanted, traitsOf(row)) }))
    .filter((one) => one.likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness || a.title.localeCompare(b.title, 'en'))
    .slice(0, mostShown);
}
