import { weekRules } from '@plateful/domain/weeks/week-entry.ts';

/**
 * Limits and defaults of input (docs/product.md, Validation and Constants). No zod here: the browser loads this. "Ours"
 * marks limits that the specification does not define.
 */

export const tasteBounds = {
  timePreference: { min: 5, max: 240, step: 5, default: 30 },
  spiceLevel: { min: 1, max: 5, step: 1, default: 2 },
  householdSize: { min: 1, max: 12, step: 1, default: 4 },
  customInstructions: { maxLength: 500 },
  /** Ours: enough for every option and custom ones. */
  list: { maxItems: 40, maxLength: 60 },
  /** Ours: names as long as in the other lists, few enough that dishes remain. */
  avoidedFoods: { maxItems: 30 },
  /**
   * Ours: maximum number of former versions per profile. A page with an older one is treated as if it had loaded none.
   */
  formerVersions: 500,
} as const;

/** Maximum number of names in each list of a profile. */
export const maxNames = {
  cuisinePreferences: tasteBounds.list.maxItems,
  nutritionGoals: tasteBounds.list.maxItems,
  avoidedFoods: tasteBounds.avoidedFoods.maxItems,
} as const;

export const recipeBounds = {
  title: { min: 3, max: 100 },
  cookingTime: { min: 1, max: 480, default: 30 },
  servings: { min: 1, max: 20, default: 4 },
} as const;

/** Minutes; the default of docs/product.md if the recipe has none. */
export function minutesOf({ cookingTime }: { cookingTime: number | null }): number {
  return cookingTime ?? recipeBounds.cookingTime.default;
}

/** Servings of a recipe; imported rows may have none. */
export function servingsOf({ servings }: { servings: number }): number {
  return servings || recipeBounds.servings.default;
}

/** Ours: limits of own recipes, notes and the cooked log. */
export const ownRecipeBounds = {
  description: { maxLength: 2000 },
  lines: { max: 100, maxLength: 300 },
  steps: { max: 60, maxLength: 2000 },
  tags: { max: 20, maxLength: 40 },
  cuisineType: { maxLength: 60 },
  /** Former versions kept per recipe. */
  formerVersions: 50,
  /** Former versions of all recipes that an import accepts. */
  importVersions: 50_000,
  /** Maximum nesting of recipes within recipes. */
  partDepth: 5,
  /** Maximum number of recipes that are updated, under their owner's lock, when a part of them changes. */
  holders: 100,
  /** Recipes per household, including generated ones; imports have the same limit. */
  recipes: 5000,
  /** Bytes of a recipe's texts: 60 long steps and 100 long lines of Latin letters. */
  bytes: 160_000,
  /** Bytes of all recipes of an account as stored: 5,000 with ten times the usual text. */
  allBytes: 100_000_000,
  /** Bytes of all former versions of an account; when exceeded, the oldest are deleted down to 90 %. */
  versionBytes: 50_000_000,
  /** Bytes of all recipes in a response without paging. */
  answeredBytes: 20_000_000,
} as const;

export const cookedBounds = {
  rating: { min: 1, max: 5 },
  /** About a recipe; private. */
  note: { maxLength: 2000 },
  /** Recipes with notes or a rating: as many as own recipes. */
  notes: 5000,
  /** About one time of cooking. */
  cookedNote: { maxLength: 500 },
  /** Rows of the cooked log: two a day for seven years. */
  cooked: 5000,
  page: 60,
} as const;

/** Ours: favorites per user; imports have the same limit. */
export const favoriteBounds = { max: 5000 } as const;

export const collectionBounds = {
  name: { maxLength: 60 },
  collections: 50,
  recipes: 500,
} as const;

/** Ours: consent decisions kept per account (the latest). */
export const consentBounds = { max: 100 } as const;

/**
 * Ours: recipes composed for one account that were neither planned nor saved, per day and per month (for which they are
 * kept).
 */
export const offeredBounds = { inADay: 600, inAMonth: 3000 } as const;

export const recipeCount = { min: 1, max: 10, default: 3 } as const;

export const searchBounds = {
  /** Ours: the maximum length of a recipe's title. */
  query: { maxLength: 100 },
  /** Recipes per page. */
  page: { max: 48, default: 12 },
} as const;

/** Ours: sizes of the account page's overview. The number of tags is docs/product.md's. */
export const overviewBounds = { tags: 12, cuisines: 5, spans: 8 } as const;

/** Ours: page sizes. */
export const pageBounds = { max: 100, usual: 24, archivedLists: 10, receipts: 6 } as const;

