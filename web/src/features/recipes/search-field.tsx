import { searchBounds } from '@plateful/contract/limits.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

type Props = {
  value: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  /** After Enter: the keyboard goes on from what was found. */
  onDone: () => void;
};

/** Searches as one types. Before any script has run it is a plain form that leads to the same address. */
export function SearchField({ value, onType, onSearch, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onType(typed);
  });
  // React hears nothing of what was typed before hydration, and would take it back.
  useEffect(() => takeTyped(), []);

  function clear() {
    onSearch('');
    input.current?.focus();
  }

  return (
    <search>
      <form
        action={pagePaths.recipes}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(value);
          if (value.trim() !== '') onDone();
        }}
      >
        <Field label="Search recipes" hint="A dish, ingredients, a cuisine, a diet or a time">
          <div className="relative">
            <Input
              ref={input}
              type="search"
              name="search"
              icon={<Search />}
              maxLength={searchBounds.query.maxLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              value={value}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={(event) => {
                // Some browsers clear a search field by themselves, others do nothing.
                if (event.key !== 'Escape' || value === '') return;
                event.preventDefault();
                clear();
              }}
              className="pr-13 [&::-webkit-search-cancel-button]:hidden"
            />
            {value !== '' && (
              <IconButton
                label="Clear the search"
                onClick={clear}
                className="absolute inset-y-0 right-0.5 my-auto"
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </Field>
      </form>
    </search>
  );
}
