import { storedTerms } from '@plateful/domain/search/recipe-lexemes.ts';
import type { Context } from '#context.ts';
import { factsVersion, storedFactsOf } from '#db/recipe-facts.ts';
import {
  findVoidFacts,
  insertFactsVersion,
  isFactsVersionKnown,
  updateDerived,
} from './recipe-facts.repository.ts';

/** Rows between two waits for the database: some milliseconds of work. */
const atOnce = 10;

/** For recipes that were written just now. Searches are reads, and look at what is not in the index themselves. */
export async function indexSoon({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await jobs.send(db, 'store-recipe-facts', null, { afterSeconds: 2 });
}

/**
 * Computes the facts of recipes that have none and what a search knows of them, and of all of them once when the food table or its
 * rules are others. Until then facts are computed whenever they are read.
 */
export async function storeRecipeFacts({ db }: Pick<Context, 'db'>): Promise<void> {
  const version = factsVersion();
  const isKnown = await isFactsVersionKnown(db, version);
  for (let last: string | null = null; ; ) {
    const rows = await findVoidFacts(db, { version: isKnown ? null : version, after: last, limit: atOnce });
    await updateDerived(
      db,
      rows.map((row) => ({
        id: row.id,
        updatedAt: row.updatedAt,
        facts: storedFactsOf(row),
        terms: storedTerms(row),
      })),
    );
    if (rows.length < atOnce) break;
    last = rows.at(-1)!.id;
  }
  if (!isKnown) await insertFactsVersion(db, version);
}
