import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Where the values of a statement stand in it. */
export type PlacesOf<Values> = { [Name in keyof Values]: Placeholder<Name & string, Values[Name]> };

type Statement<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> };

/**
 * A statement of a busy page. Its text is written once for each database, and PostgreSQL plans it once for each connection; in a
 * transaction the text is written anew. Every connection knows it by `name`, so no other has that.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  name: string,
  query: (db: Database, places: PlacesOf<Values>) => { prepare(name: string): Statement<Row> },
): (db: Database, values: Values) => Promise<Row[]> {
  const places = new Proxy({}, { get: (_, value) => sql.placeholder(String(value)) }) as PlacesOf<Values>;
  const known = new WeakMap<Database, Statement<Row>>();
  return (db, values) => {
    let statement = known.get(db);
    if (!statement) {
      statement = query(db, places).prepare(name);
      known.set(db, statement);
    }
    return statement.execute(values);
  };
}
