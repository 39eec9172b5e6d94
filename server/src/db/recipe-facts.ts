import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type RecipeFacts, recipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';

/** Facts stored with a recipe, and their inputs; a change of the food table or the rules invalidates them. */
export type StoredFacts = {
  version: string;
  /** The recipe's change time at the computation, in milliseconds; null if it was never changed. */
  changedAt: number | null;
  facts: RecipeFacts;
};

type Described = Parameters<typeof recipeFacts>[0];
type Dated = { updatedAt?: Date | null | undefined };

export function storedFactsOf(row: Described & Dated, facts = recipeFacts(row)): StoredFacts {
  return { version: rulesDigest(), changedAt: changedAt(row), facts };
}

/** The stored facts, if they match the recipe's current version and the current rules. */
export function currentFacts(row: Dated & { storedFacts: StoredFacts | null }): RecipeFacts | undefined {
  const { storedFacts: stored } = row;
  return stored?.version === rulesDigest() && stored.changedAt === changedAt(row) ? stored.facts : undefined;
}

function changedAt({ updatedAt }: Dated): number | null {
  return updatedAt?.getTime() ?? null;
}

/** The domain folders that facts and search terms depend on, besides the food table. */
const layers = [
  'vocabulary',
  'quantities',
  'foods',
  'ingredient-lines',
  'nutrition',
  'safety',
  'recipes',
  'search',
] as const;

let version: string | undefined;

/** Changes with the food table or the code that reads it. Reads some hundred files once, in 25 ms. */
export function rulesDigest(): string {
  version ??= digestOf(new URL('../', import.meta.resolve('@plateful/domain/recipes/recipe-facts.ts')));
  return version;
}

function digestOf(domain: URL): string {
  const digest = createHash('sha256');
  for (const layer of layers) {
    const folder = new URL(`${layer}/`, domain);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/(?<!\.test)\.(?:ts|json)$/.test(name)) continue;
      digest.update(name).update(readFileSync(new URL(name, folder)));
    }
  }
  return digest.digest('base64url').slice(0, 22);
}
