import { weekRules } from '@plateful/domain/weeks/week-entry.ts';

/** Bounds and defaults of input (docs/product.md, Validation and Constants). No zod here: the browser loads this. */

export const tasteBounds = {
  timePreference: { min: 5, max: 240, step: 5, default: 30 },
  spiceLevel: { min: 1, max: 5, step: 1, default: 2 },
  householdSize: { min: 1, max: 12, step: 1, default: 4 },
  customInstructions: { maxLength: 500 },
  /** Ours: room for every option and a person's own, and an end to what one profile can hold. */
  list: { maxItems: 40, maxLength: 60 },
  /** Ours: names as long as in the other lists, and few enough that a profile leaves something to eat. */
  avoidedFoods: { maxItems: 30 },
  /** Ours: how many former versions of one profile are kept at most. A page older than that counts as having shown nothing. */
  formerVersions: 500,
} as const;

/** How many names each list of a profile can hold. */
export const mostNames = {
  cuisinePreferences: tasteBounds.list.maxItems,
  nutritionGoals: tasteBounds.list.maxItems,
  avoidedFoods: tasteBounds.avoidedFoods.maxItems,
} as const;

export const recipeBounds = {
  title: { min: 3, max: 100 },
  cookingTime: { min: 1, max: 480, default: 30 },
  servings: { min: 1, max: 20, default: 4 },
} as const;

/** Minutes; the default of docs/product.md where a recipe has none. */
export function minutesOf({ cookingTime }: { cookingTime: number | null }): number {
  return cookingTime ?? recipeBounds.cookingTime.default;
}

/** How many eat of a recipe; rows of other sources may have none. */
export function servingsOf({ servings }: { servings: number }): number {
  return servings || recipeBounds.servings.default;
}

/** Ours: what a recipe of one's own may be, and what is kept beside recipes. */
export const ownRecipeBounds = {
  description: { maxLength: 2000 },
  lines: { max: 100, maxLength: 300 },
  steps: { max: 60, maxLength: 2000 },
  tags: { max: 20, maxLength: 40 },
  cuisineType: { maxLength: 60 },
  /** Former versions that are kept of one recipe. */
  formerVersions: 50,
  /** Former versions of all recipes that an import takes. */
  importVersions: 50_000,
  /** Recipes within recipes within recipes. */
  partDepth: 5,
  /** Recipes that are written out again, under their owner's lock, when one that is a part of them changes. */
  holders: 100,
  /** Recipes that a household may have in all, those made for it too; imports stop at the same number. */
  recipes: 5000,
  /** Bytes of a recipe's texts: 60 long steps and 100 long lines of Latin letters. */
  bytes: 160_000,
  /** Bytes of all recipes of an account as they are stored: 5,000 with ten times the usual text. */
  allBytes: 100_000_000,
  /** Bytes of all former versions of an account: beyond them the oldest go, down to nine tenths of it. */
  versionBytes: 50_000_000,
  /** Bytes of all recipes that are answered without pages. */
  answeredBytes: 20_000_000,
} as const;

export const cookedBounds = {
  rating: { min: 1, max: 5 },
  /** About a recipe, for the one who writes it alone. */
  note: { maxLength: 2000 },
  /** Recipes with notes or a rating: every recipe of one's own, or as many of others. */
  notes: 5000,
  /** About one time that it was cooked. */
  cookedNote: { maxLength: 500 },
  /** Rows of the cooked log: twice a day for seven years. */
  cooked: 5000,
  page: 60,
} as const;

/** Ours: recipes that one person marks; imports stop at the same number. */
export const favoriteBounds = { most: 5000 } as const;

export const collectionBounds = {
  name: { maxLength: 60 },
  collections: 50,
  recipes: 500,
} as const;

/** Ours: decisions about optional storage that are kept of one account, the latest: one is made in years. */
export const consentBounds = { most: 100 } as const;

/** Ours: recipes composed for one account that it neither planned nor saved, in a day and in the month that they are kept for. */
export const offeredBounds = { inADay: 600, inAMonth: 3000 } as const;

export const recipeCount = { min: 1, max: 10, default: 3 } as const;

export const searchBounds = {
  /** Ours: as long as the longest title of a recipe. */
  query: { maxLength: 100 },
  /** Recipes of one answer. */
  page: { max: 48, default: 12 },
} as const;

/** Ours: what the account page shows of one's recipes. The tags are docs/product.md's. */
export const overviewBounds = { tags: 12, cuisines: 5, spans: 8 } as const;

/** Ours: rows of one page of what a person keeps. */
export const pageBounds = { max: 100, usual: 24, archivedLists: 10, receipts: 6 } as const;