export const receiptBounds = {
  /** Ours, in bytes: photos from phones have 2 to 15 MB. */
  file: { max: 20_000_000 },
  name: { maxLength: 80 },
  store: { maxLength: 60 },
  /** Ours: amount of one item, in any unit, so that a price per unit is finite; price or total, in any currency. */
  amount: { min: 0.001, max: 100_000 },
  price: { max: 1_000_000 },
  /** More than anyone buys at once; the reader stops there too. */
  items: 300,
  /**
   * Ours: bytes of all receipts of an account, because listing and pricing load all of them. Some 1,700 receipts of 40
   * lines.
   */
  allBytes: 20_000_000,
  /** Corrections kept for later receipts (the latest). */
  corrections: 5000,
} as const;

export const photoBounds = {
  /** Ours, in bytes: photos from phones have 2 to 15 MB. */
  file: { max: 20_000_000 },
  /** Ours: one per own recipe, and per dish of three years. */
  max: 5000,
  /** Ours: more than a person takes, fewer than a runaway program. */
  inADay: 300,
  /** Days after which an unreferenced photo is deleted: an editor may still be open. */
  unusedDays: 7,
} as const;

export const homeBounds = {
  /** Ours: amount of one food, in grams, milliliters or pieces. */
  amount: { max: 100_000 },
  /** Ours: foods with a statement by the user, including imports. */
  foods: 2000,
} as const;

export const priceBounds = {
  /** Ours: latest prices shown per food; a year of weekly shopping. */
  paid: 52,
} as const;

export const apiKeyBounds = {
  /** Ours: more than the programs of one household need. */
  maxPerUser: 20,
  name: { maxLength: 60 },
  days: { min: 1, max: 3660 },
} as const;

export const accountBounds = {
  /** Ours: bytes of an import. An export without photos is far smaller. */
  importFile: 50_000_000,
  /** Ours: bytes of a photo; in our storage format it has a few hundred thousand. */
  importPhoto: 5_000_000,
  /** Ours: pixels of all photos of an import: 1,500 in our storage format, or 66 of the largest phone cameras. */
  importPixels: 4_000_000_000,
  /** Ours: recipes per account after an import, and rows of other kinds without their own limit. */
  importRows: 5000,
  /** Ours: planned meals after an import; five a day for ten years. */
  importMeals: 20_000,
  /** Ours: rows of one kind in an imported export; no account has as many. */
  fileRows: 100_000,
  /** Days from the deletion of an account to its purge (docs/product.md, Rules beyond the specification). */
  graceDays: 30,
} as const;

export const shoppingBounds = {
  /** Ours: a list is for one shopping trip, so a quarter is generous. */
  maxDays: 92,
  maxItems: 500,
  /** Meals that an item names: every slot of a quarter full. Merged lists leave out the latest beyond it. */
  meals: 2000,
  /** Active lists per account: several a week for two years. */
  lists: 500,
  /** Including archived ones: four a week for ten years. */
  allLists: 2000,
  /** Rows of all lists in one response: five times the number that a large household adds in a year. */
  answeredRows: 50_000,
  /** Rows per list, including removed ones. */
  maxRows: 3000,
  /** Rows per list that can be added by a share link; the rest is reserved for the owner. */
  maxRowsByLink: 2000,
  /** Days for which removals are kept even on a full list: no device is offline for longer. */
  removedDays: 30,
  name: { maxLength: 100 },
  note: { maxLength: 200 },
  store: { maxLength: 40 },
  /** Stores with a custom order of sections. */
  stores: 50,
  /** Positions of sections range from its negative to it. */
  furthestPlace: 1_000_000,
  /** Operations per call: a long shopping trip offline sends several calls. */
  operations: 500,
  /** Maximum lead of a device's clock over the server's; later times are set to now. */
  clockAheadMs: 48 * 3_600_000,
} as const;

/** Ours: limits of a week and its settings. */
export const planBounds = {
  /** Ours: per week, in any currency. */
  budget: { min: 1, max: 1_000_000 },
  note: { maxLength: 120 },
  /** Minutes of cooking per weekday. */
  minutes: { min: 5, max: 240 },
  ...weekRules,
  /** Actions of one edit: every slot of a week, and a few more. */
  actionsOfEdit: 50,
  /** Days for which an edit can be undone. */
  undoDays: 30,
  /** Edits per user that can be undone (the latest). */
  edits: 200,
  /** Refused dishes per user. */
  refusedDishes: 500,
  /** Characters of all methods in the response for a week, some 20 times a usual week's. */
  answeredMethods: 1_000_000,
} as const;

/** Ours: long enough to resist guessing (NIST SP 800-63B requires 8), short enough to hash safely. */
export const passwordBounds = { min: 8, max: 128 } as const;

export const waitlistBounds = { email: { maxLength: 254 }, name: { maxLength: 60 } } as const;
