import type { Recipe } from '@plateful/contract/recipes.ts';
import { Plus } from 'lucide-react';
import { RecipeMeta } from '#entities/recipe/recipe-parts.tsx';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { AllergyWarnings } from '#entities/recipe/safety-chips.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Props = {
  recipe: Recipe;
  /** Servings are being chosen for all, so that a recipe's own would only confuse. */
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
};

/** One recipe of the picker: a press plans it. */
export function RecipeChoice({ recipe, hasServings, onChoose }: Props) {
  return (
    <button
      type="button"
      onClick={() => onChoose(recipe)}
      className="group/choice flex w-full items-center gap-3.5 rounded-xl p-2 text-left transition-colors hover:bg-fill"
    >
      <span className="block w-14 shrink-0">
        <RecipePlate recipe={recipe} size="fill" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="line-clamp-2 font-semibold leading-snug">{recipe.title}</span>
        <span className="flex flex-wrap items-center gap-x-3">
          <RecipeMeta recipe={recipe} servings={hasServings ? null : recipe.servings} />
          {recipe.cuisineType && <span className="text-soft text-xs">{recipe.cuisineType}</span>}
        </span>
        <AllergyWarnings recipe={recipe} />
      </span>
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-fill text-brand transition-colors group-hover/choice:bg-brand group-hover/choice:text-brand-ink"
      >
        <Plus className="size-4.5" />
      </span>
    </button>
  );
}

export function RecipeChoiceSkeleton() {
  return (
    <div className="flex items-center gap-3.5 p-2">
      <Skeleton className="size-14 shrink-0 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    </div>
  );
}
