import { searchBounds } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { type ReactNode, useRef } from 'react';
import { SignUpNotice, TasteErrorNotice } from '#entities/recipe/recipe-notices.tsx';
import { useUser } from '#lib/session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Field } from '#ui/field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { announcementOf } from './search-phrases.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchState } from './use-search-state.ts';
import { useSearchTerm } from './use-search-term.ts';

/** The search field with its results, or `children` without a search. */
export function SearchRecipes({ children }: { children: ReactNode }) {
  const { typed, term, type, search, show } = useSearchTerm();
  const found = useRef<HTMLElement>(null);
  const goToFound = () => found.current?.focus({ preventScroll: true });
  return (
    <>
      <search>
        {/* A plain form, so that it works without scripts. */}
        <form
          action={pagePaths.recipes}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            search(typed);
            if (typed.trim() !== '') goToFound();
          }}
        >
          <Field label="Search recipes" hint="A dish, ingredients, a cuisine, a diet or a time">
            <SearchField
              name="search"
              maxLength={searchBounds.query.maxLength}
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onType={type}
              onClear={() => search('')}
            />
          </Field>
        </form>
      </search>
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

/** Debounce of the announcement in milliseconds, so that it is not repeated for each letter. */
const quiet = 700;

type FoundProps = { term: string; onFollow: (suggestion: string) => void };

function Found({ term, onFollow }: FoundProps) {
  const { state: session } = useUser();
  const state = useSearchState(term);
  const { answer, isOld } = state;
  const announcement = useDebounced(answer && !isOld ? announcementOf(answer, answer.term) : '', quiet);
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <TasteErrorNotice />
      <SearchResults state={state} onFollow={onFollow} />
      {session === 'anonymous' && state.recipes.length > 0 && (
        <div className="mt-9">
          <SignUpNotice />
        </div>
      )}
    </>
  );
}
