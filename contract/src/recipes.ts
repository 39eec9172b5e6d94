import { mainFoodNames } from '@plateful/domain/vocabulary/main-foods.ts';
import { allergens, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { recipeBounds, recipeCount, searchBounds, tasteBounds } from './bounds.ts';
import { composedDay, dayQuery } from './composed-day.ts';
import { endpoint } from './endpoint.ts';
import { ingredient, nutritionInfo } from './ingredient.ts';
import { pageAnswer, pageQuery } from './paging.ts';
import { recipeRequest, requestReading } from './recipe-request.ts';
import { sideSuggestion } from './side-suggestion.ts';
import { allergy, avoidedFoods, diet } from './taste-profile.ts';
import { usage } from './usage.ts';
import { id, instant, jsonOr, listInQuery, queryList } from './wire.ts';

/** The source of a recipe. Only 'model' counts towards the monthly quota. */
export const recipeOrigins = ['library', 'composer', 'model', 'import', 'own'] as const;

/** A recipe as input from any source; only here may lists be JSON text. */
export const recipeInput = z.object({
  title: z
    .string()
    .trim()
    .min(recipeBounds.title.min, { error: 'Recipe title must be at least 3 characters' })
    .max(recipeBounds.title.max, { error: 'Recipe title too long' }),
  description: z.string().trim().max(2000).nullable(),
  /** Why it suits its household. For the owner only: the description is public. */
  reason: z.string().trim().max(2000).nullable().default(null),
  ingredients: jsonOr(
    z.array(ingredient).min(1, { error: 'Recipe must have at least one ingredient' }).max(100),
  ),
  instructions: jsonOr(z.array(z.string().trim().min(1).max(2000)).min(1).max(60)),
  cookingTime: z
    .int()
    .min(recipeBounds.cookingTime.min, { error: 'Cooking time must be at least 1 minute' })
    .max(recipeBounds.cookingTime.max, { error: 'Cooking time cannot exceed 8 hours' }),
  servings: z
    .int()
    .min(recipeBounds.servings.min, { error: 'Must serve at least 1 person' })
    .max(recipeBounds.servings.max, { error: 'Cannot serve more than 20 people' }),
  cuisineType: z.string().trim().max(60).nullable(),
  mealType: z.enum(mealTypes).nullable(),
  nutritionInfo: jsonOr(nutritionInfo),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  /** Suggested side dishes, as text: "crusty bread". */
  goesWith: z.array(z.string().trim().min(1).max(80)).max(8).default([]),
});

/** Facts computed from a recipe's ingredients. */
export const recipeFacts = z
  .object({
    contains: z.array(z.enum(allergens)),
    mayContain: z.array(z.enum(allergens)),
    /** Diets that the recipe satisfies. */
    diets: z.array(z.enum(diets)),
    /** Ingredients that the food table does not know; no claims are made for them. */
    unknownFoods: z.array(z.string()),
    /** Names of up to six pictures for the plate, main one first. */
    pictures: z.array(z.string()),
    /** What the meal is built on. */
    mainFood: z.enum(mainFoodNames).nullable(),
    /** 0 to 1: share of the weight with known nutrition. */
    coverage: z.number().min(0).max(1),
  })
  .meta({ id: 'RecipeFacts' });

/** A recipe as anyone with its link may see it, without its owner. */
export const recipe = z
  .object({
    id,
    title: z.string(),
    description: z.string().nullable(),
    /** Why it suits its household; only for its owner. */
    reason: z.string().nullable().optional(),
    ingredients: z.array(ingredient),
    instructions: z.array(z.string()),
    /** Minutes. */
    cookingTime: z.int32().nullable(),
    servings: z.int32(),
    cuisineType: z.string().nullable(),
    mealType: z.enum(mealTypes).nullable(),
    nutritionInfo: nutritionInfo.nullable(),
    tags: z.array(z.string()),
    goesWith: z.array(sideSuggestion),
    isGenerated: z.boolean(),
    origin: z.enum(recipeOrigins),
    /** For others than the owner only the date: the exact time would link recipes of one request. */
    createdAt: instant,
    facts: recipeFacts,
    /** Claims of title, description or tags that the facts contradict; such tags are removed from `tags`. */
    unproven: z.array(z.string()).optional(),
    /** Photo of the dish, for `GET /api/photos/{id}`. */
    photoId: id.nullable().optional(),
    /** True only for its owner, who may change it. */
    isOwn: z.boolean().optional(),
    /** Removed by its owner, who may restore it; others do not see it. */
    isRemoved: z.boolean().optional(),
    /** The original of an adapted copy; its id is null if it was deleted. */
    adaptedFrom: z.object({ id: id.nullable(), title: z.string() }).nullable().optional(),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.output<typeof recipe>;

/** For its owner. */
const ownRecipe = recipe.extend({ userId: id, reason: z.string().nullable() }).meta({ id: 'OwnRecipe' });

export type Usage = z.output<typeof usage>;

const tooMany = `You can generate up to ${recipeCount.max} recipes at a time.`;
const count = z.coerce
  .number({ error: 'Count must be a number' })
  .int({ error: 'Count must be a whole number' })
  .min(recipeCount.min, { error: 'Count must be at least 1' })
  .max(recipeCount.max, { error: tooMany });

const { timePreference } = tasteBounds;

/** Visitors send their taste with the request; a user's comes from the profile. */
const sampleQuery = z.object({
  count: count.default(recipeCount.default),
  mealType: z.enum(mealTypes).optional(),
  allergies: queryList(allergy).optional(),
  dietaryRestrictions: queryList(diet).optional(),
  cuisinePreferences: queryList(z.string().max(tasteBounds.list.maxLength)).optional(),
  avoidedFoods: listInQuery(avoidedFoods).optional(),
  timePreference: z.coerce.number().int().min(timePreference.min).max(timePreference.max).optional(),
  /** If `mealType` is missing: the meals of a taste profile, empty for all. */
  mealTypes: queryList(z.enum(mealTypes)).optional(),
  /** A request in words: "something with chicken, no oven". */
  request: recipeRequest.optional(),
  /** Selects one of several choices; deterministic. */
  seed: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
});

const queryBounds = searchBounds.query;

/** As for samples: visitors send their limits, a user's come from the profile. */
const searchQuery = z.object({
  query: z
    .string({ error: 'Enter what to search for' })
    .trim()
    .min(1, { error: 'Enter what to search for' })
    .max(queryBounds.maxLength, { error: `Search for at most ${queryBounds.maxLength} characters` }),
  mealType: z.enum(mealTypes).optional(),
  allergies: queryList(allergy).optional(),
  dietaryRestrictions: queryList(diet).optional(),
  limit: z.coerce.number().int().min(1).max(searchBounds.page.max).default(searchBounds.page.default),
  /** Number of best matches to skip. */
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});

const searchResult = z.object({
  /** One page, best first. */
  recipes: z.array(recipe),
  /** Number of all matches. */
  total: z.int32().nonnegative(),
  /** False if only a part of the matches was checked: there may be more. */
  isTotalExact: z.boolean(),
  /** 'some': no recipe contains all words; these contain most of them. */
  match: z.enum(['all', 'some']),
  /** Conditions parsed from the query besides its words. */
  understood: z.object({
    diets: z.array(z.enum(diets)),
    freeFrom: z.array(z.enum(allergens)),
    maxMinutes: z.int32().nullable(),
  }),
  /** Number of matches that conflict with the household's allergies or diets; they are never shown. */
  leftOut: z.int32().nonnegative(),
  /** Alternative queries, if nothing was found. */
  suggestions: z.array(z.string()),
});
export type SearchResult = z.output<typeof searchResult>;

export const generated = z.object({
  recipes: z.array(recipe),
  /** True if a language model wrote all of them in this request. */
  isOpenAIGenerated: z.boolean(),
  /** True if a configured language model failed and the composer wrote recipes for which there was quota. */
  isFallback: z.boolean(),
  usage: usage.optional(),
  /** Why there are fewer recipes than requested. */
  notice: z.string().optional(),
});
export type Generated = z.output<typeof generated>;

const publicRead = { access: 'visitor', scopes: ['read'] } as const;

export const recipeEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/generate-recipes',
    summary: 'Generate recipes for the taste profile',
    access: 'user',
    scopes: ['all'],
    body: z.object({
      count: count.default(recipeCount.default),
      mealType: z.enum(mealTypes).optional(),
      customRequest: recipeRequest.optional(),
      /** A retry with the same key returns the same recipes and does not use quota again. */
      idempotencyKey: z.uuid({ error: 'The idempotency key must be a UUID' }).optional(),
    }),
    output: generated,
  }),
  readRequest: endpoint({
    method: 'GET',
    path: '/api/recipe-request',
    summary: 'Interpret a free-text request without composing recipes',
    ...publicRead,
    query: z.object({ text: recipeRequest }),
    output: requestReading,
  }),
  samples: endpoint({
    method: 'GET',
    path: '/api/sample-recipes',
    summary: 'Recipes from the library that fit the allergies and diets',
    ...publicRead,
    query: sampleQuery,
    output: z.object({
      recipes: z.array(recipe),
      /** Asked for by the request; the recipes are as written. */
      servings: z.int32().positive().optional(),
      notice: z.string().optional(),
    }),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/composed-day',
    summary: 'Compose a breakfast, lunch and dinner for a cuisine, a diet and allergies',
    ...publicRead,
    query: dayQuery,
    output: composedDay,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/recipes/search',
    summary:
      "Search the library and the user's recipes and favorites for recipes that fit the allergies and diets",
    ...publicRead,
    query: searchQuery,
    output: searchResult,
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/recipe-usage',
    summary: 'How many recipes the language model wrote this month, and the limit',
    access: 'user',
    scopes: ['read'],
    output: z.object({ usage }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}',
    summary: 'A recipe. Public, so that share links work',
    ...publicRead,
    params: z.object({ id }),
    output: z.object({ recipe }),
  }),
  steps: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/steps',
    summary: 'The ingredients that each step uses, as far as its text names them. Public, like the recipe',
    ...publicRead,
    params: z.object({ id }),
    output: z.object({
      steps: z.array(
        z.object({
          /** Indices of the recipe's ingredients, from 0. */
          ingredients: z.array(z.int32().nonnegative()),
        }),
      ),
    }),
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/image',
    summary: 'A picture of the recipe for sharing, 1200 by 630 pixels, as image/png. Public, like the recipe',
    ...publicRead,
    params: z.object({ id }),
    produces: 'image/png',
    output: z.object({}),
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/user/recipes',
    summary: "The user's own recipes, newest first; paginated if `limit` is set",
    access: 'user',
    scopes: ['read'],
    query: z.object({
      ...pageQuery,
      /** Recipes for this meal type and for any. */
      mealType: z.enum(mealTypes).optional(),
    }),
    output: z.object({ recipes: z.array(ownRecipe), ...pageAnswer }),
  }),
};
