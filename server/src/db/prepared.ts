import { type Placeholder, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The placeholders of a statement's parameters. */
export type PlacesOf<Values> = { [Name in keyof Values]: Placeholder<Name & string, Values[Name]> };

type Statement<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> };

/**
 * A prepared statement for a frequent query. Its SQL is built once per database and planned once per connection; in
 * transactions it is built each time. `name` must be unique, because connections identify it by that.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  name: string,
  query: (db: Database, places: PlacesOf<Values>) => { prepare(name: string): Statement<Row> },
): (db: Database, values: Values) => Promise<Row[]> {
  const places = new Proxy({}, { get: (_, value) => sql.placeholder(String(value)) }) as PlacesOf<Values>;
  const statements = new WeakMap<Database, Statement<Row>>();
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = query(db, places).prepare(name);
      statements.set(db, statement);
    }
    return statement.execute(values);
  };
}
