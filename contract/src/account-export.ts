import { sections } from '@plateful/domain/foods/food.ts';
import { currencySigns } from '@plateful/domain/receipts/receipt.ts';
import {
  allergens,
  cookingSkillLevels,
  diets,
  mealTypes,
  plannedMealTypes,
} from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import {
  accountBounds,
  planBounds,
  receiptBounds,
  recipeCount,
  shoppingBounds,
  tasteBounds,
} from './bounds.ts';
import {
  exportedCollection,
  exportedCooked,
  exportedNotes,
  exportedPhoto,
  exportedRecipe,
  exportedVersion,
} from './export-recipes.ts';
import { billingMail, checkoutIntent, consent, subscription, waitlistEntry } from './export-records.ts';
import { subscriptionTiers } from './plans.ts';
import { photoProblems, receiptChecks, receiptItem } from './receipts.ts';
import { recipeInput } from './recipes.ts';
import { sectionPlace } from './section-places.ts';
import { shoppingItem } from './shopping-lists.ts';
import { weekSettings } from './week.ts';
import { id, instant, plainDate } from './wire.ts';

/**
 * The file written by `GET /api/account/export` and read by `POST /api/account/import`, documented in
 * `docs/export-format.md`. Files of version 1 must stay readable forever: fields are added, never changed.
 */
export const exportFormat = { format: 'plateful-export', version: 1 } as const;

const word = z.string().max(200);
const figure = z.number().min(-1e9).max(1e9);
/** A figure of a receipt, possibly misread. Values beyond what a sum or unit price can hold are clamped. */
const readFigure = z.number().overwrite((value) => Math.min(Math.max(value, -1e9), 1e9));
const { min: leastAmount } = receiptBounds.amount;
const readAmount = readFigure.overwrite((value) => (value === 0 ? 0 : Math.max(value, leastAmount)));
const readCheck = receiptChecks.shape.sum
  .unwrap()
  .extend({ printed: readFigure, counted: readFigure })
  .nullable();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const names = z.array(z.string().min(1).max(tasteBounds.list.maxLength)).max(tasteBounds.list.maxItems);
const avoidedFoods = names.max(tasteBounds.avoidedFoods.maxItems);
const { servings } = recipeInput.shape;

function bounded({ min, max }: { min: number; max: number }) {
  return z.int32().min(min).max(max);
}

function rows<S extends z.ZodType>(row: S) {
  return z.array(row).max(accountBounds.fileRows, { error: 'Too many' }).default([]);
}

const profile = z.object({
  email: z.string().max(254),
  firstName: word.nullable(),
  lastName: word.nullable(),
  profileImageUrl: z.string().max(2000).nullable(),
  stripeCustomerId: word.nullable(),
  stripeSubscriptionId: word.nullable(),
  subscriptionTier: z.enum(subscriptionTiers),
  breakfastTime: time,
  lunchTime: time,
  dinnerTime: time,
  timeZone: z.string().max(60),
  createdAt: instant,
  updatedAt: instant,
});

const tasteFields = z.object({
  cuisinePreferences: names,
  dietaryRestrictions: z.array(z.enum(diets)).max(diets.length),
  allergies: z.array(z.enum(allergens)).max(allergens.length),
  /** Missing in files from before this field existed. */
  avoidedFoods: avoidedFoods.default([]),
  cookingSkillLevel: z.enum(cookingSkillLevels),
  timePreference: bounded(tasteBounds.timePreference),
  spiceLevel: bounded(tasteBounds.spiceLevel),
  householdSize: bounded(tasteBounds.householdSize),
  mealTypes: z.array(z.enum(mealTypes)).max(mealTypes.length),
  nutritionGoals: names,
  customInstructions: z.string().max(tasteBounds.customInstructions.maxLength).nullable(),
});

const tasteProfile = tasteFields.extend({ id, updatedAt: instant });

const tasteProfileVersion = z.object({
  version: z.int32().positive(),
  fields: tasteFields,
  replacedAt: instant,
});

const favorite = z.object({ id, recipeId: id, createdAt: instant });

const note = z.string().max(planBounds.note.maxLength).nullable().default(null);

/** Files written when a slot held a single meal lack the fields with a default. */
const mealPlan = z.object({
  id,
  /** Null for a note. */
  recipeId: id.nullable(),
  date: plainDate,
  mealType: z.enum(plannedMealTypes),
  position: z.int32().min(0).max(1000).default(0),
  servings,
  note,
  leftoversOf: id.nullable().default(null),
  isLocked: z.boolean().default(false),
  reason: z.string().max(300).nullable().default(null),
  createdAt: instant,
});

/** An edit of the week, for undo. */
const weekEdit = z.object({
  id,
  number: z.int32(),
  label: word,
  changes: z.array(z.object({ before: mealPlan.nullable(), after: mealPlan.nullable() })).max(2000),
  dates: z.array(plainDate).max(1000),
  isUndo: z.boolean(),
  undoneBy: id.nullable(),
  createdAt: instant,
});

const refusedDish = z.object({ id, title: word.min(1), createdAt: instant });

