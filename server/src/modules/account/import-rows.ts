import { createHash } from 'node:crypto';
import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import type { UserContext } from '#context.ts';
import { stableId } from '#modules/recipes/stable-id.ts';
import { createYielding } from '#runtime/yielding.ts';
import { findOwnRows, insertMissing, type Kind } from './import.repository.ts';
import type { ImportReport } from './import-report.ts';

type FileRow<K extends Kind> = ImportedExport[K][number];
type NewRow<K extends Kind> = Parameters<typeof insertMissing<K>>[2][number];
type StoredRow<K extends Kind> = Awaited<ReturnType<typeof findOwnRows<K>>>[number];

export type Adding<K extends Kind> = {
  kind: K;
  /** Display name: "planned meals". */
  name: string;
  rows: readonly FileRow<K>[];
  /** A text that is equal for a row of the file and a stored row with the same content. */
  contentKey: { file: (row: FileRow<K>) => string; stored: (row: StoredRow<K>) => string };
  /** The row to store, without id and owner. */
  make: (row: FileRow<K>) => Omit<NewRow<K>, 'id' | 'userId'>;
  /** Maximum number per account; the rest is skipped. */
  max?: number;
  /** Why rows are skipped, if not because they already exist. */
  why?: string;
};

const inAccount = 'They are already in your account.';

/** Adds missing rows of one kind, and returns the id that each row of the file now has. */
export async function addRows<K extends Kind>(
  { db, user }: UserContext,
  report: ImportReport,
  { kind, name, rows, contentKey, make, max = accountBounds.importRows, why = inAccount }: Adding<K>,
): Promise<ImportedIds> {
  const stored = await findOwnRows(db, kind, user.id);
  const ids = await importedIdsOf({ userId: user.id, kind }, rows, stored, contentKey);
  const fresh = rows.filter(({ id }) => ids.get(id)?.isNew);
  const toInsert = fresh.slice(0, Math.max(0, max - stored.length));
  const beyond = fresh.length - toInsert.length;
  report.skipSome(beyond, name, `An account can import up to ${max} ${name}.`);
  const inserted = toInsert.map(
    (row) => ({ ...make(row), id: ids.get(row.id)!.id, userId: user.id }) as NewRow<K>,
  );
  const added = new Set(await insertMissing(db, kind, inserted));
  report.imported[kind] += added.size;
  report.skipSome(rows.length - beyond - added.size, name, why);
  return new Map([...ids].filter(([, { id, isNew }]) => !isNew || added.has(id)));
}

/** Counted as lines: each takes some microseconds. */
const hashesOfRow = 2;

type Row = { id: string };
export type ImportedId = { id: string; isNew: boolean };
export type ImportedIds = ReadonlyMap<string, ImportedId>;

/**
 * Maps each row of a file to a row of the account, by id: to the row with the same id or the id that an earlier import
 * assigned, to one with equal content, or to a new row whose id is derived from the user and the file's id, so that
 * importing again finds it. Rows that are equal within the file stay separate.
 */
export async function importedIdsOf<F extends Row, S extends Row>(
  { userId, kind }: { userId: string; kind: string },
  fromFile: readonly F[],
  stored: readonly S[],
  contentKey: { file: (row: F) => string; stored: (row: S) => string },
): Promise<ImportedIds> {
  const pause = createYielding();
  const own = new Set(stored.map(({ id }) => id));
  const ids = new Map<string, ImportedId>();
  const unmatched: F[] = [];
  for (const row of fromFile) {
    await pause(hashesOfRow);
    const derived = stableId(userId, kind, row.id);
    const id = own.has(row.id) ? row.id : own.has(derived) ? derived : null;
    if (id) ids.set(row.id, { id, isNew: false });
    else unmatched.push(row);
  }
  const usedIds = new Set([...ids.values()].map(({ id }) => id));
  const equalRows = Map.groupBy(
    stored.filter(({ id }) => !usedIds.has(id)),
    contentKey.stored,
  );
  for (const row of unmatched) {
    await pause(hashesOfRow);
    const same = equalRows.get(contentKey.file(row))?.shift();
    ids.set(
      row.id,
      same ? { id: same.id, isNew: false } : { id: stableId(userId, kind, row.id), isNew: true },
    );
  }
  return ids;
}

type Written = {
  title: string;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
};

/** Equal for two recipes with equal content, regardless of ids and the order of fields. */
export function recipeFingerprint({ title, ingredients, instructions }: Written): string {
  const lines = ingredients.map(({ name, amount, unit }) => [name, amount, unit]);
  return createHash('sha256')
    .update(JSON.stringify([title, lines, instructions]))
    .digest('hex');
}
