import type { Context } from '#context.ts';
import { factsVersion, storedFactsOf } from '#db/recipe-facts.ts';
import {
  findVoidFacts,
  insertFactsVersion,
  isFactsVersionKnown,
  updateFacts,
} from './recipe-facts.repository.ts';

/** Rows between two waits for the database: some milliseconds of work. */
const atOnce = 20;

/**
 * Computes the facts of recipes that have none, and of all of them once when the food table or its rules are others.
 * Until then they are computed whenever they are read.
 */
export async function storeRecipeFacts({ db }: Context): Promise<void> {
  const version = factsVersion();
  const isKnown = await isFactsVersionKnown(db, version);
  for (let last: string | null = null; ; ) {
    const rows = await findVoidFacts(db, { version: isKnown ? null : version, after: last, limit: atOnce });
    await updateFacts(
      db,
      rows.map((row) => ({ id: row.id, facts: storedFactsOf(row) })),
    );
    if (rows.length < atOnce) break;
    last = rows.at(-1)!.id;
  }
  if (!isKnown) await insertFactsVersion(db, version);
}
