import { pagePaths } from '@plateful/contract/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Plate } from '#ui/plate.tsx';

/** The empty state of a recipe list. */
export function NoRecipes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      picture={<Plate pictures={[]} size={144} />}
      title={title}
      action={
        <>
          <Button asChild>
            <Link to={pagePaths.recipes}>Find Recipes</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={pagePaths.newRecipe}>Write a Recipe</Link>
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
