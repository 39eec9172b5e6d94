import { Client } from 'pg';
import { type Connection, clientOptions } from './database.ts';

/** How much a database holds, for who restored it. */
export async function countRows(connection: Connection): Promise<{ people: number; recipes: number }> {
  const client = new Client(clientOptions(connection));
  await client.connect();
  try {
    const { rows } = await client.query(
      'select (select count(*)::int from users) as people, (select count(*)::int from recipes) as recipes',
    );
    return rows[0];
  } finally {
    await client.end();
  }
}
