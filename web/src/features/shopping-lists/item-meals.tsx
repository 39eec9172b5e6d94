import { pagePaths } from '@plateful/contract/pages.ts';
import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { Link } from 'react-router';
import { dayInWords } from './date-range.ts';

type Meal = ShoppingItem['meals'][number];

/** The planned meals that an item is bought for, in the order of eating. */
export function ItemMeals({ meals }: { meals: readonly Meal[] }) {
  return (
    <ul className="grid gap-0.5">
      {meals.toSorted(byTime).map((meal) => (
        <li key={`${meal.date} ${meal.mealType} ${meal.recipeId}`}>
          <Link
            to={pagePaths.recipe.replace(':id', meal.recipeId)}
            className="flex min-h-touch flex-col justify-center py-1.5"
          >
            <span className="link w-fit">{meal.title}</span>
            <span className="text-soft text-sm tabular-nums">
              {dayInWords(meal.date)}, {meal.mealType}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function byTime(one: Meal, other: Meal): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return plannedMealTypes.indexOf(one.mealType) - plannedMealTypes.indexOf(other.mealType);
}
