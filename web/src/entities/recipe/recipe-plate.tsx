import type { Recipe } from '@plateful/contract/recipes.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import type { ComponentProps, ReactNode } from 'react';
import { DishPhoto, usePhoto } from '#entities/photo/dish-photo.tsx';
import { cn } from '#ui/class-names.ts';
import { Plate } from '#ui/plate.tsx';

type Drawn = Pick<Recipe, 'cuisineType' | 'photoId'> & { facts: Pick<Recipe['facts'], 'pictures'> };

type PlateProps = Omit<ComponentProps<typeof Plate>, 'pictures' | 'tint'> & { recipe: Drawn };

/** A recipe in a list: its photo, else its own ingredients on the glaze of its cuisine. */
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
  /** In place of the recipe's own. */
  photoId?: string | null;
  /** Of the photo. */
  alt?: string;
  photoSize?: 'large' | 'small';
  plateSize?: PlateProps['size'];
  plateClassName?: string;
  className?: string;
  /** On top of it. */
  children?: ReactNode;
};

/** A recipe as it is shown: its photo from edge to edge, or its plate on the ground that goes with it. */
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
