import type { AccountExport } from '@plateful/contract/account-export.ts';
import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { updateBroughtBack, updateWritten } from './import.repository.ts';
import { addRows, type Places } from './import-rows.ts';
import { notHere, type Restoring } from './restore-week.service.ts';

type Line = { text: string; recipeId: string | null };

/** Lines stand for recipes where those are now; for one that is not the account's they stay as words. */
function relinked<L extends Line>(lines: readonly L[], recipes: Places): L[] {
  return lines.map((line) => ({ ...line, recipeId: placeOf(line.recipeId, recipes) }));
}

function placeOf(id: string | null, recipes: Places): string | null {
  return (id && recipes.get(id)?.id) ?? null;
}

/** Recipes that the account has, but removed since, are what it lacks. */
export async function bringBack({ db, user }: UserContext, file: AccountExport, recipes: Places) {
  const kept = file.recipes.filter(({ deletedAt }) => deletedAt === null);
  await updateBroughtBack(
    db,
    user.id,
    kept.flatMap(({ id }) => placeOf(id, recipes) ?? []),
  );
}

/** What the recipes' writer wrote, and what they said before. */
export async function restoreWriting(
  { ctx, report, recipeId, past }: Restoring,
  file: AccountExport,
  recipes: Places,
): Promise<void> {
  for (const { id, written, parts, adaptedFromId } of file.recipes) {
    const place = recipes.get(id);
    if (!place?.isNew || (!written && adaptedFromId === null)) continue;
    await updateWritten(ctx.db, place.id, {
      written: written && { ...written, lines: relinked(written.lines, recipes) },
      parts: parts.flatMap((part) => placeOf(part, recipes) ?? []),
      adaptedFromId: adaptedFromId && recipeId(adaptedFromId),
    });
  }
  const versions = file.recipeVersions.filter((row) => recipes.get(row.recipeId)?.isNew);
  await addRows(ctx, report, {
    kind: 'recipeVersions',
    name: 'former versions',
    rows: versions,
    most: ownRecipeBounds.importVersions,
    says: {
      file: (row) => `${placeOf(row.recipeId, recipes)} ${row.version}`,
      stored: (row) => `${row.recipeId} ${row.version}`,
    },
    make: ({ recipeId: recipe, version, document, savedAt }) => ({
      recipeId: placeOf(recipe, recipes)!,
      version,
      document: { ...document, lines: relinked(document.lines, recipes) },
      savedAt: past(savedAt),
    }),
  });
}

export async function restoreNotes({ ctx, report, recipeId, past }: Restoring, file: AccountExport) {
  const rows = file.recipeNotes.filter((row) => recipeId(row.recipeId) !== null);
  report.skipSome(file.recipeNotes.length - rows.length, 'notes on recipes', notHere);
  await addRows(ctx, report, {
    kind: 'recipeNotes',
    name: 'notes on recipes',
    rows,
    says: { file: (row) => recipeId(row.recipeId)!, stored: (row) => row.recipeId },
    make: ({ recipeId: recipe, note, rating, updatedAt }) => ({
      recipeId: recipeId(recipe)!,
      note,
      rating,
      updatedAt: past(updatedAt),
    }),
  });
}

export function restoreCooked(
  { ctx, report, recipeId, past }: Restoring,
  file: AccountExport,
): Promise<Places> {
  return addRows(ctx, report, {
    kind: 'cookedDishes',
    name: 'cooked dishes',
    rows: file.cookedDishes,
    says: {
      file: ({ title, date, createdAt }) => `${date} ${past(createdAt).getTime()} ${title}`,
      stored: ({ title, date, createdAt }) => `${date} ${createdAt.getTime()} ${title}`,
    },
    make: ({ recipeId: recipe, title, date, note, createdAt }) => ({
      recipeId: recipe && recipeId(recipe),
      title,
      date,
      note,
      createdAt: past(createdAt),
    }),
  });
}

export async function restoreCollections({ ctx, report, recipeId, past }: Restoring, file: AccountExport) {
  await addRows(ctx, report, {
    kind: 'collections',
    name: 'collections',
    rows: file.collections,
    says: { file: ({ name }) => name.toLowerCase(), stored: ({ name }) => name.toLowerCase() },
    make: ({ name, position, recipeIds, createdAt }) => ({
      name,
      position,
      recipeIds: recipeIds.flatMap((recipe) => recipeId(recipe) ?? []),
      createdAt: past(createdAt),
    }),
  });
}
