import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { temporaryDataDirectory } from './data-directory.ts';

/**
 * An empty database, and a folder `before` with the migrations that precede the one called `name`. Both are removed
 * after the test file.
 */
export async function olderDatabase(name: string) {
  const { path, remove } = await temporaryDataDirectory();
  const before = join(path, 'migrations');
  await cp(fileURLToPath(new URL('../db/migrations', import.meta.url)), before, { recursive: true });
  const journal = JSON.parse(await readFile(join(before, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  await writeFile(
    join(before, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }),
  );

  const postgres = inject('postgres');
  const admin = new pg.Client(postgres);
  await admin.connect();
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${database}`);
  const connection = { ...postgres, database };
  const client = new pg.Client(connection);
  afterAll(async () => {
    await client.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
    await remove();
  });
  return { before, connection, client };
}
