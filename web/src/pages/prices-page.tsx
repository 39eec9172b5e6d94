import { pagePaths } from '@plateful/contract/pages.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PriceBook } from '#features/prices/price-book.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';

export function PricesPage() {
  const { state } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle>What you pay</PageTitle>
      <Button asChild variant="quiet" className="-ml-3 px-3.5">
        <Link to={`${pagePaths.account}?tab=profile`}>
          <ArrowLeft />
          Your Account
        </Link>
      </Button>
      <h1 className="mt-4 text-5xl">What you pay</h1>
      <p className="mt-2 mb-6 max-w-text text-soft">
        Prices of foods from your own receipts, for you alone. Each is kept as long as its receipt.
      </p>
      {state === 'anonymous' && (
        <EmptyState
          picture={<Picture name="receipt" size={96} />}
          title="Please sign in to see what you pay"
          action={
            <Button asChild size="lg">
              <a href={signInPath}>Sign In</a>
            </Button>
          }
        >
          Your receipts and their prices are kept in your account.
        </EmptyState>
      )}
      {state === 'user' && <PriceBook />}
    </div>
  );
}
