import type { Recipe } from '@plateful/contract/recipes.ts';
import { capitalized } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';

type Props = { recipe: Pick<Recipe, 'cuisineType' | 'mealType'>; className?: string };

/** Cuisine and meal type, as far as a recipe has them. */
export function RecipeBadges({ recipe: { cuisineType, mealType }, className }: Props) {
  const badges = [cuisineType, mealType].flatMap((text) => text || []);
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Cuisine and meal" className={cn('flex flex-wrap gap-2', className)}>
      {badges.map((badge) => (
        <li key={badge} className="flex min-w-0">
          <Badge>{capitalized(badge)}</Badge>
        </li>
      ))}
    </ul>
  );
}
