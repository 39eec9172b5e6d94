import { minutesOf, servingsOf } from '@plateful/contract/limits.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { Clock, Users } from 'lucide-react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = {
  recipe: Recipe;
  /** Null leaves them out. */
  servings: number | null;
};

/** Minutes and servings, with the specification's defaults. */
export function RecipeMeta({ recipe, servings }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-soft text-xs tabular-nums [&_svg]:size-3.5">
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden="true" />
        {minutesOf(recipe)}
        {'\u202f'}min
      </span>
      {servings !== null && (
        <span className="inline-flex items-center gap-1">
          <Users aria-hidden="true" />
          {servingsOf({ servings })}
          <VisuallyHidden> servings</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
