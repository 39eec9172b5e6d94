import { pagePaths } from '@plateful/contract/pages.ts';
import { X } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import { RecipeMeta } from '#entities/recipe/recipe-parts.tsx';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { AllergyWarnings } from '#entities/recipe/safety-chips.tsx';
import { capitalized } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isSaved, type PlannedMeal, type SavedMeal } from './planned-meal.ts';
import { dayName } from './week-dates.ts';

type Props = { meal: PlannedMeal; onRemove: (meal: SavedMeal) => void };

/** A filled slot. The whole card opens the recipe; how much it says depends on its own width. */
export function MealCard({ meal, onRemove }: Props) {
  const { recipe } = meal;
  // A recipe for any meal is here for the one of its slot.
  const badges = [recipe.cuisineType, capitalized(recipe.mealType ?? meal.mealType)].filter(Boolean);
  return (
    <div className="@container h-full animate-fade-in">
      <article className="relative flex h-full flex-col gap-x-4 gap-y-2 rounded-xl bg-card p-3 shadow-card transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-raised @3xs:flex-row @3xs:pr-12">
        <div className="w-16 shrink-0 @3xs:w-18">
          <RecipePlate recipe={recipe} size="fill" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <Link
            to={`${generatePath(pagePaths.recipe, { id: recipe.id })}?from=meal-planner`}
            className="line-clamp-3 rounded-sm font-semibold text-sm leading-snug after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
          >
            {recipe.title}
          </Link>
          <RecipeMeta recipe={recipe} servings={meal.servings} />
          <AllergyWarnings recipe={recipe} />
          <div className="mt-auto flex flex-wrap gap-x-0.75 gap-y-1 pt-0.5 @3xs:gap-x-1.5">
            {badges.map((badge) => (
              <Badge key={badge} variant="muted" className="px-1.5 py-0.5 @3xs:px-3 @3xs:py-1">
                {badge}
              </Badge>
            ))}
          </div>
        </div>
        <IconButton
          label={`Remove ${recipe.title} from ${meal.mealType} on ${dayName(meal.date)}`}
          variant="danger"
          disabled={!isSaved(meal)}
          onClick={() => isSaved(meal) && onRemove(meal)}
          className="absolute top-1 right-1 z-1"
        >
          <X />
        </IconButton>
      </article>
    </div>
  );
}
