import { createHash } from 'node:crypto';
import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import type { UserContext } from '#context.ts';
import { stableId } from '#modules/recipes/stable-id.ts';
import { findOwnRows, insertMissing, type Kind } from './import.repository.ts';
import type { ImportReport } from './import-report.ts';

type FileRow<K extends Kind> = ImportedExport[K][number];
type NewRow<K extends Kind> = Parameters<typeof insertMissing<K>>[2][number];
type StoredRow<K extends Kind> = Awaited<ReturnType<typeof findOwnRows<K>>>[number];

export type Adding<K extends Kind> = {
  kind: K;
  /** For people: "planned meals". */
  name: string;
  rows: readonly FileRow<K>[];
  /** The same text for a row of the file and a stored one that says the same. */
  says: { file: (row: FileRow<K>) => string; stored: (row: StoredRow<K>) => string };
  /** The row to store, but for id and owner. */
  make: (row: FileRow<K>) => Omit<NewRow<K>, 'id' | 'userId'>;
  /** Most that an account may hold; what is beyond is left out. */
  most?: number;
  /** Why some are left out, where it is not that they are there. */
  why?: string;
};

const inAccount = 'They are in your account already.';

/** Adds what the account lacks of one kind, and tells where each row of the file is now. */
export async function addRows<K extends Kind>(
  { db, user }: UserContext,
  report: ImportReport,
  { kind, name, rows, says, make, most = accountBounds.importRows, why = inAccount }: Adding<K>,
): Promise<Places> {
  const stored = await findOwnRows(db, kind, user.id);
  const places = placesOf({ userId: user.id, kind }, rows, stored, says);
  const fresh = rows.filter(({ id }) => places.get(id)?.isNew);
  const taken = fresh.slice(0, Math.max(0, most - stored.length));
  const beyond = fresh.length - taken.length;
  report.skipSome(beyond, name, `An account takes imports of up to ${most} ${name}.`);
  const made = taken.map(
    (row) => ({ ...make(row), id: places.get(row.id)!.id, userId: user.id }) as NewRow<K>,
  );
  const added = new Set(await insertMissing(db, kind, made));
  report.imported[kind] += added.size;
  report.skipSome(rows.length - beyond - added.size, name, why);
  return new Map([...places].filter(([, { id, isNew }]) => !isNew || added.has(id)));
}

type Row = { id: string };
export type Place = { id: string; isNew: boolean };
export type Places = ReadonlyMap<string, Place>;

/**
 * Where each row of a file goes in an account, by the row's id in the file: to the row that it is (the same id, or the one
 * that an earlier import gave it), to one that says the same, or to a new one whose id follows from the user and the
 * file's, so that the next import finds it. Rows that say the same twice in the file stay two.
 */
export function placesOf<F extends Row, S extends Row>(
  { userId, kind }: { userId: string; kind: string },
  fromFile: readonly F[],
  stored: readonly S[],
  says: { file: (row: F) => string; stored: (row: S) => string },
): Places {
  const own = new Set(stored.map(({ id }) => id));
  const places = new Map<string, Place>();
  const open: F[] = [];
  for (const row of fromFile) {
    const derived = stableId(userId, kind, row.id);
    const known = own.has(row.id) ? row.id : own.has(derived) ? derived : null;
    if (known) places.set(row.id, { id: known, isNew: false });
    else open.push(row);
  }
  const taken = new Set([...places.values()].map(({ id }) => id));
  const alike = Map.groupBy(
    stored.filter(({ id }) => !taken.has(id)),
    says.stored,
  );
  for (const row of open) {
    const same = alike.get(says.file(row))?.shift();
    places.set(
      row.id,
      same ? { id: same.id, isNew: false } : { id: stableId(userId, kind, row.id), isNew: true },
    );
  }
  return places;
}

type Written = {
  title: string;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
};

/** The same for two recipes that say the same, whatever their ids and their order of fields. */
export function recipePrint({ title, ingredients, instructions }: Written): string {
  const lines = ingredients.map(({ name, amount, unit }) => [name, amount, unit]);
  return createHash('sha256')
    .update(JSON.stringify([title, lines, instructions]))
    .digest('hex');
}
