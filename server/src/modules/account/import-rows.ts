import type { AccountExport } from '@plateful/contract/account-export.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { findOwnRows, insertMissing, type Kind } from './import.repository.ts';
import type { ImportReport } from './import-report.ts';
import { type Places, placesOf } from './same-rows.ts';

type FileRow<K extends Kind> = AccountExport[K][number];
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
  /** Why some are left out, where it is not that they are there. */
  why?: string;
};

/** Adds what the account lacks of one kind, and tells where each row of the file is now. */
export async function addRows<K extends Kind>(
  { db, user }: UserContext,
  report: ImportReport,
  { kind, name, rows, says, make, why = 'They are in your account already.' }: Adding<K>,
): Promise<Places> {
  const stored = await findOwnRows(db, kind, user.id);
  const places = placesOf({ userId: user.id, kind }, rows, stored, says);
  const fresh = rows.filter(({ id }) => places.get(id)?.isNew);
  if (stored.length + fresh.length > accountBounds.importRows && fresh.length > 0) {
    throw new AppError(
      'limit_reached',
      `An account takes imports of up to ${accountBounds.importRows} ${name}, and this file would go beyond that.`,
    );
  }
  const made = fresh.map(
    (row) => ({ ...make(row), id: places.get(row.id)!.id, userId: user.id }) as NewRow<K>,
  );
  const added = new Set(await insertMissing(db, kind, made));
  report.imported[kind] += added.size;
  report.skipSome(rows.length - added.size, name, why);
  return new Map([...places].filter(([, { id, isNew }]) => !isNew || added.has(id)));
}
