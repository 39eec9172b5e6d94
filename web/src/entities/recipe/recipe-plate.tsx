import type { Recipe } from '@plateful/contract/recipes.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { Plate } from '#ui/plate.tsx';

type Drawn = Pick<Recipe, 'cuisineType'> & { facts: Pick<Recipe['facts'], 'pictures'> };

type PlateProps = Omit<ComponentProps<typeof Plate>, 'pictures' | 'tint'> & { recipe: Drawn };

/** A recipe as it is drawn everywhere: its own ingredients on the glaze of its cuisine. */
export function RecipePlate({ recipe, ...rest }: PlateProps) {
  return <Plate {...rest} pictures={recipe.facts.pictures} tint={cuisineTint(recipe.cuisineType)} />;
}

type FieldProps = { recipe: Drawn; className?: string; children: ReactNode };

/** The ground that a plate stands on. */
export function PlateField({ recipe, className, children }: FieldProps) {
  const background = `color-mix(in oklab, ${cuisineTint(recipe.cuisineType)} 24%, var(--color-paper))`;
  return (
    <div className={cn('relative grid place-items-center', className)} style={{ background }}>
      {children}
    </div>
  );
}
