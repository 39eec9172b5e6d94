import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { serverMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { filterRecipes, knownTags, topTags } from './filter-recipes.ts';
import type { Load } from './load.ts';
import { RecipeFilters } from './recipe-filters.tsx';
import { RecipeGrid } from './recipe-grid.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import type { RecipeParts } from './recipe-parts.ts';
import { useRecipeFilter } from './use-recipe-filter.ts';

type Props = { recipes: Load<readonly Recipe[]>; parts: RecipeParts };

export function RecipesTab({ recipes: { data, error, retry }, parts }: Props) {
  if (data?.length === 0) return <NoRecipes />;
  if (data) return <FilteredRecipes recipes={data} parts={parts} />;
  if (!error) return <RecipeGridSkeleton label="Loading your recipes" />;
  return (
    <LoadFailure title="Your recipes could not be loaded" onRetry={retry}>
      {serverMessageOf(error)}
    </LoadFailure>
  );
}

function FilteredRecipes({ recipes, parts }: { recipes: readonly Recipe[]; parts: RecipeParts }) {
  const [filter, setFilter] = useRecipeFilter();
  const offeredTags = topTags(recipes);
  const applied = { ...filter, tags: knownTags(filter.tags, offeredTags) };
  // What is typed shows at once, however long the list is.
  const settled = useDeferredValue(filter);
  const found = filterRecipes(recipes, { ...settled, tags: knownTags(settled.tags, offeredTags) });
  return (
    <>
      <h2 className="sr-only">Your recipes</h2>
      <RecipeFilters
        filter={applied}
        onChange={setFilter}
        offeredTags={offeredTags}
        result={countInWords(found.length, recipes.length)}
      />
      {found.length > 0 ? (
        <RecipeGrid label="Your recipes" recipes={found} parts={parts} />
      ) : (
        <EmptyState level={3} title="No recipe matches" className="py-6">
          Try fewer words, or another tag.
        </EmptyState>
      )}
    </>
  );
}

function NoRecipes() {
  return (
    <EmptyState
      picture={<Plate pictures={[]} size={144} />}
      title="No recipes yet"
      action={
        <Button asChild>
          <Link to={pagePaths.recipes}>Find Recipes</Link>
        </Button>
      }
    >
      Every recipe that is written for you is kept here, to cook again.
    </EmptyState>
  );
}

function countInWords(found: number, all: number): string {
  const recipes = all === 1 ? 'recipe' : 'recipes';
  return found === all ? `${all} ${recipes}` : `${found} of ${all} ${recipes}`;
}
