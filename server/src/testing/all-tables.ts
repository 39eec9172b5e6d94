import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** Every table, whichever file it is in: a new file is found by itself. */
export async function allTables(): Promise<PgTable[]> {
  const folder = new URL('../db/tables/', import.meta.url);
  const modules = await Promise.all(
    (await readdir(folder)).map((name) => import(new URL(name, folder).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}
