import type { Recipe, Usage } from '@plateful/contract/recipes.ts';
import { BookHeart, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { SectionLink } from '#lib/section-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { samplesAmong } from './generation-toasts.ts';

/** What is left of the month, for paid plans. */
export function UsageLine({ usage }: { usage: Usage }) {
  const { generatedThisMonth, limit, remainingThisMonth } = usage;
  return (
    <p className="mt-4 text-soft text-sm tabular-nums">
      {generatedThisMonth} of {limit} AI recipes used this month · {remainingThisMonth} left
    </p>
  );
}

export function SetupNotice() {
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
      It takes a minute, and every recipe then fits your table: allergies, diets, time and taste.
    </Alert>
  );
}

export function UpgradeNotice() {
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

export function FallbackNotice({ recipes }: { recipes: readonly Recipe[] }) {
  const samples = samplesAmong(recipes);
  return (
    <Alert tone="attention" title="The AI service is unavailable">
      {samples === recipes.length
        ? 'You were given sample recipes based on your preferences instead. They do not count against your month.'
        : `${samples} of ${recipes.length} ${samples === 1 ? 'is a sample recipe' : 'are sample recipes'} based on your preferences, and ${samples === 1 ? 'does' : 'do'} not count against your month.`}{' '}
      Please try again later.
    </Alert>
  );
}

export function OwnRecipesCard() {
  return (
    <Card asChild interactive padding="sm">
      <Link to="/account" className="mt-8 flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-bg text-brand">
          <BookHeart aria-hidden="true" className="size-6" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">View My Recipes</span>
          <span className="block text-soft text-sm">
            All that you have generated and saved, in your account
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </Link>
    </Card>
  );
}
