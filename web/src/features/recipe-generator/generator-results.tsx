import type { Recipe } from '@plateful/contract/recipes.ts';
import { Check } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { RecipeCard } from '#entities/recipe/recipe-card.tsx';
import { RecipeGrid } from '#entities/recipe/recipe-grid.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Progress } from '#ui/progress.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { samplesAmong } from './generation-toasts.ts';
import { stepAt, steps } from './progress-stages.ts';
import { arrivedWords, readyWords, recipesInWords } from './recipe-words.ts';
import type { Results } from './use-sample-results.ts';

type Props = {
  results: Results;
  /** Progress of the current generation; 100 after one ended on this page; null if there was none. */
  percent: number | null;
  isSample: boolean;
  onRetry: () => void;
};

/** The recipes received so far, below messages about them. */
export function GeneratorResults({ results, percent, isSample, onRetry }: Props) {
  const { recipes, servings, notice, error, requestedCount, startedAt } = results;
  const count = recipes?.length ?? 0;
  const isUnderWay = startedAt !== null;
  const missing = isUnderWay ? Math.max(0, (requestedCount ?? 0) - count) : 0;
  const failure = error != null && <ResultsError results={results} onRetry={onRetry} />;
  if (!isUnderWay && count === 0) {
    return failure || <NoRecipes wasAsked={recipes !== null} notice={notice} />;
  }
  return (
    <>
      {isUnderWay ? (
        <GenerationCard
          percent={percent ?? 0}
          startedAt={startedAt}
          count={requestedCount ?? 0}
          ready={count}
        />
      ) : (
        <ResultsHeader
          title={isSample ? 'Sample recipes' : 'Your recipes'}
          words={failure ? arrivedWords(count, requestedCount) : readyWords(count, requestedCount)}
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
            <RecipeCard key={recipe.id} recipe={recipe} servings={servings} isStored={!isUnderWay} />
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

/** Replaces the progress card at the end with the same layout, so that the recipes do not move. */
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
        title="No recipe matches all of that"
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
    <EmptyState picture={picture} title="What should we cook?">
      Choose how many recipes you want and for which meal, then tap Generate.
    </EmptyState>
  );
}

const about: Record<(typeof steps)[number], string> = {
  Analyzing: 'your taste preferences',
  Crafting: 'recipes around them',
  Finalizing: 'amounts, steps and checks',
};

/** The current step as a sentence, also for the live region. */
export function progressInWords(percent: number): string {
  const step = steps[stepAt(percent)];
  return step ? `${step} ${about[step]}` : 'Almost done';
}

type progressInWordsProps = { percent: number; startedAt: number | null; count: number; ready: number };

/** The progress card above the recipes. */
function GenerationCard({ percent, startedAt, count, ready }: progressInWordsProps) {
  const step = steps[stepAt(percent)] ?? 'Almost done';
  return (
    <Card padding="lg">
      <h2 className="text-2xl">Preparing {recipesInWords(count).toLowerCase()}</h2>
      <p className="mt-1 text-soft tabular-nums">
        {ready === 0 ? progressInWords(percent) : `${step}: ${ready} of ${count} ready`}
      </p>
      {/* Keyed, because the old bar would animate backwards. */}
      <GenerationSteps key={startedAt} percent={percent} />
    </Card>
  );
}

/** The progress bar and its steps, all checked at 100 percent. */
function GenerationSteps({ percent }: { percent: number }) {
  const current = stepAt(percent);
  return (
    <>
      <Progress className="mt-5" label="Recipe generation" labelHidden value={percent} />
      <ol className="mt-6 grid grid-cols-3 gap-2 sm:gap-3">
        {steps.map((step, index) => (
          <Step key={step} name={step} isCurrent={index === current} isDone={index < current} />
        ))}
      </ol>
    </>
  );
}

type StepProps = { name: string; isCurrent: boolean; isDone: boolean };

function Step({ name, isCurrent, isDone }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'flex min-h-touch items-center gap-1 rounded-lg px-2 py-2.5 font-semibold transition-colors max-sm:flex-col max-sm:text-sm sm:gap-3 sm:px-4 sm:py-0',
        isDone && 'bg-leaf-bg text-leaf',
        isCurrent && 'bg-brand-bg text-brand',
        !isDone && !isCurrent && 'bg-sunk text-soft',
      )}
    >
      <span aria-hidden="true" className="grid size-5 place-items-center">
        {isDone && <Check strokeWidth={2.75} className="size-5" />}
        {isCurrent && <Spinner />}
        {!isDone && !isCurrent && <span className="size-2 rounded-full bg-edge" />}
      </span>
      {name}
    </li>
  );
}

function FallbackNotice({ recipes }: { recipes: readonly Recipe[] }) {
  const samples = samplesAmong(recipes);
  return (
    <Alert tone="attention" title="The AI service is unavailable">
      {samples === recipes.length
        ? 'You got sample recipes based on your preferences instead. They do not count toward your monthly limit.'
        : `${samples} of ${recipes.length} ${samples === 1 ? 'is a sample recipe' : 'are sample recipes'} based on your preferences, and ${samples === 1 ? 'does' : 'do'} not count toward your monthly limit.`}{' '}
      Please try again later.
    </Alert>
  );
}
