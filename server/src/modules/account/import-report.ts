import type { AccountImport, ImportCounts } from '@plateful/contract/account.ts';

/** The result of an import: what was added, and what was skipped and why. */
export type ImportReport = {
  imported: ImportCounts;
  skip(what: string, why: string): void;
  /** Counts skipped items of a kind with one reason: "3 recipes". */
  skipSome(count: number, what: string, why: string): void;
  /** Counts imported recipes that conflict with the household's limits. */
  countConflicts(count: number): void;
  /** Reports possible duplicates among the recipes. */
  reportDuplicates(pairs: AccountImport['alike']): void;
  told(): AccountImport;
};

/** Maximum number of reasons that are listed. */
const maxListedReasons = 100;

export function importReport(): ImportReport {
  const imported: ImportCounts = {
    profile: 0,
    tasteProfile: 0,
    recipes: 0,
    recipeVersions: 0,
    recipeNotes: 0,
    cookedDishes: 0,
    collections: 0,
    favorites: 0,
    mealPlans: 0,
    shoppingLists: 0,
    receipts: 0,
    photos: 0,
    receiptCorrections: 0,
    generations: 0,
    weekSettings: 0,
    refusedDishes: 0,
    homeFoods: 0,
    sectionPlaces: 0,
  };
  const skipped: { what: string; why: string }[] = [];
  let untold = 0;
  let againstLimits = 0;
  const alike: AccountImport['alike'] = [];
  const skip = (what: string, why: string): void => {
    if (skipped.length < maxListedReasons) skipped.push({ what, why });
    else untold++;
  };
  return {
    imported,
    skip,
    skipSome: (count, what, why) => {
      if (count > 0) skip(`${count} ${count === 1 ? what.replace(/s$/, '') : what}`, why);
    },
    countConflicts: (count) => {
      againstLimits += count;
    },
    reportDuplicates: (pairs) => {
      alike.push(...pairs);
    },
    told: () => {
      const rest = untold > 0 ? [{ what: `${untold} more`, why: 'For reasons like these.' }] : [];
      return { imported, skipped: [...skipped, ...rest], againstLimits, alike };
    },
  };
}
