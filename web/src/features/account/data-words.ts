import type { AccountImport, ImportCounts } from '@plateful/contract/account.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { ApiError } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';

const megabyte = 1_000_000;

/** Most important first. */
const kinds: readonly { kind: keyof ImportCounts; word: string; isAlone?: true }[] = [
  { kind: 'recipes', word: 'recipe' },
  { kind: 'favorites', word: 'favorite' },
  { kind: 'collections', word: 'collection' },
  { kind: 'cookedDishes', word: 'cooked dish' },
  { kind: 'recipeNotes', word: 'note on recipes' },
  { kind: 'recipeVersions', word: 'former version' },
  { kind: 'mealPlans', word: 'planned meal' },
  { kind: 'shoppingLists', word: 'shopping list' },
  { kind: 'receipts', word: 'receipt' },
  { kind: 'photos', word: 'photo' },
  { kind: 'receiptCorrections', word: 'receipt correction' },
  { kind: 'generations', word: 'recipe request' },
  { kind: 'refusedDishes', word: 'refused recipe' },
  { kind: 'homeFoods', word: 'pantry note' },
  { kind: 'sectionPlaces', word: 'sorted section' },
  { kind: 'weekSettings', word: 'Your planning settings', isAlone: true },
  { kind: 'tasteProfile', word: 'Your taste preferences', isAlone: true },
  { kind: 'profile', word: 'Your name, meal times and time zone', isAlone: true },
];

/** "12 recipes"; one line for each kind that was added. */
export function importedInWords(imported: ImportCounts): string[] {
  return kinds
    .filter(({ kind }) => imported[kind] > 0)
    .map(({ kind, word, isAlone }) => (isAlone ? word : counted(imported[kind], word)));
}

/** A warning about imported recipes that violate the household's limits; undefined if there are none. */
export function againstLimitsText({
  againstLimits,
}: Pick<AccountImport, 'againstLimits'>): string | undefined {
  if (againstLimits === 0) return undefined;
  const [contain, they, are] = againstLimits === 1 ? ['contains', 'It', 'is'] : ['contain', 'They', 'are'];
  const what = `${contain} something you do not eat, or foods we do not know.`;
  return `${counted(againstLimits, 'recipe')} ${what} ${they} ${are} marked and never planned for you.`;
}

/** A one-line summary of the import. */
export function importTitle({ imported, skipped }: Pick<AccountImport, 'imported' | 'skipped'>): string {
  if (importedInWords(imported).length > 0) {
    return skipped.length > 0 ? 'Imported, except for a few things' : 'Everything was imported';
  }
  return skipped.length > 0 ? 'Nothing was imported' : 'All of this is already in your account';
}

/** Why the file would be rejected; undefined if it would not. */
export function fileProblem({ size }: Pick<File, 'size'>): string | undefined {
  const { importFile } = accountBounds;
  if (size === 0) return 'This file is empty. Please choose another one.';
  if (size <= importFile) return undefined;
  return `This file is larger than ${importFile / megabyte} MB. An export without photos is much smaller.`;
}

/** "640 kB", "12.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / 1000)} kB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

/** The server's message, else `otherwise`. */
export function failureReason(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  return error.serverMessage ?? error.plainMessage ?? otherwise;
}
