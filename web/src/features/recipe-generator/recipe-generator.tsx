import { recipeCount } from '@plateful/contract/bounds.ts';
import { isPaid } from '@plateful/contract/plans.ts';
import type { Usage } from '@plateful/contract/recipes.ts';
import { BookHeart, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMealFilter } from '#entities/recipe/meal-filter.ts';
import { RecipeGridSkeleton } from '#entities/recipe/recipe-grid.tsx';
import { SignUpNotice, TasteErrorNotice } from '#entities/recipe/recipe-notices.tsx';
import { useUsage } from '#entities/recipe/recipes.queries.ts';
import { useTasteProfile, visitorTasteOf } from '#entities/taste-profile/taste-profile.queries.ts';
import { SectionLink } from '#lib/section-link.tsx';
import { useUser } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useBatch } from './batch.ts';
import { toastSetupRequired } from './generation-toasts.ts';
import { GeneratorControls } from './generator-controls.tsx';
import { GeneratorResults, progressInWords } from './generator-results.tsx';
import { useStagedProgress } from './progress-stages.ts';
import { readyWords } from './recipe-words.ts';
import { useGeneratedResults } from './use-generated-results.ts';
import { type Results, useSampleResults } from './use-sample-results.ts';

export function RecipeGenerator() {
  const { state, user } = useUser();
  const taste = useTasteProfile();
  const paid = user !== null && isPaid(user.subscriptionTier);
  const [meal, setMeal] = useMealFilter();
  const [count, setCount] = useState<number | null>(recipeCount.default);
  const [batch, setBatch] = useBatch();
  const [typed, setTyped] = useState<string | null>(null);
  const request = typed ?? batch?.request ?? '';
  const [pressed, setPressed] = useState<number | null>(null);
  const { data: usage } = useUsage(user?.subscriptionTier);

  // No requests until the limits that apply are known.
  const isKnown = state !== 'loading' && taste.state !== 'loading';
  const visitorTaste = visitorTasteOf(taste);
  const samples = useSampleResults({
    enabled: isKnown && !paid,
    meal,
    request,
    visitorTaste,
    batch,
    setBatch,
  });
  const generated = useGeneratedResults({ enabled: paid, owner: user?.id ?? '', meal, request, batch });
  const results = paid ? generated : samples;
  const percent = useStagedProgress(results.startedAt);

  const resultsPart = useRef<HTMLDivElement>(null);
  const needsSetup = taste.state === 'ready' && !taste.profile;

  function generate(count: number) {
    if (!isKnown) return setPressed(count);
    if (needsSetup) return toastSetupRequired();
    results.generate(count);
  }

  // A click before the limits were known, handled once they are.
  const generatePressed = useEffectEvent((count: number) => {
    setPressed(null);
    generate(count);
  });
  useEffect(() => {
    if (isKnown && pressed !== null) generatePressed(pressed);
  }, [isKnown, pressed]);

  function retry() {
    // The button is about to disappear, so move the focus to the results.
    resultsPart.current?.focus({ preventScroll: true });
    results.retry?.();
  }

  return (
    <>
      <GeneratorControls
        count={count}
        onCountChange={setCount}
        request={request}
        onRequestChange={setTyped}
        meal={meal}
        onMealChange={setMeal}
        onGenerate={generate}
        busy={pressed !== null || results.startedAt !== null}
        isSecond={needsSetup}
      >
        {usage && <UsageLine usage={usage.usage} />}
      </GeneratorControls>

      <div className="mt-4 grid gap-4 empty:hidden">
        {needsSetup && <SetupNotice />}
        <TasteErrorNotice />
        {state === 'user' && !paid && <UpgradeNotice />}
        {state === 'anonymous' && <SignUpNotice />}
      </div>

      <VisuallyHidden role="status">{announcementOf(results, percent)}</VisuallyHidden>
      {/* The prerendered samples ignore limits, so they are hidden from users who have some, even briefly. */}
      <div ref={resultsPart} tabIndex={-1} className="mt-9 in-[.early.has-limits]:invisible">
        {!isKnown || results.isLoading ? (
          <RecipeGridSkeleton count={recipeCount.default} />
        ) : (
          <GeneratorResults results={results} percent={percent} isSample={!paid} onRetry={retry} />
        )}
      </div>
      {state === 'user' && <OwnRecipesCard />}
    </>
  );
}

/** The progress for a polite live region: the step, then the number of recipes. */
function announcementOf({ recipes, requestedCount, startedAt, error }: Results, percent: number | null) {
  // The error notice announces itself.
  if (!recipes || error != null) return null;
  if (startedAt !== null && recipes.length === 0) return progressInWords(percent ?? 0);
  return readyWords(recipes.length, requestedCount);
}

/** The remaining recipes of the month, for paid plans. */
function UsageLine({ usage }: { usage: Usage }) {
  const { generatedThisMonth, limit, remainingThisMonth } = usage;
  return (
    <p className="mt-4 text-soft text-sm tabular-nums">
      {generatedThisMonth} of {limit} AI recipes used this month · {remainingThisMonth} left
    </p>
  );
}

function SetupNotice() {
  return (
    <Alert
      tone="attention"
      title="Set up your taste preferences first..."
      action={
        <Button size="sm" asChild>
          <Link to="/taste-preferences">Setup Preferences</Link>
        </Button>
      }
    >
      It takes a minute, and then every recipe fits your allergies, diets, time and taste.
    </Alert>
  );
}

function UpgradeNotice() {
  return (
    <Alert
      title="You are on the Basic plan: sample recipes"
      action={
        <Button size="sm" variant="secondary" asChild>
          <SectionLink section="pricing">Upgrade to Plus</SectionLink>
        </Button>
      }
    >
      With Plus, the AI writes new recipes for your taste, up to 300 a month.
    </Alert>
  );
}

function OwnRecipesCard() {
  return (
    <Card asChild interactive padding="sm">
      <Link to="/account" className="mt-8 flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-bg text-brand">
          <BookHeart className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">View My Recipes</span>
          <span className="block text-soft text-sm">
            Everything you have generated and saved, in your account
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-soft" />
      </Link>
    </Card>
  );
}
