import { searchBounds } from '@plateful/contract/bounds.ts';
import type { Collection } from '@plateful/contract/collections.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { ChefHat, Import, PenLine, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCollections } from '#entities/collection/collections.queries.ts';
import { cardsOf, overviewQuery, ownCardsQuery } from '#entities/recipe/recipe-cards.queries.ts';
import type { Output } from '#lib/api.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useToday } from '#lib/use-today.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { CollectionChips } from './collection-chips.tsx';
import { CollectionRecipes } from './collection-recipes.tsx';
import { knownTags, type RecipeFilter } from './filter-recipes.ts';
import { NoRecipes } from './no-recipes.tsx';
import { OwnRecipeMenu } from './own-recipe-menu.tsx';
import { RecipeTiles, RecipeTilesSkeleton, type RecipeViewer } from './recipe-tiles.tsx';
import { RemovedRecipes } from './removed-recipes.tsx';

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
      <RemovedRecipes />
    </>
  );
}

/** Debounce of the search, in milliseconds. */
const pause = 200;

function OwnRecipes({ view }: { view: RecipeViewer }) {
  const collections = useCollections().data?.collections ?? [];
  const overview = useQuery(overviewQuery(useToday()));
  const [filter, setFilter] = useRecipeFilter();
  const search = useDebounced(filter.words.trim().slice(0, searchBounds.query.maxLength), pause);
  const tag = overview.data ? knownTags(filter.tags, overview.data.tags) : filter.tags;
  const cards = useInfiniteQuery(ownCardsQuery({ search, tag }));
  return (
    <Loaded
      query={overview}
      skeleton={<RecipeTilesSkeleton label="Loading your recipes" />}
      failure="Your recipes could not be loaded"
    >
      {({ recipes, tags }) =>
        recipes > 0 || collections.length > 0 ? (
          <Chosen collections={collections} view={view}>
            <AllRecipes
              recipeCount={recipes}
              offeredTags={tags}
              filter={filter}
              setFilter={setFilter}
              cards={cards}
              view={view}
            />
          </Chosen>
        ) : (
          <NoRecipes title="No recipes yet">
            Every recipe you generate or write is kept here, ready to cook again.
          </NoRecipes>
        )
      }
    </Loaded>
  );
}

type ChosenProps = { collections: readonly Collection[]; view: RecipeViewer; children: ReactNode };

/** The selected collection, or all recipes. */
function Chosen({ collections, view, children }: ChosenProps) {
  const [params, setParams] = useSearchParams();
  const collection = collections.find(({ id }) => id === params.get('collection'));

  function choose(id: string | null) {
    const change = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete('collection');
      else next.set('collection', id);
      return next;
    };
    // Synchronous: the chips are controlled by the URL and would be reset until it has changed.
    setParams(change, { replace: true, preventScrollReset: true, flushSync: true });
  }

  return (
    <>
      <CollectionChips collections={collections} chosen={collection?.id ?? null} onChoose={choose} />
      {collection ? <CollectionRecipes key={collection.id} collection={collection} view={view} /> : children}
    </>
  );
}

type AllProps = {
  /** The number of recipes without a filter. */
  recipeCount: number;
  offeredTags: readonly string[];
  filter: RecipeFilter;
  setFilter: (filter: RecipeFilter) => void;
  cards: UseInfiniteQueryResult<InfiniteData<Output<'GET /api/own-recipes'>>>;
  view: RecipeViewer;
};

function AllRecipes({ recipeCount, offeredTags, filter, setFilter, cards, view }: AllProps) {
  const found = cards.data && cardsOf(cards.data);
  const all = counted(recipeCount, 'recipe');
  const count = found && (found.isTotalExact ? found.total : `More than ${found.total}`);
  const result = !found || found.total === recipeCount ? all : `${count} of ${all}`;
  return (
    <>
      <h2 className="sr-only">Your recipes</h2>
      <RecipeFilters
        filter={{ ...filter, tags: knownTags(filter.tags, offeredTags) }}
        onChange={setFilter}
        offeredTags={offeredTags}
        result={result}
      />
      <Loaded
        query={cards}
        skeleton={<RecipeTilesSkeleton label="Loading your recipes" />}
        failure="Your recipes could not be loaded"
      >
        {(data) =>
          cardsOf(data).recipes.length > 0 ? (
            <div aria-busy={cards.isPlaceholderData}>
              <RecipeTiles
                label="Your recipes"
                {...cardsOf(data)}
                pages={cards}
                view={view}
                menu={(recipe) => <OwnRecipeMenu recipe={recipe} />}
              />
            </div>
          ) : (
            <EmptyState level={3} title="No recipe matches" className="py-6">
              Try fewer words, or another tag.
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

/** Stored in the URL, so that the filter survives a reload or a visit to a recipe's page. */
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
  /** Announced to screen readers when it changes. */
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
    // The clear button disappears, so move the focus.
    filters.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <search ref={filters} className="mb-5 grid gap-4">
      <div className="max-w-lg">
        <SearchField
          aria-label="Search your recipes"
          placeholder="Search by dish or ingredient"
          maxLength={searchBounds.query.maxLength}
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
                {capitalized(tag)}
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
