import type { Recipe } from '@plateful/contract/recipes.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import type { ComponentProps, ReactNode } from 'react';
import { DishPhoto, usePhoto } from '#entities/photo/dish-photo.tsx';
import { cn } from '#ui/class-names.ts';
import { Plate } from '#ui/plate.tsx';

type Drawn = Pick<Recipe, 'cuisineType' | 'photoId'> & { facts: Pick<Recipe['facts'], 'pictures'> };

type PlateProps = Omit<ComponentProps<typeof Plate>, 'pictures' | 'tint'> & { recipe: Drawn };

/** A recipe's picture in a list: its photo, else a plate with its ingredients. */
export function RecipePlate({ recipe, ...rest }: PlateProps) {
  const { id, onMissing } = usePhoto(recipe.photoId);
  if (id === null) return <DrawnPlate recipe={recipe} {...rest} />;
  return (
    <span className={cn('relative block w-full', rest.className)}>
      <DrawnPlate recipe={recipe} {...rest} className="invisible" />
      <DishPhoto
        id={id}
        size="small"
        onMissing={onMissing}
        className="absolute inset-0 size-full rounded-full object-cover"
      />
    </span>
  );
}

function DrawnPlate({ recipe, ...rest }: PlateProps) {
  return <Plate {...rest} pictures={recipe.facts.pictures} tint={cuisineTint(recipe.cuisineType)} />;
}

type FieldProps = {
  recipe: Drawn;
  /** Overrides the recipe's photo. */
  photoId?: string | null;
  /** The photo's alternative text. */
  alt?: string;
  photoSize?: 'large' | 'small';
  plateSize?: PlateProps['size'];
  plateClassName?: string;
  className?: string;
  /** Rendered on top of the picture. */
  children?: ReactNode;
};

/** A recipe's full-width photo, or its plate on a matching background. */
export function PlateField(props: FieldProps) {
  const { recipe, alt = '', photoSize = 'small', plateSize = 'fill', plateClassName, className } = props;
  const { id, onMissing } = usePhoto(props.photoId ?? recipe.photoId);
  const background = `color-mix(in oklab, ${cuisineTint(recipe.cuisineType)} 24%, var(--color-paper))`;
  return (
    <div className={cn('relative grid place-items-center overflow-clip', className)} style={{ background }}>
      <DrawnPlate recipe={recipe} size={plateSize} className={cn(plateClassName, id && 'invisible')} />
      {id && (
        <DishPhoto
          id={id}
          alt={alt}
          size={photoSize}
          onMissing={onMissing}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {props.children}
    </div>
  );
}
