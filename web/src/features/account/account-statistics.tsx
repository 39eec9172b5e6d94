import type { MealPlan } from '@plateful/contract/meal-plan.ts';
import { mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { mondaysBefore, overviewQuery } from '#entities/recipe/recipe-cards.queries.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { useToday } from '#lib/use-today.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { CuisinesChart, MealsChart, RecipesChart } from './charts.tsx';
import { Count, rowsOf } from './count.tsx';
import { mealsPerDay, withOthers } from './statistics.ts';

type Props = {
  /** The meals of the current week. */
  meals: UseQueryResult<readonly Pick<MealPlan, 'date' | 'mealType'>[]>;
};

export function AccountStatistics({ meals }: Props) {
  const today = useToday();
  const overview = useQuery(overviewQuery(today));
  const data = rowsOf(overview, overview.data);
  const planned = rowsOf(meals, meals.data);
  const figures = {
    Recipes: rowsOf(overview, data?.recipes),
    Favorites: rowsOf(overview, data?.favorites),
    'Meals this week': rowsOf(meals, meals.data?.length),
    'Shopping lists': rowsOf(overview, data?.shoppingLists),
  };
  const failed = [overview, meals].filter(({ error }) => error !== null);

  return (
    <Card asChild>
      <section aria-labelledby="account-statistics">
        <h2 id="account-statistics" className="text-2xl">
          Account statistics
        </h2>
        <StatList className="mt-5 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {Object.entries(figures).map(([label, figure]) => (
            <Stat key={label} label={label} value={<Count figure={figure} />} />
          ))}
        </StatList>
        {failed[0] && (
          <LoadFailure
            title="Some numbers could not be loaded"
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
            className="mt-5"
          >
            {serverMessageOf(failed[0].error)}
          </LoadFailure>
        )}
        <div className="mt-7 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
          <RecipesChart
            rows={
              data && mondaysBefore(today).map((monday, index) => ({ monday, count: data.spans[index] ?? 0 }))
            }
          />
          <MealsChart rows={planned && mealsPerDay(planned, mondayOf(today))} />
          <CuisinesChart rows={data && withOthers(data.cuisines, data.recipes)} />
        </div>
      </section>
    </Card>
  );
}
