import { allergens, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { ownRecipeBounds as bounds, recipeBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { nutritionInfo } from './ingredient.ts';
import { recipe, recipeFacts } from './recipes.ts';
import { id, instant } from './wire.ts';

const line = z.object({
  /** As written: "500 g flour, sifted"; a line ending in a colon starts a section. */
  text: z
    .string()
    .trim()
    .min(1, { error: 'Line required' })
    .max(bounds.lines.maxLength, { error: `A line may have at most ${bounds.lines.maxLength} characters` }),
  /** Another own recipe that the line refers to, in the amount given by the line. */
  recipeId: id.nullable().default(null),
});

const step = z
  .string()
  .trim()
  .min(1, { error: 'Step required' })
  .max(bounds.steps.maxLength, { error: `A step may have at most ${bounds.steps.maxLength} characters` });

const { title, cookingTime, servings } = recipeBounds;

/** A recipe as a user writes and edits it. */
export const recipeDocument = z
  .object({
    title: z
      .string()
      .trim()
      .min(title.min, { error: 'Recipe title must be at least 3 characters' })
      .max(title.max, { error: 'Recipe title too long' }),
    description: z
      .string()
      .trim()
      .max(bounds.description.maxLength, { error: 'Description too long' })
      .nullable(),
    lines: z
      .array(line)
      .min(1, { error: 'Recipe must have at least one ingredient' })
      .max(bounds.lines.max, { error: `A recipe may have at most ${bounds.lines.max} lines` }),
    steps: z
      .array(step)
      .min(1, { error: 'Recipe must have at least one step' })
      .max(bounds.steps.max, { error: `A recipe may have at most ${bounds.steps.max} steps` }),
    /** Minutes; null if not given. */
    cookingTime: z
      .int({ error: 'Cooking time must be in whole minutes' })
      .min(cookingTime.min, { error: 'Cooking time must be at least 1 minute' })
      .max(cookingTime.max, { error: 'Cooking time cannot exceed 8 hours' })
      .nullable(),
    servings: z
      .int({ error: 'Servings must be a whole number' })
      .min(servings.min, { error: 'Must serve at least 1 person' })
      .max(servings.max, { error: 'Cannot serve more than 20 people' }),
    cuisineType: z.string().trim().max(bounds.cuisineType.maxLength).nullable(),
    mealType: z.enum(mealTypes).nullable(),
    tags: z.array(z.string().trim().min(1).max(bounds.tags.maxLength)).max(bounds.tags.max),
  })
  .meta({ id: 'RecipeDocument' });

/** The same while it is being written: any field may be missing. */
const unfinished = z.object({
  title: z.string().max(title.max).default(''),
  description: z.string().max(bounds.description.maxLength).nullable().default(null),
  lines: z
    .array(z.object({ text: z.string().max(bounds.lines.maxLength), recipeId: id.nullable().default(null) }))
    .max(bounds.lines.max),
  steps: z.array(z.string().max(bounds.steps.maxLength)).max(bounds.steps.max).default([]),
  servings: z.int32().min(servings.min).max(servings.max).default(servings.default),
});

const readLine = z.object({
  kind: z.enum(['empty', 'heading', 'ingredient', 'part']),
  /** "2 cups"; empty if not given. */
  quantity: z.string(),
  /** The food, the heading, or the title of the referenced recipe. */
  food: z.string().nullable(),
  /** Names that the food table does not know; no claims are made for them. */
  unknown: z.array(z.string()),
  contains: z.array(z.enum(allergens)),
  mayContain: z.array(z.enum(allergens)),
  /** Conflicts with the household's limits, and other problems of the line. */
  warnings: z.array(z.string()),
  /** Usual substitutes. */
  swaps: z.array(z.object({ name: z.string(), contains: z.array(z.enum(allergens)) })),
});

const documentReading = z
  .object({
    /** One per line sent. */
    lines: z.array(readLine),
    /** Conflicts with the household's limits that no single line causes. */
    warnings: z.array(z.string()),
    facts: recipeFacts,
    /** Per serving. */
    nutrition: nutritionInfo,
  })
  .meta({ id: 'DocumentReading' });
export type DocumentReading = z.output<typeof documentReading>;

export const titled = z.object({ id, title: z.string() });

/** Without the input limits, which stored documents may exceed. */
export const storedDocument = z.object({
  title: z.string(),
  description: z.string().nullable(),
  lines: z.array(z.object({ text: z.string(), recipeId: id.nullable() })).readonly(),
  steps: z.array(z.string()).readonly(),
  cookingTime: z.int32().nullable(),
  servings: z.int32(),
  cuisineType: z.string().nullable(),
  mealType: z.enum(mealTypes).nullable(),
  tags: z.array(z.string()).readonly(),
});

const ownDocument = z.object({
  document: storedDocument,
  photoId: id.nullable(),
  /** Incremented with each save; 0 for another user's recipe. */
  version: z.int32().nonnegative(),
  /** Recipes that its lines refer to. */
  parts: z.array(titled),
  /** Own recipes that contain this one, and change with it. */
  usedIn: z.array(titled),
});
export type OwnDocument = z.output<typeof ownDocument>;

export const savedRecipe = z.object({ recipe: recipe.extend({ userId: id }), version: z.int32().positive() });

const params = z.object({ id });

export const ownRecipeEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/api/own-recipes/reading',
    summary:
      "Parse an unsaved recipe: how each line is understood, and conflicts with the household's limits",
    access: 'user',
    scopes: ['read'],
    body: unfinished,
    output: documentReading,
  }),
  swap: endpoint({
    method: 'POST',
    path: '/api/own-recipes/swap',
    summary: 'Substitute a food in one line of a recipe, in an equivalent amount, and in the steps',
    access: 'user',
    scopes: ['read'],
    body: unfinished.pick({ lines: true, steps: true }).extend({
      /** Index of the line, from 0. */
      line: z.int32().nonnegative(),
      /** One of the line's `swaps`. */
      name: z.string().min(1).max(100),
    }),
    output: z.object({
      lines: storedDocument.shape.lines,
      steps: storedDocument.shape.steps,
      from: z.string(),
      to: z.string(),
    }),
  }),
  findAlike: endpoint({
    method: 'POST',
    path: '/api/own-recipes/alike',
    summary: "Possible duplicates of an unsaved recipe among the user's recipes, most similar first",
    access: 'user',
    scopes: ['read'],
    body: unfinished.pick({ title: true, lines: true }).extend({
      /** URL of the page that it was imported from. */
      sourceUrl: z.string().max(2000).nullable().default(null),
    }),
    output: z.object({
      alike: z.array(
        titled.extend({
          /** 0 to 1. */
          likeness: z.number().min(0).max(1),
        }),
      ),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/own-recipes',
    summary: 'Create a recipe (idempotent by `key`)',
    access: 'user',
    scopes: ['all'],
    body: z.object({
      document: recipeDocument,
      /** Idempotency key: a repeated request creates it once. */
      key: z.uuid({ error: 'The key must be a UUID' }),
      /** The recipe that it was adapted from. */
      adaptedFrom: id.nullable().default(null),
      /** Id of a photo of the user, from `POST /api/photos`. */
      photoId: id.nullable().default(null),
    }),
    output: savedRecipe,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/own-recipes/{id}',
    summary: "One of the user's recipes in editable form",
    access: 'user',
    scopes: ['read'],
    params,
    output: ownDocument,
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/document',
    summary: 'Any recipe in editable form, as the start of a copy',
    access: 'user',
    scopes: ['read'],
    params,
    output: ownDocument,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/own-recipes/{id}',
    summary:
      "Update one of the user's recipes. Changes made elsewhere since `version` are merged; on a conflict nothing is saved",
    access: 'user',
    scopes: ['all'],
    params,
    body: z.object({
      document: recipeDocument,
      version: z.int32().positive(),
      /** If missing, the photo is not changed. Last write wins; former versions have no photos. */
      photoId: id.nullable().optional(),
    }),
    output: savedRecipe,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/own-recipes/{id}/versions',
    summary: "Version history of one of the user's recipes, latest first, with the changes in each version",
    access: 'user',
    scopes: ['read'],
    params,
    output: z.object({
      title: z.string(),
      versions: z.array(
        z.object({
          version: z.int32().positive(),
          savedAt: instant,
          /** Empty for the oldest version kept. */
          changes: z.array(
            z.object({
              /** A sentence. */
              text: z.string(),
              /** The previous text of a step or the description; null if the sentence is complete. */
              before: z.string().nullable(),
            }),
          ),
          isFirst: z.boolean(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/own-recipes/{id}/versions/{version}/restore',
    summary: "Restore an earlier version of one of the user's recipes as the newest",
    access: 'user',
    scopes: ['all'],
    params: params.extend({ version: z.coerce.number().pipe(z.int32().positive()) }),
    output: savedRecipe,
  }),
};
