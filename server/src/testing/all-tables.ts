import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

/** All tables, found in all files of the folder. */
export async function allTables(): Promise<PgTable[]> {
  const folder = new URL('../db/tables/', import.meta.url);
  const modules = await Promise.all(
    (await readdir(folder)).map((name) => import(new URL(name, folder).href)),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
}
