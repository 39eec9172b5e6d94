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

/** Who wrote a recipe. Only 'model' counts against the monthly limit. */
export const recipeOrigins = ['library', 'composer', 'model', 'import', 'own'] as const;

/** A recipe on its way in, from whatever source; lists may be JSON text here and nowhere later. */
export const recipeInput = z.object({
  title: z
    .string()
    .trim()
    .min(recipeBounds.title.min, { error: 'Recipe title must be at least 3 characters' })
    .max(recipeBounds.title.max, { error: 'Recipe title too long' }),
  description: z.string().trim().max(2000).nullable(),
  /** Why it suits its household: for the owner alone, since a description is public with its recipe. */
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
  /** What cooks serve beside it, in words: "crusty bread". */
  goesWith: z.array(z.string().trim().min(1).max(80)).max(8).default([]),
});
export type RecipeInput = z.output<typeof recipeInput>;

/** What the kitchen knows of a recipe, computed from its ingredients whenever it is read. */
export const recipeFacts = z
  .object({
    contains: z.array(z.enum(allergens)),
    mayContain: z.array(z.enum(allergens)),
    /** Diets that the recipe keeps. */
    diets: z.array(z.enum(diets)),
    /** Ingredients that the food table does not know: nothing is claimed of them. */
    unknownFoods: z.array(z.string()),
    /** Names of up to six pictures for the plate, the main one first. */
    pictures: z.array(z.string()),
    /** 0 to 1: share of the weight for which the nutrition figures are known. */
    coverage: z.number().min(0).max(1),
  })
  .meta({ id: 'RecipeFacts' });

