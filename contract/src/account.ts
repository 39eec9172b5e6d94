import { z } from 'zod';
import { accountExport } from './account-export.ts';
import { overviewBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { titled } from './own-recipes.ts';
import { done, instantText, listInQuery } from './wire.ts';

const number = z.int32().nonnegative();

/** How many rows an import added. What was there before is not counted. */
const importCounts = z.object({
  profile: number,
  tasteProfile: number,
  recipes: number,
  recipeVersions: number,
  recipeNotes: number,
  cookedDishes: number,
  collections: number,
  favorites: number,
  mealPlans: number,
  shoppingLists: number,
  receipts: number,
  photos: number,
  receiptCorrections: number,
  generations: number,
  weekSettings: number,
  refusedDishes: number,
  homeFoods: number,
  sectionPlaces: number,
});
export type ImportCounts = z.output<typeof importCounts>;

export const accountImport = z
  .object({
    imported: importCounts,
    /** What was left out, and why, in words for people. */
    skipped: z.array(z.object({ what: z.string(), why: z.string() })),
    /** Imported recipes with what the household does not eat, or with a food that we do not know: marked, and never planned. */
    againstLimits: z.int().nonnegative(),
    /** Imported recipes that may be the same as one that was there, or as another of the file. */
    alike: z.array(z.object({ recipe: titled, other: titled })),
  })
  .meta({ id: 'AccountImport' });
export type AccountImport = z.output<typeof accountImport>;

export const accountEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/api/user/overview',
    summary: 'How much the user keeps, the most frequent tags and cuisines, and how many recipes came when',
    access: 'user',
    scopes: ['read'],
    query: z.object({
      /** Where each span of time begins, the earliest first; the last one ends now. */
      since: listInQuery(z.array(instantText).max(overviewBounds.spans)).default([]),
    }),
    output: z.object({
      recipes: number,
      favorites: number,
      shoppingLists: number,
      /** The most frequent, in alphabetical order. */
      tags: z.array(z.string()),
      /** The most frequent first. */
      cuisines: z.array(z.object({ cuisine: z.string(), count: number })),
      /** New recipes of each span of `since`. */
      spans: z.array(number),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that belongs to the user, as a file: data-export-{yyyy-MM-dd}.json',
    access: 'user',
    /** Ours: without photos the file is small enough to be imported again, however many there are. */
    query: z.object({
      photos: z.enum(['true', 'false'], { error: 'Photos must be true or false' }).default('true'),
    }),
    holdsSecret: true,
    output: accountExport,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/account/import',
    summary:
      'Restore an export, or take recipes from schema.org JSON-LD, Mealie or Paprika: multipart/form-data with one file in the field "file"',
    access: 'user',
    scopes: ['all'],
    output: accountImport,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account: hidden and signed out everywhere at once, gone for good after 30 days',
    access: 'user',
    output: done,
  }),
};
