import { eq } from 'drizzle-orm';
import { findRunningCluster } from '#db/back-up-cluster.ts';
import { type ConnectionSource, openDatabase } from '#db/database.ts';
import { clusterHome } from '#db/postgres-cluster.ts';
import { users } from '#db/tables/users.ts';
import { Browser } from './browser.ts';
import { insertPerson, insertSession } from './insert-person.ts';
import { quietLog } from './quiet-log.ts';

type Product = { origin: string; source: ConnectionSource };
type NewPerson = Parameters<typeof insertPerson>[1];
type Rows = Parameters<typeof insertPerson>[0] & Parameters<typeof insertSession>[0];

export type SignedIn = { id: string; email: string; browser: Browser };

/** Connection to the embedded database of the product running on `dataDir`. */
export async function databaseOf({ dataDir }: { dataDir: string }): Promise<ConnectionSource> {
  const found = await findRunningCluster(clusterHome(dataDir, quietLog));
  if (!found) throw new Error(`No database runs in ${dataDir}`);
  return found;
}

/** Inserts signed-in users for a product that runs as a separate process. */
export function addPeople(product: Product, count: number, person: NewPerson): Promise<SignedIn[]> {
  return withRows(product, async (rows) => {
    const people: SignedIn[] = [];
    for (let index = 0; index < count; index++) {
      people.push(await signedIn(product, rows, await insertPerson(rows, person)));
    }
    return people;
  });
}

/** Another signed-in browser of a user of such a product. */
export function signInByRow(product: Product, email: string): Promise<SignedIn> {
  return withRows(product, async (rows) => {
    const [user] = await rows.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return signedIn(product, rows, { id: user!.id, email });
  });
}

async function signedIn({ origin }: Product, rows: Rows, person: { id: string; email: string }) {
  const browser = new Browser(origin);
  await insertSession(rows, person, browser);
  return { ...person, browser };
}

async function withRows<T>({ origin, source }: Product, work: (rows: Rows) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(source, quietLog);
  const config = { origin, sessionSecret: undefined };
  try {
    return await work({
      ...{ db, config, identity: { issuer: `${origin}/oidc` } },
      clock: { now: () => new Date() },
    });
  } finally {
    await close();
  }
}
