import type { Recipe } from '@plateful/contract/recipes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnreachable } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { FallbackNotice } from './generator-notices.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeGrid } from './recipe-grid.tsx';
import { readyInWords } from './recipe-words.ts';
import type { Results } from './results.ts';
import type { Limits } from './safety-claims.ts';

type Props = {
  results: Results;
  isSample: boolean;
  limits: Limits | null;
  favorite: (recipe: Recipe) => ReactNode;
  onRetry: () => void;
};

/** What there is, once nothing is under way. */
export function GeneratorResults({ results, isSample, limits, favorite, onRetry }: Props) {
  const { recipes, notice, error } = results;
  const isEmpty = recipes === null || recipes.length === 0;
  return (
    <>
      {error != null && <ResultsError results={results} onRetry={onRetry} />}
      {isEmpty && error == null && <NoRecipes wasAsked={recipes !== null} notice={notice} />}
      {!isEmpty && (
        <>
          <h2>{isSample ? 'Sample recipes' : 'Your recipes'}</h2>
          <p className="mt-1 mb-5 text-soft">{readyInWords(recipes.length)}</p>
          <div className="mb-6 grid gap-4 empty:hidden">
            {results.isFallback && <FallbackNotice />}
            {notice && <Alert title={notice} />}
          </div>
          <RecipeGrid>
            {recipes.map((recipe) => (
              <RecipeCard
                key={recipe.id}
                recipe={recipe}
                from="recipes"
                limits={limits}
                action={favorite(recipe)}
              />
            ))}
          </RecipeGrid>
        </>
      )}
    </>
  );
}

function ResultsError({ results, onRetry }: Pick<Props, 'results' | 'onRetry'>) {
  const { error, errorTitle, errorText } = results;
  return (
    <LoadFailure title={errorTitle} onRetry={onRetry} className="mb-8">
      {isUnreachable(error) ? 'We could not reach the server. Please check your connection.' : errorText}
    </LoadFailure>
  );
}

function NoRecipes({ wasAsked, notice }: { wasAsked: boolean; notice: string | undefined }) {
  const picture = <Plate pictures={wasAsked ? [] : ['tomato', 'herb', 'garlic']} tint="#f0be45" size={152} />;
  if (wasAsked) {
    return (
      <EmptyState
        picture={picture}
        title="Nothing fits all of that yet"
        action={
          <Button variant="secondary" asChild>
            <Link to="/taste-preferences">Change Preferences</Link>
          </Button>
        }
      >
        {notice ?? 'Try another meal type, or allow a little more time in your taste preferences.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={picture} title="What shall we cook?">
      Choose how many recipes you want and for which meal, then press Generate.
    </EmptyState>
  );
}
