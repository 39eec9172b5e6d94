import { z } from 'zod';
import { overviewBounds, ownRecipeBounds, pageBounds, searchBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { pageAnswer, pageQuery } from './paging.ts';
import { recipe, recipeFacts } from './recipes.ts';
import { id, queryList } from './wire.ts';

/** The fields of a recipe card. */
const recipeSummary = recipe
  .pick({
    id: true,
    title: true,
    cookingTime: true,
    servings: true,
    cuisineType: true,
    mealType: true,
    photoId: true,
  })
  .extend({ facts: recipeFacts.pick({ pictures: true }) })
  .meta({ id: 'RecipeSummary' });
export type RecipeSummary = z.output<typeof recipeSummary>;

const page = { ...pageQuery, limit: pageQuery.limit.default(pageBounds.usual) };
const ids = queryList(id, pageBounds.max);
const recipes = z.array(recipeSummary);
/** Repeated parameters, because a tag may contain a comma. */
const tags = z.array(z.string().max(ownRecipeBounds.tags.maxLength)).max(overviewBounds.tags);
const forReading = { method: 'GET', access: 'user', scopes: ['read'] } as const;

export const recipeCardEndpoints = {
  own: endpoint({
    ...forReading,
    path: '/api/own-recipes',
    summary: "The user's own recipes as cards, newest first, paginated",
    query: z.object({
      ...page,
      /** Each word must be the beginning of a word of title, description, cuisine, meal, tags or ingredients. */
      search: z.string().max(searchBounds.query.maxLength).default(''),
      /** Matches any of them, ignoring case; empty matches all recipes. */
      tag: z.preprocess((value) => (typeof value === 'string' ? [value] : value), tags).default([]),
    }),
    output: z.object({
      recipes,
      ...pageAnswer,
      /** With words or tags: false if counting stopped at `total` and there are more. */
      isTotalExact: z.boolean().optional(),
    }),
  }),
  favorites: endpoint({
    ...forReading,
    path: '/api/favorite-recipes',
    summary: 'Favorite recipes as cards, newest first, paginated',
    query: z.object(page),
    output: z.object({ recipes, ...pageAnswer }),
  }),
  some: endpoint({
    ...forReading,
    path: '/api/recipe-cards',
    summary: 'The given recipes as cards, in the order of their ids; deleted ones are omitted',
    query: z.object({ ids }),
    output: z.object({ recipes }),
  }),
};
