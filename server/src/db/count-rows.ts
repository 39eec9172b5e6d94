import { type Connection, withClient } from './database.ts';

/** Row counts that `npm run restore` prints. */
export async function countRows(connection: Connection): Promise<{ people: number; recipes: number }> {
  const { rows } = await withClient(connection, (client) =>
    client.query(
      'select (select count(*)::int from users) as people, (select count(*)::int from recipes) as recipes',
    ),
  );
  return rows[0];
}
