import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts';

type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'type' | 'onChange'> & {
  value: string;
  onType: (text: string) => void;
  /** Called instead of `onType('')`, for searches that are debounced. */
  onClear?: (() => void) | undefined;
};

/** A search input that is cleared by a button or Escape. */
export function SearchField({ onType, onClear, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBeforeHydration(input, rest.value, onType);

  function clear() {
    if (onClear) onClear();
    else onType('');
    input.current?.focus();
  }

  return (
    <div className="relative">
      <Input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        icon={<Search />}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // Only some browsers clear a search field on Escape.
          if (event.key !== 'Escape' || rest.value === '') return;
          event.preventDefault();
          clear();
        }}
        className="pr-13 [&::-webkit-search-cancel-button]:hidden"
      />
      {rest.value !== '' && (
        <IconButton label="Clear the search" onClick={clear} className="absolute inset-y-0 right-0.5 my-auto">
          <X />
        </IconButton>
      )}
    </div>
  );
}
