import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardsOf, ownCardsQuery } from '#entities/recipe/recipe-cards.queries.ts';
import { RecipeMeta } from '#entities/recipe/recipe-parts.tsx';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

type Props = {
  isOpen: boolean;
  /** The edited recipe, which is excluded: it cannot contain itself. */
  id: string | null;
  onChoose: (recipe: { id: string; title: string }) => void;
  onClose: () => void;
};

/** Chooses one of the user's recipes as a component of another, such as a dough or a sauce. */
export function LinkRecipeDialog({ isOpen, id, onChoose, onClose }: Props) {
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), 200);
  const query = useInfiniteQuery({ ...ownCardsQuery({ search, tag: [] }), enabled: isOpen });
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Use one of your recipes"
        description="Its ingredients and steps are included and scaled with this recipe."
      >
        <SearchField
          aria-label="Search your recipes"
          placeholder="Pizza dough"
          maxLength={100}
          value={words}
          onType={setWords}
        />
        <div className="mt-3">
          <Loaded
            query={query}
            skeleton={
              <Loading label="Loading your recipes">
                <Skeleton className="h-60 rounded-xl" />
              </Loading>
            }
            failure="Your recipes could not be loaded"
          >
            {(data) => {
              const found = cardsOf(data).recipes.filter((recipe) => recipe.id !== id);
              if (found.length === 0) {
                return (
                  <EmptyState level={3} title="No recipe found" className="py-6">
                    Save it as its own recipe first, then add it here.
                  </EmptyState>
                );
              }
              return (
                <>
                  <ul aria-label="Your recipes" aria-busy={query.isPlaceholderData} className="grid gap-1">
                    {found.map((recipe) => (
                      <li key={recipe.id}>
                        <button
                          type="button"
                          onClick={() => onChoose(recipe)}
                          className="flex w-full items-center gap-3.5 rounded-xl p-2 text-left transition-colors hover:bg-fill"
                        >
                          <span className="block w-12 shrink-0">
                            <RecipePlate recipe={recipe} size="fill" />
                          </span>
                          <span className="grid min-w-0 gap-1">
                            <span className="line-clamp-2 font-semibold leading-snug">{recipe.title}</span>
                            <RecipeMeta recipe={recipe} servings={recipe.servings} />
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                  {query.hasNextPage && (
                    <Button
                      size="sm"
                      variant="soft"
                      className="mt-2"
                      busy={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      Show more
                    </Button>
                  )}
                </>
              );
            }}
          </Loaded>
        </div>
      </DialogContent>
    </Dialog>
  );
}