/** A recipe as anyone with its link may see it: it names no owner. */
export const recipe = z
  .object({
    id,
    title: z.string(),
    description: z.string().nullable(),
    /** Why it suits its household. Only its owner is told. */
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
    /** For others than the owner only the day: recipes of one request must not be told by their instant. */
    createdAt: instant,
    facts: recipeFacts,
    /** What its title, description or tags promise and the facts do not bear out; such tags are left out of `tags`. */
    unproven: z.array(z.string()).optional(),
    /** Of the dish; `GET /api/photos/{id}` has it. */
    photoId: id.nullable().optional(),
    /** True for its owner alone, who may change it. */
    isOwn: z.boolean().optional(),
    /** Its owner removed it and may bring it back; for the owner alone, others no longer see it. */
    isRemoved: z.boolean().optional(),
    /** What it was made from, where it is a changed copy; null where that is gone. */
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

/** The taste of a visitor travels with the request; a user's comes from the profile. */
const sampleQuery = z.object({
  count: count.default(recipeCount.default),
  mealType: z.enum(mealTypes).optional(),
  allergies: queryList(allergy).optional(),
  dietaryRestrictions: queryList(diet).optional(),
  cuisinePreferences: queryList(z.string().max(tasteBounds.list.maxLength)).optional(),
  avoidedFoods: listInQuery(avoidedFoods).optional(),
  timePreference: z.coerce.number().int().min(timePreference.min).max(timePreference.max).optional(),
  /** Without `mealType`: the meals of a taste profile, where none means all. */
  mealTypes: queryList(z.enum(mealTypes)).optional(),
  /** What is wanted, in words: "something with chicken, no oven". */
  request: recipeRequest.optional(),
  /** Another number gives another choice, the same number the same. */
  seed: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
});

const queryBounds = searchBounds.query;

/** As for samples: the limits of a visitor travel with the request, a user's come from the profile. */
const searchQuery = z.object({
  query: z
    .string({ error: 'Type what to search for' })
    .trim()
    .min(1, { error: 'Type what to search for' })
    .max(queryBounds.maxLength, { error: `Search for at most ${queryBounds.maxLength} characters` }),
  mealType: z.enum(mealTypes).optional(),
  allergies: queryList(allergy).optional(),
  dietaryRestrictions: queryList(diet).optional(),
  limit: z.coerce.number().int().min(1).max(searchBounds.page.max).default(searchBounds.page.default),
  /** How many of the best to pass over: those that have been seen. */
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});

const searchResult = z.object({
  /** One page, best first. */
  recipes: z.array(recipe),
  /** How many there are in all. */
  total: z.int32().nonnegative(),
  /** False when so many matched that not all of them were judged: there may be more. */
  isTotalExact: z.boolean(),
  /** 'some': no recipe has all of the words, these have most of them. */
  match: z.enum(['all', 'some']),
  /** What the query says beside its words, as it was understood. */
  understood: z.object({
    diets: z.array(z.enum(diets)),
    freeFrom: z.array(z.enum(allergens)),
    maxMinutes: z.int32().nullable(),
  }),
  /** Recipes that match but break the household's allergies or diets: they are told, never shown. */
  leftOut: z.int32().nonnegative(),
  /** What to search for instead, when nothing was found. */
  suggestions: z.array(z.string()),
});
export type SearchResult = z.output<typeof searchResult>;

export const generated = z.object({
  recipes: z.array(recipe),
  /** True when a language model wrote every one of them in this request. */
  isOpenAIGenerated: z.boolean(),
  /** True when a configured AI service failed and left recipes to the kitchen that the month had room for. */
  isFallback: z.boolean(),
  usage: usage.optional(),
  /** Why there are fewer recipes than asked for. */
  notice: z.string().optional(),
});
export type Generated = z.output<typeof generated>;

const publicRead = { access: 'visitor', scopes: ['read'] } as const;

export const recipeEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/generate-recipes',
    summary: 'Write recipes for the taste profile',
    access: 'user',
    scopes: ['all'],
    body: z.object({
      count: count.default(recipeCount.default),
      mealType: z.enum(mealTypes).optional(),
      customRequest: recipeRequest.optional(),
      /** The same key again answers with the same recipes: a click that is repeated does not pay twice. */
      idempotencyKey: z.uuid({ error: 'The idempotency key must be a UUID' }).optional(),
    }),
    output: generated,
  }),
  readRequest: endpoint({
    method: 'GET',
    path: '/api/recipe-request',
    summary: 'What the kitchen understands of a request in words',
    ...publicRead,
    query: z.object({ text: recipeRequest }),
    output: requestReading,
  }),
  samples: endpoint({
    method: 'GET',
    path: '/api/sample-recipes',
    summary: 'Recipes from our own library that fit allergies and diets',
    ...publicRead,
    query: sampleQuery,
    output: z.object({ recipes: z.array(recipe), notice: z.string().optional() }),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/composed-day',
    summary: 'Breakfast, lunch and dinner composed for a cuisine, a diet and allergies',
    ...publicRead,
    query: dayQuery,
    output: composedDay,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/recipes/search',
    summary:
      'Recipes of the library, own ones and favorites that match what was typed and fit allergies and diets',
    ...publicRead,
    query: searchQuery,
    output: searchResult,
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/recipe-usage',
    summary: "This month's recipes by the language model",
    access: 'user',
    scopes: ['read'],
    output: z.object({ usage }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}',
    summary: 'One recipe; public, as share links are',
    ...publicRead,
    params: z.object({ id }),
    output: z.object({ recipe }),
  }),
  steps: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/steps',
    summary: 'Which ingredients each step uses, as far as its words tell; public, as the recipe is',
    ...publicRead,
    params: z.object({ id }),
    output: z.object({
      steps: z.array(
        z.object({
          /** Places in the recipe's list, from 0. */
          ingredients: z.array(z.int32().nonnegative()),
        }),
      ),
    }),
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/image',
    summary: 'The recipe as a picture to share, 1200 by 630 pixels, as image/png; public, as the recipe is',
    ...publicRead,
    params: z.object({ id }),
    produces: 'image/png',
    output: z.object({}),
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/user/recipes',
    summary: "The user's own recipes, newest first: all of them, or page by page",
    access: 'user',
    scopes: ['read'],
    query: z.object({
      ...pageQuery,
      /** Those for this meal, and those for any. */
      mealType: z.enum(mealTypes).optional(),
    }),
    output: z.object({ recipes: z.array(ownRecipe), ...pageAnswer }),
  }),
};
