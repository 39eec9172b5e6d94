import { pagePaths } from '@plateful/contract/pages.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { CookedLog } from '#features/cooked-log/cooked-log.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Plate } from '#ui/plate.tsx';

export function CookedPage() {
  const { state } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle>What you cooked</PageTitle>
      <Button asChild variant="quiet" className="-ml-3 px-3.5">
        <Link to={pagePaths.account}>
          <ArrowLeft />
          Your Account
        </Link>
      </Button>
      <h1 className="mt-4 mb-6 text-5xl">What you cooked</h1>
      {state === 'anonymous' && (
        <EmptyState
          picture={<Plate pictures={[]} size={144} />}
          title="Please sign in to see what you cooked"
          action={
            <Button asChild size="lg">
              <a href={signInPath}>Sign In</a>
            </Button>
          }
        >
          Your cooked log is kept in your account.
        </EmptyState>
      )}
      {state === 'user' && <CookedLog />}
    </div>
  );
}
