import { Link } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Plate } from '#ui/plate.tsx';

type Props = { error: unknown; onRetry: () => void };

/** Missing or not loaded (specification, section 2); only what may go away by itself is offered again. */
export function RecipeNotFound({ error, onRetry }: Props) {
  const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return (
    <div className="page-width py-12 sm:py-20">
      <PageTitle>Recipe Not Found</PageTitle>
      <meta name="robots" content="noindex" />
      <Card padding="lg" className="mx-auto grid max-w-lg justify-items-center text-center">
        <Plate pictures={[]} tint="#e0654a" size={144} />
        <h1 className="mt-6 text-3xl">Recipe Not Found</h1>
        <p className="mt-2 text-soft">The recipe you're looking for doesn't exist or has been removed.</p>
        {isPassing && (
          <p role="status" className="mt-2 text-soft text-sm">
            {error.status === 0
              ? 'We could not reach the server. You may be offline.'
              : 'It may also be that we could not load it just now.'}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {isPassing && (
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