const shoppingList = z.object({
  id,
  mealPlanId: id.nullable(),
  name: word,
  /** `isOwn`: added by a person, not by the plan. */
  items: z.array(shoppingItem.extend({ isOwn: z.boolean().default(false) })).max(shoppingBounds.maxRows),
  isArchived: z.boolean(),
  /** The date range of the list; null in older files. */
  firstDate: plainDate.nullable().default(null),
  lastDate: plainDate.nullable().default(null),
  createdAt: instant,
});

/** The state of list items before a change. */
const formerShoppingItem = z.object({
  listId: id,
  id,
  version: z.int32(),
  before: z.record(z.string(), z.unknown()).nullable(),
  replacedAt: instant,
});

const receipt = z.object({
  id,
  store: word.nullable(),
  date: plainDate.nullable(),
  total: figure.nullable(),
  currency: z.enum(currencySigns),
  parsedItems: z
    .array(
      receiptItem.extend({
        isRemoved: z.boolean(),
        food: word.nullable(),
        amount: readAmount,
        price: readFigure.nullable(),
      }),
    )
    .max(1000),
  checks: z.object({ sum: readCheck, itemCount: readCheck, rows: readCheck.unwrap().optional() }),
  photoProblems: z.array(z.enum(photoProblems)).max(photoProblems.length),
  /** The photo's text by row, without long numbers. */
  extractedText: z.string().max(200_000).nullable(),
  /** SHA-256 of the uploaded photo and of its content. */
  photoDigest: digest.nullable(),
  contentDigest: digest.nullable(),
  processedAt: instant,
  photo: exportedPhoto.nullable(),
});

const receiptCorrection = z.object({
  id,
  store: word,
  text: word.min(1),
  name: receiptItem.shape.name,
  food: word.nullable(),
  category: z.enum(sections),
  isFood: z.boolean(),
  isRemoved: z.boolean(),
  isGuess: z.boolean(),
  updatedAt: instant,
});

/** A user's statement about a food at home. */
const homeFood = z.object({
  id,
  food: word.min(1),
  grams: z.number().min(0).max(1e9),
  saidAt: instant,
});

const tokens = z.int32().min(0).max(2_147_483_647);
const generation = z.object({
  id,
  status: z.enum(['done', 'failed']),
  wish: z.object({
    count: bounded(recipeCount),
    mealType: z.enum(mealTypes).nullable(),
    customRequest: z.string().max(500).nullable(),
  }),
  /** Recipes that count towards its month's quota. */
  reserved: z.int32().min(0).max(recipeCount.max),
  recipeIds: z.array(id).max(recipeCount.max),
  isOpenAIGenerated: z.boolean(),
  isFallback: z.boolean().default(false),
  /** Names each unknown cuisine, up to forty of sixty letters. */
  notice: z.string().max(10_000).nullable(),
  inputTokens: tokens,
  outputTokens: tokens,
  createdAt: instant,
  finishedAt: instant.nullable(),
});

export const accountExport = z
  .object({
    format: z.literal(exportFormat.format),
    version: z.literal(exportFormat.version),
    exportedAt: instant,
    profile: profile.nullable().default(null),
    signIns: rows(z.object({ issuer: z.string().max(2000), subject: z.string().max(2000) })),
    tasteProfile: tasteProfile.nullable().default(null),
    /** Former versions, kept for 90 days. */
    tasteProfileVersions: rows(tasteProfileVersion),
    recipes: rows(exportedRecipe),
    /** Former versions, the latest 50 of each recipe. */
    recipeVersions: rows(exportedVersion),
    recipeNotes: rows(exportedNotes),
    cookedDishes: rows(exportedCooked),
    collections: rows(exportedCollection),
    favorites: rows(favorite),
    mealPlans: rows(mealPlan),
    /** Those of the last 30 days. */
    weekEdits: rows(weekEdit),
    weekSettings: weekSettings
      .extend({
        budget: weekSettings.shape.budget.default(null),
        withoutEquipment: weekSettings.shape.withoutEquipment.default([]),
        updatedAt: instant,
      })
      .nullable()
      .default(null),
    refusedDishes: rows(refusedDish),
    shoppingLists: rows(shoppingList),
    formerShoppingItems: rows(formerShoppingItem),
    receipts: rows(receipt),
    receiptCorrections: rows(receiptCorrection),
    sectionPlaces: rows(sectionPlace.extend({ id })),
    homeFoods: rows(homeFood),
    generations: rows(generation),
    consents: rows(consent),
    waitlist: rows(waitlistEntry),
    checkoutIntents: rows(checkoutIntent),
    subscriptions: rows(subscription),
    billingMails: rows(billingMail),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.output<typeof accountExport>;

/** Sections that are never imported: records, and data that expires after some weeks. They may have any length. */
export const sectionsNotImported = {
  signIns: true,
  tasteProfileVersions: true,
  weekEdits: true,
  formerShoppingItems: true,
  consents: true,
  waitlist: true,
  checkoutIntents: true,
  subscriptions: true,
  billingMails: true,
} as const;

/** The sections that an import reads. */
export const importedExport = accountExport.omit(sectionsNotImported);
export type ImportedExport = z.output<typeof importedExport>;
