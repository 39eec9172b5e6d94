import { storedTerms } from '@plateful/domain/search/recipe-lexemes.ts';
import type { Context } from '#context.ts';
import { rulesDigest, storedFactsOf } from '#db/recipe-facts.ts';
import {
  findStaleFacts,
  insertFactsVersion,
  isFactsVersionKnown,
  updateDerived,
} from './recipe-facts.repository.ts';

/** Rows per batch, between which the database is awaited: some milliseconds of work. */
const atOnce = 10;

/** Call after writing recipes. Searches store nothing: until then they compute the terms of these recipes each time. */
export async function scheduleIndexing({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await jobs.send(db, 'store-recipe-facts', null, { afterSeconds: 2 });
}

/**
 * Computes missing facts and search terms of recipes, and recomputes all once the food table or its rules have changed.
 * Until then, facts are computed on each read.
 */
export async function storeRecipeFacts({ db }: Pick<Context, 'db'>): Promise<void> {
  const version = rulesDigest();
  const isKnown = await isFactsVersionKnown(db, version);
  for (let last: string | null = null; ; ) {
    const rows = await findStaleFacts(db, { version: isKnown ? null : version, after: last, limit: atOnce });
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
