import type { Recipe } from '@plateful/contract/recipes.ts';
import { scriptJson, structuredRecipe } from './structured-recipe.ts';

/** Data in the page for search engines; nothing runs. */
export function StructuredData({ recipe }: { recipe: Recipe }) {
  return <script type="application/ld+json">{scriptJson(structuredRecipe(recipe))}</script>;
}
