import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { secrets } from '#db/tables/oidc.ts';

/** The installation's secret of that name, created on first use and the same for all processes from then on. */
export async function secretOf<T>(db: Database, name: string, make: () => T | Promise<T>): Promise<T> {
  const read = () => db.select().from(secrets).where(eq(secrets.name, name));
  const [existing] = await read();
  if (existing) return existing.value as T;
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  const [stored] = await read();
  return stored!.value as T;
}
