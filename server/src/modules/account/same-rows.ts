import { stableId } from './stable-id.ts';

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
