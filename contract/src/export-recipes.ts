import { ingredientBounds } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { z } from 'zod';
import { accountBounds, collectionBounds, cookedBounds, ownRecipeBounds, recipeBounds } from './bounds.ts';
import { collectionName } from './collections.ts';
import { note, rating } from './cooked.ts';
import { ingredient, nutritionInfo } from './ingredient.ts';
import { storedDocument } from './own-recipes.ts';
import { recipeInput, recipeOrigins } from './recipes.ts';
import { id, instant, jsonOr, plainDate } from './wire.ts';

/** Recipes in an account's export, with their owner's notes and photos. */

/** In base64; null if there is none, or photos were not exported. */
export const exportedPhoto = z.object({
  type: z.literal('image/webp'),
  data: z.string().max(accountBounds.importPhoto * 1.4),
});

const title = z.string().max(200);
const { servings } = recipeInput.shape;
/** Lines and headings; as long as those derived from ingredients. */
const max = { lines: 200, line: 400, step: 5000 };
/** Steps of nested recipes once included the recipe's title, so they may exceed the limit of new ones. */
const steps = z.array(z.string().trim().min(1).max(max.step)).min(1).max(ownRecipeBounds.steps.max);
/** Names were once limited like lines, and amounts were unlimited. */
const exportedIngredient = ingredient.extend({
  name: z
    .string()
    .trim()
    .min(1)
    .max(max.line)
    .overwrite((name) => name.slice(0, ingredientBounds.name).toWellFormed().trim()),
  amount: z.coerce
    .number()
    .positive()
    .overwrite((amount) => Math.min(amount, ingredientBounds.amount)),
});

export const exportedRecipe = recipeInput.extend({
  id,
  cookingTime: recipeInput.shape.cookingTime.nullable(),
  /** Missing in files from before this field existed. */
  reason: recipeInput.shape.reason.unwrap().optional(),
  ingredients: jsonOr(z.array(exportedIngredient).min(1).max(ownRecipeBounds.lines.max)),
  instructions: jsonOr(steps),
  nutritionInfo: jsonOr(nutritionInfo.nullable()),
  isGenerated: z.boolean(),
  origin: z.enum(recipeOrigins),
  createdAt: instant,
  /** The owner's document; missing in files from before documents existed. */
  written: z
    .object({
      lines: z
        .array(
          z.object({
            text: z.string().max(ownRecipeBounds.lines.maxLength),
            recipeId: id.nullable(),
            ingredient: ingredient.optional(),
          }),
        )
        .max(max.lines),
      steps: z.array(z.string().max(ownRecipeBounds.steps.maxLength)).max(ownRecipeBounds.steps.max),
    })
    .nullable()
    .default(null),
  parts: z.array(id).max(max.lines).default([]),
  version: z.int32().positive().default(1),
  updatedAt: instant.nullable().default(null),
  adaptedFromId: id.nullable().default(null),
  adaptedFromTitle: title.nullable().default(null),
  photo: exportedPhoto.nullable().default(null),
  /** When its owner removed it; deleted permanently some days later. */
  deletedAt: instant.nullable().default(null),
});

export const exportedVersion = z.object({
  id,
  recipeId: id,
  version: z.int32().positive(),
  document: storedDocument.extend({
    title,
    description: z.string().max(ownRecipeBounds.description.maxLength).nullable(),
    lines: z
      .array(storedDocument.shape.lines.unwrap().element.extend({ text: z.string().max(max.line) }))
      .max(max.lines),
    steps: z.array(z.string().max(max.step)).max(ownRecipeBounds.steps.max),
    cuisineType: title.nullable(),
    tags: z.array(z.string().max(ownRecipeBounds.tags.maxLength)).max(ownRecipeBounds.tags.max),
  }),
  savedAt: instant,
});

export const exportedNotes = z.object({
  id,
  recipeId: id,
  note: note(cookedBounds.note.maxLength),
  rating,
  updatedAt: instant,
});

export const exportedCooked = z.object({
  id,
  recipeId: id.nullable(),
  title: title.min(1),
  date: plainDate,
  note: note(cookedBounds.cookedNote.maxLength),
  photo: exportedPhoto.nullable().default(null),
  createdAt: instant,
});

export const exportedCollection = z.object({
  id,
  name: collectionName,
  position: z.int32().min(0).max(10_000),
  recipeIds: z.array(id).max(collectionBounds.recipes),
  createdAt: instant,
});

/** A recipe of another program after parsing. Servings and time may be missing. */
export const foreignRecipe = exportedRecipe
  .omit({ id: true, reason: true, nutritionInfo: true, isGenerated: true, origin: true, createdAt: true })
  .omit({ parts: true, version: true, updatedAt: true })
  .omit({ adaptedFromId: true, adaptedFromTitle: true, photo: true, deletedAt: true })
  .extend({
    ingredients: recipeInput.shape.ingredients,
    instructions: recipeInput.shape.instructions,
    servings: servings.default(recipeBounds.servings.default),
    /** Private to the importing user. */
    note: note(cookedBounds.note.maxLength).default(null),
  });
