import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RecipeCardSkeleton } from './recipe-skeleton.tsx';

/** Cards side by side as far as they fit, of one height; an opened one does not stretch its neighbours. */
export function RecipeGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 has-[[data-open]]:items-start sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
      {children}
    </div>
  );
}

export function RecipeGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading recipes</VisuallyHidden>
      <RecipeGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <RecipeCardSkeleton key={index} />
        ))}
      </RecipeGrid>
    </div>
  );
}
