import { servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { CookingPot } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAskedServings, wholeNumber } from '#entities/recipe/asked-servings.ts';
import { useHydrated } from '#lib/hydration.tsx';
import { Button } from '#ui/button.tsx';
import { useCookTimers } from './cook-timer-store.ts';
import { clockText, leftOf } from './cook-timers.ts';

type Props = {
  recipe: Recipe;
  servings: number;
  /** True on the recipe's page. A dialog links to that page first. */
  isOnPage: boolean;
};

/** The link to cook mode. Shows the next timer while any run. */
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

/** Marks history entries opened from the recipe's page: leaving cook mode then goes back instead of adding an entry. */
const fromPage = { cooking: 'from page' } as const;

/** The URL of cook mode. The step is part of it, so that it survives a reload. */
function cookLink(recipeId: string, servings: number, from: URLSearchParams | null) {
  const search = new URLSearchParams(from ?? undefined);
  search.set('cook', '1');
  search.set('servings', String(servings));
  return {
    to: { pathname: `/recipe/${recipeId}`, search: String(search) },
    state: from && fromPage,
    preventScrollReset: true,
  };
}

/** The step in the URL, from 0. Null if there is none, as while prerendering. */
export function useCookAddress(recipe: { servings: number; steps: number }) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const named = wholeNumber(search.get('cook'));
  const last = recipe.steps - 1;
  const step = isHydrated && named !== null && last >= 0 ? Math.min(Math.max(named - 1, 0), last) : null;
  const servings = useAskedServings() ?? servingsOf(recipe);

  function replace(change: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(search);
    change(next);
    const { state, hash } = location;
    void navigate({ search: String(next), hash }, { replace: true, state, preventScrollReset: true });
  }

  return {
    step,
    servings,
    goTo: (next: number) => replace((address) => address.set('cook', String(next + 1))),
    leave() {
      if (isFromPage(location.state)) return void navigate(-1);
      replace((address) => {
        address.delete('cook');
        address.delete('servings');
      });
    },
  };
}

function isFromPage(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'cooking' in state && state.cooking === fromPage.cooking
  );
}