export const receiptBounds = {
  /** Ours, in bytes: phones take photos of 2 to 15 MB. */
  file: { max: 20_000_000 },
  name: { maxLength: 80 },
  store: { maxLength: 60 },
  /** Ours: of one item, in any unit; of prices and totals, in any currency. */
  amount: { max: 100_000 },
  price: { max: 1_000_000 },
  /** More than is bought at once; readers stop there too. */
  items: 300,
  /** Ours, in bytes: of all receipts of an account; a server that lists or prices them holds all. Some 1,700 of 40 lines. */
  allBytes: 20_000_000,
  /** Corrections that are remembered for the next receipts: the latest. */
  corrections: 5000,
} as const;

export const photoBounds = {
  /** Ours, in bytes: phones take photos of 2 to 15 MB. */
  file: { max: 20_000_000 },
  /** Ours: one for each recipe of one's own, and for each dish of three years. */
  most: 5000,
  /** Ours: more than a person takes, less than a program that went wrong. */
  inADay: 300,
  /** Days for which a photo is kept that no recipe and no cooked dish shows: an editor may still be open. */
  unusedDays: 7,
} as const;

export const homeBounds = {
  /** Ours: of one food, in grams, milliliters or pieces. */
  amount: { max: 100_000 },
  /** Ours: foods that a user says something of, as an import may bring them. */
  foods: 2000,
} as const;

export const priceBounds = {
  /** Ours: prices of one food that are told, the latest; a year of weekly shopping. */
  paid: 52,
} as const;

export const apiKeyBounds = {
  /** Ours: more than one household's programs need, and the list stays short. */
  mostPerPerson: 20,
  name: { maxLength: 60 },
  days: { min: 1, max: 3660 },
} as const;

export const accountBounds = {
  /** Ours, in bytes: what one import may be. An export without photos is far below it. */
  importFile: 50_000_000,
  /** Ours, in bytes: a photo as we keep it has a few hundred thousand. */
  importPhoto: 5_000_000,
  /** Ours: of all photos of an import together, as they come; 1,500 as we keep them, or 66 of the largest cameras. */
  importPixels: 4_000_000_000,
  /** Ours: most recipes that an account may hold after an import, and rows of other kinds that have no bound of their own. */
  importRows: 5000,
  /** Ours: most planned meals after an import; five a day for ten years. */
  importMeals: 20_000,
  /** Ours: most rows of one kind in an export that is imported; there is no account with so many. */
  fileRows: 100_000,
  /** Days from the deletion of an account until all of it is gone (docs/product.md, Rules beyond the specification). */
  graceDays: 30,
} as const;

export const shoppingBounds = {
  /** Ours: a list is for one shopping trip, a quarter is generous. */
  maxDays: 92,
  maxItems: 500,
  /** Lists of one account that are in use: several a week for two years, none of them archived. */
  lists: 500,
  /** With the archived ones: four a week for ten years. */
  allLists: 2000,
  /** Rows of all lists that are answered at once: five times what a large household writes in a year. */
  answeredRows: 50_000,
  /** Rows of one list, those that were removed with them: a client may forget to stop. */
  maxRows: 3000,
  /** Of those, where they are added by a link: the rest is left for the owner. */
  maxRowsByLink: 2000,
  /** Days for which a removal is kept even on a full list: no device is away for longer. */
  removedDays: 30,
  name: { maxLength: 100 },
  note: { maxLength: 200 },
  store: { maxLength: 40 },
  /** Stores whose order of sections is kept. */
  stores: 50,
  /** Sections stand between its negative and it. */
  furthestPlace: 1_000_000,
  /** Changes of one call: a long shop without a connection sends several. */
  operations: 500,
  /** How far ahead of the server a device's clock may be; later times count as now. */
  clockAheadMs: 48 * 3_600_000,
} as const;

/** Ours: what a week holds and what its planning respects. */
export const planBounds = {
  /** Ours: of a week, in whatever currency. */
  budget: { min: 1, max: 1_000_000 },
  note: { maxLength: 120 },
  /** Minutes of cooking on a weekday. */
  minutes: { min: 5, max: 240 },
  ...weekRules,
  /** Steps of one edit: every slot of a week, and a little more. */
  actionsOfEdit: 50,
  /** Days for which an edit can be undone. */
  undoDays: 30,
  /** Edits of one user that can be undone; older ones cannot. */
  edits: 200,
  /** Dishes that one user never wants to see again. */
  refusedDishes: 500,
} as const;

/** Ours: long enough to resist guessing (NIST SP 800-63B asks for 8 or more), short enough to hash safely. */
export const passwordBounds = { min: 8, max: 128 } as const;

export const waitlistBounds = { email: { maxLength: 254 }, name: { maxLength: 60 } } as const;
