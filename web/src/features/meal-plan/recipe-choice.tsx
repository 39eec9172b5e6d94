import type { Recipe } from '@plateful/contract/recipes.ts';
import { Plus, Sparkles } from 'lucide-react';
import { RecipeMeta } from '#entities/recipe/recipe-parts.tsx';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { AllergyWarnings } from '#entities/recipe/safety-chips.tsx';

type Props = {
  recipe: Recipe;
  /** Null if the servings are chosen for all recipes. */
  servings: number | null;
  /** Why it is suggested. */
  reason?: string | undefined;
  onChoose: (recipe: Recipe) => void;
};

/** An option for planning; a click plans it. */
export function RecipeChoice({ recipe, servings, reason, onChoose }: Props) {
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
          <RecipeMeta recipe={recipe} servings={servings} />
          {recipe.cuisineType && <span className="text-soft text-xs">{recipe.cuisineType}</span>}
        </span>
        {reason && (
          <span className="flex items-start gap-1 text-soft text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            <Sparkles />
            {reason}
          </span>
        )}
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

type ChoicesProps = {
  recipes: readonly Recipe[];
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
  isBusy?: boolean;
  className?: string;
};

/** A list of options. Without their own servings if those are chosen for all. */
export function RecipeChoices({ recipes, hasServings, onChoose, isBusy, className }: ChoicesProps) {
  return (
    <ul aria-busy={isBusy} className={className}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <RecipeChoice recipe={recipe} servings={hasServings ? null : recipe.servings} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}
