import type { MealPlan } from '@plateful/contract/meal-plan.ts';
import { mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { favoritesQuery } from '#entities/recipe/favorites.queries.ts';
import { ownRecipesQuery } from '#entities/recipe/recipes.queries.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { useToday } from '#lib/use-today.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { CuisinesChart, MealsChart, RecipesChart } from './charts.tsx';
import { Count, rowsOf } from './count.tsx';
import { mealsPerDay, recipesPerWeek, topCuisines } from './statistics.ts';

type Props = {
  /** Of the week that holds today. */
  meals: UseQueryResult<readonly Pick<MealPlan, 'date' | 'mealType'>[]>;
  lists: UseQueryResult<{ shoppingLists: readonly unknown[] }>;
};

export function AccountStatistics({ meals, lists }: Props) {
  const today = useToday();
  const recipes = useQuery(ownRecipesQuery);
  const favorites = useQuery(favoritesQuery);
  const own = rowsOf(recipes, recipes.data?.recipes);
  const planned = rowsOf(meals, meals.data);
  const figures = {
    Recipes: own,
    Favorites: rowsOf(favorites, favorites.data?.favorites),
    'Meals this week': planned,
    'Shopping lists': rowsOf(lists, lists.data?.shoppingLists),
  };
  const failed = [recipes, favorites, meals, lists].filter(({ error }) => error !== null);

  return (
    <Card asChild>
      <section aria-labelledby="account-statistics">
        <h2 id="account-statistics" className="text-2xl">
          Account statistics
        </h2>
        <StatList className="mt-5 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {Object.entries(figures).map(([label, rows]) => (
            <Stat key={label} label={label} value={<Count rows={rows} />} />
          ))}
        </StatList>
        {failed[0] && (
          <LoadFailure
            title="Some figures could not be loaded"
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
            className="mt-5"
          >
            {serverMessageOf(failed[0].error)}
          </LoadFailure>
        )}
        <div className="mt-7 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
          <RecipesChart rows={own && recipesPerWeek(own, today)} />
          <MealsChart rows={planned && mealsPerDay(planned, mondayOf(today))} />
          <CuisinesChart rows={own && topCuisines(own)} />
        </div>
      </section>
    </Card>
  );
}
