import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { RecipeCard } from '#entities/recipe/recipe-card.tsx';
import { RecipeGrid } from '#entities/recipe/recipe-grid.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { GenerationCard, GenerationSteps } from './generation-card.tsx';
import { FallbackNotice } from './generator-notices.tsx';
import { hereWords, readyWords } from './recipe-words.ts';
import type { Results } from './results.ts';

type Props = {
  results: Results;
  /** Of the generation under way; 100 when one has ended on this page; null when there was none. */
  percent: number | null;
  isSample: boolean;
  onRetry: () => void;
};

/** The recipes, as far as they have come, below what is to be said of them. */
export function GeneratorResults({ results, percent, isSample, onRetry }: Props) {
  const { recipes, notice, error, asked, startedAt } = results;
  const count = recipes?.length ?? 0;
  const isUnderWay = startedAt !== null;
  const missing = isUnderWay ? Math.max(0, (asked ?? 0) - count) : 0;
  const failure = error != null && <ResultsError results={results} onRetry={onRetry} />;
  if (!isUnderWay && count === 0) {
    return failure || <NoRecipes wasAsked={recipes !== null} notice={notice} />;
  }
  return (
    <>
      {isUnderWay ? (
        <GenerationCard percent={percent ?? 0} startedAt={startedAt} count={asked ?? 0} ready={count} />
      ) : (
        <ResultsHeader
          title={isSample ? 'Sample recipes' : 'Your recipes'}
          words={failure ? hereWords(count, asked) : readyWords(count, asked)}
          failure={failure}
          isFresh={percent !== null}
        >
          {results.isFallback && <FallbackNotice recipes={recipes ?? []} />}
          {notice && <Alert title={notice} />}
        </ResultsHeader>
      )}
      <div className="mt-6">
        <RecipeGrid missing={missing}>
          {recipes?.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} isStored={!isUnderWay} />
          ))}
        </RecipeGrid>
      </div>
    </>
  );
}

type HeaderProps = {
  title: string;
  words: string;
  failure: ReactNode;
  isFresh: boolean;
  children: ReactNode;
};

/** Takes the place of the progress card at its end, in its shape, so that the recipes below stay where they are. */
function ResultsHeader({ title, words, failure, isFresh, children }: HeaderProps) {
  const notices = Children.toArray(children);
  const content = (
    <>
      {failure && <div className="mb-5">{failure}</div>}
      <h2 className={isFresh ? 'text-2xl' : undefined}>{title}</h2>
      <p className="mt-1 text-soft tabular-nums">{words}</p>
      {notices.length > 0 && <div className="mt-5 grid gap-4">{notices}</div>}
      {isFresh && !failure && notices.length === 0 && <GenerationSteps percent={100} />}
    </>
  );
  return isFresh ? <Card padding="lg">{content}</Card> : content;
}

function ResultsError({ results, onRetry }: Pick<Props, 'results' | 'onRetry'>) {
  const { errorTitle, errorText, retry } = results;
  if (retry) {
    return (
      <LoadFailure title={errorTitle} onRetry={onRetry}>
        {errorText}
      </LoadFailure>
    );
  }
  return (
    <Alert tone="danger" announce title={errorTitle}>
      {errorText}
    </Alert>
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
