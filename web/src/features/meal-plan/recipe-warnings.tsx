import type { Recipe } from '@plateful/contract/recipes.ts';
import { TriangleAlert } from 'lucide-react';
import { useRecipeLook } from './recipe-look.ts';

/** Never cut off: a warning is read whole or it is none. */
export function RecipeWarnings({ recipe }: { recipe: Recipe }) {
  const warnings = useRecipeLook().warnings(recipe);
  return warnings.map((warning) => (
    <span
      key={warning}
      className="flex w-fit items-start gap-1.5 rounded-lg bg-saffron-bg px-2 py-1 font-semibold text-saffron-ink text-xs"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{warning}</span>
    </span>
  ));
}
