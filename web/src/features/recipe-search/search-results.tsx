import type { Recipe, SearchResult } from '@plateful/contract/recipes.ts';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { mealOptions, useMealFilter } from '#entities/recipe/meal-filter.ts';
import { RecipeCard } from '#entities/recipe/recipe-card.tsx';
import { RecipeGrid, RecipeGridSkeleton } from '#entities/recipe/recipe-grid.tsx';
import { isUnreachable, serverMessageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Select } from '#ui/select.tsx';
import { foundInWords, leftOutInWords, understoodInWords } from './search-phrases.ts';
import type { SearchState } from './use-search-state.ts';

type Props = {
  state: SearchState;
  /** A suggestion was clicked; its link is about to disappear. */
  onFollow: (suggestion: string) => void;
};

/** The results with count and meal filter, or why there are none and what to try. */
export function SearchResults({ state, onFollow }: Props) {
  const [meal, setMeal] = useMealFilter();
  const { answer, recipes, isOld } = state;
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <div>
          <h2 className="wrap-anywhere text-2xl">{headingOf(state)}</h2>
          {answer && <Understood words={understoodInWords(answer.understood)} />}
        </div>
        <Field label="Meal type">
          <Select options={mealOptions} value={meal} onValueChange={setMeal} />
        </Field>
      </div>
      <div className="mt-6 grid gap-4 empty:hidden">
        {answer && answer.total > 0 && answer.match === 'some' && (
          <Alert title="No recipe has all of these words">Here are the closest matches.</Alert>
        )}
        <SearchFailure error={state.error} onRetry={state.retry} />
      </div>
      {state.isLoading && (
        <div className="mt-6">
          <RecipeGridSkeleton count={3} />
        </div>
      )}
      {answer && answer.total === 0 && <NothingFound answer={answer} onFollow={onFollow} isOld={isOld} />}
      {recipes.length > 0 && (
        <div aria-busy={isOld} className={cn('mt-6 transition-opacity delay-100', isOld && 'opacity-60')}>
          <FoundRecipes recipes={recipes} />
        </div>
      )}
      {answer && answer.total > 0 && <Rest answer={answer} state={state} />}
    </>
  );
}

function headingOf({ answer, error }: SearchState): string {
  if (answer) return foundInWords(answer, answer.term);
  return error == null ? 'Searching…' : 'Search';
}

function SearchFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error == null) return null;
  return (
    <LoadFailure title="Search failed" onRetry={onRetry}>
      {isUnreachable(error)
        ? 'We could not reach the server. Please check your connection.'
        : (serverMessageOf(error) ?? 'Please try again.')}
    </LoadFailure>
  );
}

function Understood({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul aria-label="Understood as" className="mt-2.5 flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <Badge variant="muted">{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** When more results are added, the focus moves to the first of them. */
function FoundRecipes({ recipes }: { recipes: readonly Recipe[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const shown = useRef(recipes);
  useEffect(() => {
    const before = shown.current;
    shown.current = recipes;
    const isLonger =
      recipes.length > before.length && before.every(({ id }, index) => recipes[index]?.id === id);
    if (isLonger) grid.current?.querySelectorAll('article')[before.length]?.querySelector('a')?.focus();
  }, [recipes]);
  return (
    <div ref={grid}>
      <RecipeGrid>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} />
        ))}
      </RecipeGrid>
    </div>
  );
}

function Rest({ answer, state }: { answer: SearchResult; state: SearchState }) {
  return (
    <div className="mt-8 grid justify-items-center gap-4 text-center empty:hidden">
      {state.showMore && state.moreError == null && (
        <Button
          variant="secondary"
          busy={state.isLoadingMore}
          busyText="Loading..."
          onClick={state.showMore}
        >{`Show More (${state.recipes.length} of ${answer.total})`}</Button>
      )}
      <SearchFailure error={state.moreError} onRetry={() => state.showMore?.()} />
      {answer.leftOut > 0 && <LeftOut answer={answer} />}
    </div>
  );
}

function LeftOut({ answer: { leftOut, total } }: { answer: SearchResult }) {
  return (
    <p className="text-soft text-sm">
      <ShieldCheck className="mr-1.5 inline size-4.5 align-[-0.25em] text-leaf" />
      {leftOutInWords(leftOut, total)}
    </p>
  );
}

type NothingProps = Pick<Props, 'onFollow'> & { answer: SearchResult; isOld: boolean };

function NothingFound({ answer, onFollow, isOld }: NothingProps) {
  const { leftOut, suggestions } = answer;
  const { state } = useLocation();
  const [params] = useSearchParams();

  function linkTo(query: string): string {
    const next = new URLSearchParams(params);
    next.set('search', query);
    return `?${next}`;
  }

  return (
    <EmptyState
      level={3}
      picture={<Plate pictures={[]} tint="#f0be45" size={152} />}
      title="No matching recipes"
      className={cn('transition-opacity delay-100', isOld && 'opacity-60')}
      action={
        suggestions.length > 0 && (
          <ul aria-label="Try these searches" className="flex flex-wrap justify-center gap-3">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Button variant="secondary" asChild>
                  <Link
                    to={linkTo(suggestion)}
                    replace
                    preventScrollReset
                    state={state}
                    onClick={() => onFollow(suggestion)}
                  >
                    {suggestion}
                  </Link>
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {leftOut > 0 && <LeftOut answer={answer} />}
      <p className={cn(leftOut > 0 && 'mt-2')}>
        {suggestions.length > 0
          ? 'Try fewer or different words, or one of these:'
          : 'Try fewer or different words, or all meals.'}
      </p>
    </EmptyState>
  );
}
