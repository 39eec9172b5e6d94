import type { Recipe } from '@plateful/contract/recipes.ts';
import { JsonLd } from '#lib/json-ld.tsx';
import { useSiteOrigin } from '#lib/site-origin.ts';
import { structuredRecipe } from './structured-recipe.ts';

/** The recipe for search engines. */
export function StructuredData({ recipe }: { recipe: Recipe }) {
  return <JsonLd data={structuredRecipe(recipe, useSiteOrigin())} />;
}
