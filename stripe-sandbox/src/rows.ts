import type { ObjectFilter, StoredObject } from './store.ts';
import type { CustomerRow, Kind, Row, Tx } from './types.ts';

/** An object is only stored as the kind that it is read as. */
function asRow<K extends Kind>(object: StoredObject): Row<K> {
  return object as unknown as Row<K>;
}

export async function insertRow<K extends Kind>({ records }: Tx, row: Row<K>): Promise<void> {
  await records.insertObject(row);
}

export async function saveRow<K extends Kind>({ records }: Tx, row: Row<K>): Promise<void> {
  await records.updateObject(row);
}

export async function findRow<K extends Kind>(
  { records }: Tx,
  kind: K,
  id: string,
): Promise<Row<K> | undefined> {
  // PostgreSQL rejects text with NUL, and no id contains one.
  if (id.includes('\0')) return undefined;
  const object = await records.findObject(kind, id);
  return object && asRow<K>(object);
}

/** Also undefined for a deleted customer. */
export async function findCustomer(tx: Tx, id: string | null): Promise<CustomerRow | undefined> {
  const row = await findRow(tx, 'customer', id ?? '');
  return row && !('deleted' in row.data) ? (row as CustomerRow) : undefined;
}

/** The newest first. */
export async function listRows<K extends Kind>(
  { records }: Tx,
  filter: ObjectFilter & { kind: K },
): Promise<Row<K>[]> {
  return (await records.listObjects(filter)).map(asRow<K>);
}
