import type { Dish, DishPart } from '../dish.ts';

/**
 * Counts like the dish as written, whose words are singular or plural accordingly: a hotter dish may have six of its
 * one chili.
 */
export function withOriginalCount({ parts }: Dish, part: DishPart): DishPart {
  if (part.unit !== 'whole') return part;
  return (
    parts.find(({ key, name, unit }) => key === part.key && name === part.name && unit === 'whole') ?? part
  );
}
