import type { Recipe } from '@plateful/contract/recipes.ts';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#lib/session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SignUpNotice, TasteErrorNotice } from './generator-notices.tsx';
import { mealOptions } from './meal-filter.ts';
import { SearchField } from './search-field.tsx';
import { announcementOf } from './search-phrases.ts';
import { SearchResults } from './search-results.tsx';
import type { Taste } from './taste.ts';
import { useMealFilter } from './use-meal-filter.ts';
import { useSearchState } from './use-search-state.ts';
import { useSearchTerm } from './use-search-term.ts';

type FoundProps = { taste: Taste; favorite: (recipe: Recipe) => ReactNode };
type Props = FoundProps & {
  /** What stands below the field while nothing is searched for. */
  children: ReactNode;
};

/** The search field, and below it what it finds, or the page. */
export function SearchRecipes({ taste, favorite, children }: Props) {
  const { typed, term, type, search, show } = useSearchTerm();
  const found = useRef<HTMLElement>(null);
  const goToFound = () => found.current?.focus({ preventScroll: true });
  return (
    <>
      <SearchField value={typed} onType={type} onSearch={search} onDone={goToFound} />
      <section
        ref={found}
        tabIndex={-1}
        aria-label={term === '' ? undefined : 'Search results'}
        className="mt-7 outline-none"
      >
        {term === '' ? (
          children
        ) : (
          <Found
            term={term}
            taste={taste}
            favorite={favorite}
            onFollow={(suggestion) => {
              show(suggestion);
              goToFound();
            }}
          />
        )}
      </section>
    </>
  );
}

/** Milliseconds: somebody who types hears the count once, not with each letter. */
const quiet = 700;

type TermProps = FoundProps & { term: string; onFollow: (suggestion: string) => void };

function Found({ term, taste, favorite, onFollow }: TermProps) {
  const [meal, setMeal] = useMealFilter();
  const [params] = useSearchParams();
  const { state: session } = useUser();
  const state = useSearchState(term, meal, taste);
  const { answer, isOld } = state;
  const said = useDebounced(answer && !isOld ? announcementOf(answer, answer.term) : '', quiet);

  function linkTo(other: string): string {
    const next = new URLSearchParams(params);
    next.set('search', other);
    return `?${next}`;
  }

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {taste.state === 'error' && <TasteErrorNotice onRetry={taste.retry} />}
      <SearchResults
        state={state}
        limits={taste.profile}
        favorite={favorite}
        linkTo={linkTo}
        onFollow={onFollow}
        mealFilter={
          <Field label="Meal type">
            <Select options={mealOptions} value={meal} onValueChange={setMeal} />
          </Field>
        }
      />
      {session === 'anonymous' && state.recipes.length > 0 && (
        <div className="mt-9">
          <SignUpNotice />
        </div>
      )}
    </>
  );
}
