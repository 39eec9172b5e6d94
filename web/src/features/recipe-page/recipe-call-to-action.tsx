import type { Recipe } from '@plateful/contract/recipes.ts';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { FavoriteButton } from '#entities/recipe/favorite-button.tsx';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What to do with a recipe that one likes (specification, section 2). */
export function RecipeCallToAction({ recipe }: { recipe: Recipe }) {
  const { state } = useUser();
  return (
    <Card asChild variant="sunk" padding="lg" className="mt-10 @container">
      <section>
        <h2>Love this recipe?</h2>
        <p className="mt-2 max-w-text text-soft">
          {state === 'user'
            ? 'Put it on a day of your week, and the shopping list follows by itself.'
            : 'Tell us what you like and what you cannot eat, and get recipes made for your table.'}
        </p>
        <div className="mt-6 flex flex-col gap-3 *:w-full @lg:flex-row @lg:flex-wrap @lg:*:w-auto">
          {state === 'loading' && <Skeleton className="h-11 rounded-full @lg:w-44" />}
          {state === 'user' && (
            <Button asChild>
              <Link to="/meal-planner">
                <CalendarPlus aria-hidden="true" />
                Add to Meal Plan
              </Link>
            </Button>
          )}
          {state === 'anonymous' && (
            <Button asChild>
              <Link to="/taste-preferences">Get Started</Link>
            </Button>
          )}
          <Button variant="secondary" asChild>
            <Link to="/recipes">Browse More Recipes</Link>
          </Button>
          <FavoriteButton recipe={recipe} look="words" />
        </div>
      </section>
    </Card>
  );
}
