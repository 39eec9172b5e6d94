import type { Recipe } from '@plateful/contract/recipes.ts';
import { CookingPot } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cookLink } from './cook-address.ts';
import { useCookTimers } from './cook-timer-store.ts';
import { clockText, leftOf } from './cook-timers.ts';

type Props = {
  recipe: Recipe;
  servings: number;
  /** On the recipe's own page; from a window it leads there. */
  isOnPage: boolean;
};

/** The way into cook mode; while timers run it tells the next one. */
export function CookLink({ recipe, servings, isOnPage }: Props) {
  const [search] = useSearchParams();
  const { timers, now } = useCookTimers();
  const own = timers.filter(({ recipeId }) => recipeId === recipe.id);
  const next = Math.min(...own.map((timer) => leftOf(timer, now)));
  return (
    <Button asChild variant="secondary">
      <Link {...cookLink(recipe.id, servings, isOnPage ? search : null)}>
        <CookingPot />
        Cook Mode
        {own.length > 0 && (
          <span className="tabular-nums">{next > 0 ? `· ${clockText(next)}` : '· time is up'}</span>
        )}
      </Link>
    </Button>
  );
}
