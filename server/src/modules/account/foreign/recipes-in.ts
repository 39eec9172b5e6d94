import type { Told } from './foreign-recipe.ts';
import { isPaprikaRecipe, tellPaprikaRecipe } from './paprika.ts';
import { isSchemaRecipe, tellSchemaRecipe } from './schema-org.ts';

/** Deeper than graphs of linked data nest. */
const deepest = 12;

/** What a document tells of recipes, wherever in it they are: alone, in a list, in a "@graph", below a page. */
export function* recipesIn(document: unknown, depth = 0): Generator<Told> {
  if (typeof document !== 'object' || document === null || depth > deepest) return;
  if (!Array.isArray(document)) {
    const thing = document as Record<string, unknown>;
    if (isSchemaRecipe(thing)) return yield tellSchemaRecipe(thing);
    if (isPaprikaRecipe(thing)) return yield tellPaprikaRecipe(thing);
  }
  for (const inner of Object.values(document)) yield* recipesIn(inner, depth + 1);
}
