import { z } from 'zod';
import { accountExport } from './account-export.ts';
import { overviewBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { titled } from './own-recipes.ts';
import { done, instantText, listInQuery } from './wire.ts';

const number = z.int32().nonnegative();

/** Numbers of rows added by an import; existing ones are not counted. */
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

export const noImports = Object.fromEntries(
  Object.keys(importCounts.shape).map((kind) => [kind, 0]),
) as ImportCounts;

export const accountImport = z
  .object({
    imported: importCounts,
    /** What was skipped and why, as messages for users. */
    skipped: z.array(z.object({ what: z.string(), why: z.string() })),
    /**
     * Imported recipes that conflict with the household's limits or contain an unknown food: marked, and never planned
     * automatically.
     */
    againstLimits: z.int().nonnegative(),
    /** Imported recipes that may duplicate an existing one or another of the file. */
    alike: z.array(z.object({ recipe: titled, other: titled })),
  })
  .meta({ id: 'AccountImport' });
export type AccountImport = z.output<typeof accountImport>;

export const accountEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/api/user/overview',
    summary: 'Account statistics: totals, the most frequent tags and cuisines, and new recipes per time span',
    access: 'user',
    scopes: ['read'],
    query: z.object({
      /** Start times of the spans, ascending; the last span ends now. */
      since: listInQuery(z.array(instantText).max(overviewBounds.spans)).default([]),
    }),
    output: z.object({
      recipes: number,
      favorites: number,
      shoppingLists: number,
      /** The most frequent tags, sorted alphabetically. */
      tags: z.array(z.string()),
      /** Most frequent first. */
      cuisines: z.array(z.object({ cuisine: z.string(), count: number })),
      /** New recipes per span of `since`. */
      spans: z.array(number),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Export all data of the account as one file, data-export-{yyyy-MM-dd}.json',
    access: 'user',
    /** Without photos the file is always small enough to be imported again. */
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
      'Import a Plateful export, or recipes as schema.org JSON-LD, Mealie or Paprika files: multipart/form-data with one file in the field "file"',
    access: 'user',
    scopes: ['all'],
    output: accountImport,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account',
    summary:
      'Delete the account. It is hidden and signed out everywhere immediately, and erased after 30 days',
    access: 'user',
    output: done,
  }),
};
