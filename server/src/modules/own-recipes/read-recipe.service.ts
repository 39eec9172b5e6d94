import type { Input } from '@plateful/contract/endpoint.ts';
import type { ownRecipeEndpoints } from '@plateful/contract/own-recipes.ts';
import { expandDocument } from '@plateful/domain/own-recipes/expand-document.ts';
import { readDocument } from '@plateful/domain/own-recipes/read-document.ts';
import {
  type Comparable,
  similarityOf,
  similarityThreshold,
  titleLikeness,
  traitsOf,
} from '@plateful/domain/own-recipes/similarity.ts';
import { swapFood } from '@plateful/domain/own-recipes/swap-food.ts';
import { sourceLinkIn } from '@plateful/domain/vocabulary/source-line.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { findIdsNaming, findOwnRecipes, findTitles } from './own-recipes.repository.ts';
import { loadParts } from './write-recipe.service.ts';

type Sent<Name extends keyof typeof ownRecipeEndpoints> = Input<(typeof ownRecipeEndpoints)[Name]>;

const noLimits = { allergies: [], dietaryRestrictions: [], avoidedFoods: [] };
const unsaid = { cookingTime: null, cuisineType: null, mealType: null, tags: [] };

/** Parses a draft; stores nothing. */
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

/** Maximum number of similar recipes shown. */
const maxShown = 3;
/** How many from the same site are compared, those that name the same page first. */
const maxFromSite = 50;
/** How many are compared in all, those that share the most title words before others. */
const maxCompared = 200;

export async function findAlike(ctx: UserContext, { title, lines, sourceUrl }: Sent<'findAlike'>) {
  const parts = await loadParts(ctx, lines);
  const { ingredients } = expandDocument({ lines, steps: [] }, (id) => parts.get(id));
  return { alike: await findSimilarRecipes(ctx, { title, ingredients, sourceUrl }) };
}

/** Own recipes that may duplicate another, most similar first. */
export async function findSimilarRecipes(ctx: UserContext, recipe: Comparable) {
  const wanted = traitsOf(recipe);
  const { db, user } = ctx;
  const near = (await findTitles(db, user.id))
    .map((one) => ({ id: one.id, likeness: titleLikeness(wanted, one.title) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  const fromSite = wanted.source ? await findIdsNaming(db, user.id, wanted.source) : [];
  const [fromPage, others] = [fromSite.slice(0, maxFromSite), near.map(({ id }) => id)];
  const ids = new Set([...fromPage, ...others]);
  const rows = await findOwnRecipes(db, user.id, [...ids].slice(0, maxCompared));
  return rows
    .map((row) => {
      const traits = traitsOf({ ...row, sourceUrl: sourceLinkIn(row.description) });
      return { id: row.id, title: row.title, likeness: similarityOf(wanted, traits) };
    })
    .filter((one) => one.likeness >= similarityThreshold)
    .sort((a, b) => b.likeness - a.likeness || a.title.localeCompare(b.title, 'en'))
    .slice(0, maxShown);
}
