import { pagePaths } from '@plateful/contract/pages.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { HomeFoods } from '#features/at-home/home-foods.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';

export function AtHomePage() {
  const { state } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle>At home</PageTitle>
      <Button asChild variant="quiet" className="-ml-3 px-3.5">
        <Link to={pagePaths.mealPlan}>
          <ArrowLeft />
          Meal Planner
        </Link>
      </Button>
      <h1 className="mt-4 text-5xl">At home</h1>
      <p className="mt-2 mb-6 max-w-text text-soft">
        What your receipts bought and your meals have not used up, for as long as it keeps. Nothing to keep up
        by hand: say so where it is wrong.
      </p>
      {state === 'anonymous' && (
        <EmptyState
          picture={<Picture name="receipt" size={96} />}
          title="Please sign in to see what is at home"
          action={
            <Button asChild size="lg">
              <a href={signInPath}>Sign In</a>
            </Button>
          }
        >
          It follows from your receipts, which are kept in your account.
        </EmptyState>
      )}
      {state === 'user' && <HomeFoods />}
    </div>
  );
}
