import type { MealPlan } from '@plateful/contract/meal-plan.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { CuisinesChart } from './cuisines-chart.tsx';
import { Figure } from './figure.tsx';
import { type Load, mapLoad } from './load.ts';
import { MealsChart } from './meals-chart.tsx';
import { RecipesChart } from './recipes-chart.tsx';
import { mealsPerDay, recipesPerWeek, topCuisines } from './statistics.ts';

type Props = {
  today: PlainDate;
  recipes: Load<readonly Recipe[]>;
  favorites: Load<readonly unknown[]>;
  /** Of the week that holds today. */
  meals: Load<readonly Pick<MealPlan, 'date' | 'mealType'>[]>;
  lists: Load<readonly unknown[]>;
};

export function AccountStatistics({ today, recipes, favorites, meals, lists }: Props) {
  const figures = [
    { label: 'Recipes', load: recipes },
    { label: 'Favorites', load: favorites },
    { label: 'Meals this week', load: meals },
    { label: 'Shopping lists', load: lists },
  ];
  const failed = figures.map(({ load }) => load).filter(({ error }) => error !== null);

  function retryFailed() {
    for (const { retry } of failed) retry();
  }

  return (
    <Card asChild>
      <section aria-labelledby="account-statistics">
        <h2 id="account-statistics" className="text-2xl">
          Account statistics
        </h2>
        <StatList className="mt-5 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {figures.map(({ label, load }) => (
            <Stat key={label} label={label} value={<Figure load={mapLoad(load, (rows) => rows.length)} />} />
          ))}
        </StatList>
        {failed[0] && (
          <LoadFailure title="Some figures could not be loaded" onRetry={retryFailed} className="mt-5">
            {serverMessageOf(failed[0].error)}
          </LoadFailure>
        )}
        <div className="mt-7 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
          <RecipesChart load={mapLoad(recipes, (all) => recipesPerWeek(all, today))} />
          <MealsChart load={mapLoad(meals, (all) => mealsPerDay(all, mondayOf(today)))} />
          <CuisinesChart load={mapLoad(recipes, topCuisines)} />
        </div>
      </section>
    </Card>
  );
}
