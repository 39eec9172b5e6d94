import { pagePaths } from '@plateful/contract/pages.ts';
import { Link } from 'react-router';
import { useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Plate } from '#ui/plate.tsx';

const table = [
  { pictures: ['egg', 'bread'], tint: '#f6b93b', className: 'w-20 sm:w-24' },
  { pictures: ['poultry-leg', 'lemon', 'broccoli'], tint: '#e0654a', className: 'w-28 sm:w-36' },
  { pictures: ['taco', 'lime'], tint: '#58a67d', className: 'w-20 sm:w-24' },
];

/** Shown to visitors, since a plan needs an account. */
export function VisitorPlanner() {
  const signInPath = useSignInPath();
  return (
    <>
      <h1 className="text-center">Meal Planner</h1>
      <EmptyState
        picture={
          <div className="flex items-center justify-center gap-4">
            {table.map(({ pictures, tint, className }) => (
              <div key={tint} className={`min-w-0 ${className}`}>
                <Plate pictures={pictures} tint={tint} size="fill" />
              </div>
            ))}
          </div>
        }
        title="Know what is for dinner all week"
        action={
          <>
            <Button asChild>
              <a href={signInPath}>Sign In</a>
            </Button>
            <Button variant="secondary" asChild>
              <Link to={pagePaths.recipes}>Browse Recipes</Link>
            </Button>
          </>
        }
      >
        Sign in to plan breakfast, lunch and dinner for every day, checked against your allergies. Then turn
        it into one shopping list.
      </EmptyState>
    </>
  );
}
