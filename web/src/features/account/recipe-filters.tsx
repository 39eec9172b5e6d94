import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import type { RecipeFilter } from './filter-recipes.ts';

type Props = {
  filter: RecipeFilter;
  onChange: (filter: RecipeFilter) => void;
  offeredTags: readonly string[];
  /** Said to everyone whenever it changes. */
  result: string;
};

export function RecipeFilters({ filter, onChange, offeredTags, result }: Props) {
  const search = useRef<HTMLInputElement>(null);
  const isFiltering = filter.words.trim() !== '' || filter.tags.length > 0;

  function toggle(tag: string) {
    const isChosen = filter.tags.includes(tag);
    const tags = isChosen ? filter.tags.filter((chosen) => chosen !== tag) : [...filter.tags, tag];
    onChange({ ...filter, tags });
  }

  function clear() {
    onChange({ words: '', tags: [] });
    // The button goes away with what it clears.
    search.current?.focus({ preventScroll: true });
  }

  return (
    <search className="mb-5 grid gap-4">
      <Input
        ref={search}
        type="search"
        icon={<Search />}
        aria-label="Search your recipes"
        placeholder="Search by dish or ingredient"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
        className="max-w-lg"
      />
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
          <Button variant="soft" size="sm" icon={<X aria-hidden="true" />} onClick={clear}>
            Clear Filters
          </Button>
        )}
      </div>
    </search>
  );
}
