import { type AccountImport, type ImportCounts, noImports } from '@plateful/contract/account.ts';

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
  result(): AccountImport;
};

/** Maximum number of reasons that are listed. */
const maxListedReasons = 100;

export function importReport(): ImportReport {
  const imported = { ...noImports };
  const skipped: { what: string; why: string }[] = [];
  let unlisted = 0;
  let againstLimits = 0;
  const alike: AccountImport['alike'] = [];
  const skip = (what: string, why: string): void => {
    if (skipped.length < maxListedReasons) skipped.push({ what, why });
    else unlisted++;
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
    result: () => {
      const rest = unlisted > 0 ? [{ what: `${unlisted} more`, why: 'For similar reasons.' }] : [];
      return { imported, skipped: [...skipped, ...rest], againstLimits, alike };
    },
  };
}
