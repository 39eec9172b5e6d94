import { ingredientBounds } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { z } from 'zod';
import { accountBounds, collectionBounds, cookedBounds, ownRecipeBounds, recipeBounds } from './bounds.ts';
import { collectionName } from './collections.ts';
import { note, rating } from './cooked.ts';
import { ingredient, nutritionInfo } from './ingredient.ts';
import { storedDocument } from './own-recipes.ts';
import { recipeInput, recipeOrigins } from './recipes.ts';
import { id, instant, jsonOr, plainDate } from './wire.ts';

/** Recipes in an account's export, and what their owner keeps beside them. */

/** In base64; null when there is none, or the photos were left out. */
export const exportedPhoto = z.object({
  type: z.literal('image/webp'),
  data: z.string().max(accountBounds.importPhoto * 1.4),
});

const title = z.string().max(200);
const { servings } = recipeInput.shape;
/** Lines and headings; as long as those that follow from ingredients. */
const most = { lines: 200, line: 400, step: 5000 };
/** A step of a recipe within another had its title before it, which could make it longer than any that is written. */
const steps = z.array(z.string().trim().min(1).max(most.step)).min(1).max(ownRecipeBounds.steps.max);
/** A name could once be as long as its line, and an amount be any. */
const exportedIngredient = ingredient.extend({
  name: z
    .string()
    .trim()
    .min(1)
    .max(most.line)
    .overwrite((name) => name.slice(0, ingredientBounds.name).toWellFormed().trim()),
  amount: z.coerce
    .number()
    .positive()
    .overwrite((amount) => Math.min(amount, ingredientBounds.amount)),
});

export const exportedRecipe = recipeInput.extend({
  id,
  cookingTime: recipeInput.shape.cookingTime.nullable(),
  /** Missing in files from before recipes had one. */
  reason: recipeInput.shape.reason.unwrap().optional(),
  ingredients: jsonOr(z.array(exportedIngredient).min(1).max(ownRecipeBounds.lines.max)),
  instructions: jsonOr(steps),
  nutritionInfo: jsonOr(nutritionInfo.nullable()),
  isGenerated: z.boolean(),
  origin: z.enum(recipeOrigins),
  createdAt: instant,
  /** As its owner wrote it; missing in files from before recipes could be written. */
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
        .max(most.lines),
      steps: z.array(z.string().max(ownRecipeBounds.steps.maxLength)).max(ownRecipeBounds.steps.max),
    })
    .nullable()
    .default(null),
  parts: z.array(id).max(most.lines).default([]),
  version: z.int32().positive().default(1),
  updatedAt: instant.nullable().default(null),
  adaptedFromId: id.nullable().default(null),
  adaptedFromTitle: title.nullable().default(null),
  photo: exportedPhoto.nullable().default(null),
  /** When its owner removed it; some days later it is gone. */
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
      .array(storedDocument.shape.lines.unwrap().element.extend({ text: z.string().max(most.line) }))
      .max(most.lines),
    steps: z.array(z.string().max(most.step)).max(ownRecipeBounds.steps.max),
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

/** What a recipe of another program may be once it is read. Servings and time may be unsaid there. */
export const foreignRecipe = exportedRecipe
  .omit({ id: true, reason: true, nutritionInfo: true, isGenerated: true, origin: true, createdAt: true })
  .omit({ parts: true, version: true, updatedAt: true })
  .omit({ adaptedFromId: true, adaptedFromTitle: true, photo: true, deletedAt: true })
  .extend({
    ingredients: recipeInput.shape.ingredients,
    instructions: recipeInput.shape.instructions,
    servings: servings.default(recipeBounds.servings.default),
    /** For the one who imports it alone. */
    note: note(cookedBounds.note.maxLength).default(null),
  });
