import type { Collection } from '@plateful/contract/collections.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { ChefHat, Import, PenLine, X } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCollections } from '#entities/collection/collections.queries.ts';
import { ownRecipesQuery } from '#entities/recipe/recipes.queries.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { CollectionChips } from './collection-chips.tsx';
import { CollectionRecipes } from './collection-recipes.tsx';
import { filterRecipes, knownTags, type RecipeFilter, topTags } from './filter-recipes.ts';
import { NoRecipes } from './no-recipes.tsx';
import { OwnRecipeMenu } from './own-recipe-menu.tsx';
import { RecipeTiles, RecipeTilesSkeleton, type RecipeViewer } from './recipe-tiles.tsx';

export function RecipesTab({ view }: { view: RecipeViewer }) {
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={pagePaths.newRecipe}>
            <PenLine />
            Write a Recipe
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={pagePaths.importRecipe}>
            <Import />
            Import a Recipe
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={pagePaths.cooked}>
            <ChefHat />
            What You Cooked
          </Link>
        </Button>
      </div>
      <OwnRecipes view={view} />
    </>
  );
}

function OwnRecipes({ view }: { view: RecipeViewer }) {
  const collections = useCollections().data?.collections ?? [];
  return (
    <Loaded
      query={useQuery(ownRecipesQuery)}
      skeleton={<RecipeTilesSkeleton label="Loading your recipes" />}
      failure="Your recipes could not be loaded"
    >
      {({ recipes }) =>
        recipes.length > 0 || collections.length > 0 ? (
          <FilteredRecipes recipes={recipes} collections={collections} view={view} />
        ) : (
          <NoRecipes title="No recipes yet">
            Every recipe that is written for you, or by you, is kept here, to cook again.
          </NoRecipes>
        )
      }
    </Loaded>
  );
}

type Props = { recipes: readonly Recipe[]; collections: readonly Collection[]; view: RecipeViewer };

function FilteredRecipes({ recipes, collections, view }: Props) {
  const [filter, setFilter] = useRecipeFilter();
  const [params, setParams] = useSearchParams();
  const collection = collections.find(({ id }) => id === params.get('collection'));

  function choose(id: string | null) {
    const change = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('collection');
      else next.set('collection', id);
      return next;
    };
    // At once: a chip shows what the address says, and would fall back until then.
    setParams(change, { replace: true, preventScrollReset: true, flushSync: true });
  }

  const chips = (
    <CollectionChips collections={collections} chosen={collection?.id ?? null} onChoose={choose} />
  );
  if (collection) {
    return (
      <>
        {chips}
        <CollectionRecipes key={collection.id} collection={collection} view={view} />
      </>
    );
  }
  return (
    <>
      {chips}
      <AllRecipes recipes={recipes} filter={filter} setFilter={setFilter} view={view} />
    </>
  );
}

type AllProps = {
  recipes: readonly Recipe[];
  filter: RecipeFilter;
  setFilter: (filter: RecipeFilter) => void;
  view: RecipeViewer;
};

function AllRecipes({ recipes, filter, setFilter, view }: AllProps) {
  const offeredTags = topTags(recipes);
  const applied = { ...filter, tags: knownTags(filter.tags, offeredTags) };
  // What is typed shows at once, however long the list is.
  const settled = useDeferredValue(filter);
  const found = filterRecipes(recipes, { ...settled, tags: knownTags(settled.tags, offeredTags) });
  const all = counted(recipes.length, 'recipe');
  return (
    <>
      <h2 className="sr-only">Your recipes</h2>
      <RecipeFilters
        filter={applied}
        onChange={setFilter}
        offeredTags={offeredTags}
        result={found.length === recipes.length ? all : `${found.length} of ${all}`}
      />
      {found.length > 0 ? (
        <RecipeTiles
          label="Your recipes"
          recipes={found}
          view={view}
          menu={(recipe) => <OwnRecipeMenu recipe={recipe} />}
        />
      ) : (
        <EmptyState level={3} title="No recipe matches" className="py-6">
          Try fewer words, or another tag.
        </EmptyState>
      )}
    </>
  );
}

/** Its copy in the address brings the filter back after a visit to a recipe's page or a reload. */
function useRecipeFilter(): [RecipeFilter, (filter: RecipeFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState<RecipeFilter>({
    words: params.get('search') ?? '',
    tags: params.getAll('tag'),
  });

  function change(next: RecipeFilter) {
    setFilter(next);
    setParams((current) => withFilter(current, next), { replace: true, preventScrollReset: true });
  }

  return [filter, change];
}

function withFilter(current: URLSearchParams, { words, tags }: RecipeFilter) {
  const next = new URLSearchParams(current);
  next.delete('search');
  next.delete('tag');
  if (words.trim() !== '') next.set('search', words);
  for (const tag of tags) next.append('tag', tag);
  return next;
}

type FiltersProps = {
  filter: RecipeFilter;
  onChange: (filter: RecipeFilter) => void;
  offeredTags: readonly string[];
  /** Announced whenever it changes. */
  result: string;
};

function RecipeFilters({ filter, onChange, offeredTags, result }: FiltersProps) {
  const filters = useRef<HTMLElement>(null);
  const isFiltering = filter.words.trim() !== '' || filter.tags.length > 0;

  function toggle(tag: string) {
    const isChosen = filter.tags.includes(tag);
    const tags = isChosen ? filter.tags.filter((chosen) => chosen !== tag) : [...filter.tags, tag];
    onChange({ ...filter, tags });
  }

  function clear() {
    onChange({ words: '', tags: [] });
    // The button goes away with what it clears.
    filters.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <search ref={filters} className="mb-5 grid gap-4">
      <div className="max-w-lg">
        <SearchField
          aria-label="Search your recipes"
          placeholder="Search by dish or ingredient"
          maxLength={100}
          value={filter.words}
          onType={(words) => onChange({ ...filter, words })}
        />
      </div>
      {offeredTags.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">Filter by tag</legend>
          <div className="-mx-gutter flex [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain px-gutter py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:py-0">
            {offeredTags.map((tag) => (
              <ToggleChip
                key={tag}
                checked={filter.tags.includes(tag)}
                onChange={() => toggle(tag)}
                className="shrink-0"
              >
                {tag}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-soft text-sm tabular-nums">
          {result}
        </p>
        {isFiltering && (
          <Button variant="soft" size="sm" icon={<X />} onClick={clear}>
            Clear Filters
          </Button>
        )}
      </div>
    </search>
  );
}
