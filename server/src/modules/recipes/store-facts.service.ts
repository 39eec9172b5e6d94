import { storedTerms } from '@plateful/domain/search/recipe-lexemes.ts';
import type { Context, UserContext } from '#context.ts';
import { factsVersion, storedFactsOf } from '#db/recipe-facts.ts';
import {
  findVoidFacts,
  findWithoutTerms,
  insertFactsVersion,
  isFactsVersionKnown,
  updateDerived,
} from './recipe-facts.repository.ts';

/** Rows between two waits for the database: some milliseconds of work. */
const atOnce = 10;

/** Stores what a search knows of some of the user's recipes that came since the job ran, which does the rest. */
export async function storeFreshTerms({ db, jobs, user }: UserContext): Promise<void> {
  const rows = await findWithoutTerms(db, { userId: user.id, limit: atOnce });
  await updateDerived(
    db,
    rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt, terms: storedTerms(row) })),
  );
  if (rows.length === atOnce) await jobs.send(db, 'store-recipe-facts', null);
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
