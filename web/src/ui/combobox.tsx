import { useCombobox } from 'downshift';
import { Check, Search } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { Input } from './input.tsx';

type ComboboxOption = {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Options of the same group stand together under its name. */
  group?: string | undefined;
};

type ComboboxProps = {
  /** Of the chosen option; the box shows its label while nothing is typed. */
  value: string;
  label: string;
  /** What matches the last `onQuery`. */
  options: readonly ComboboxOption[];
  /** The first option is what was typed: Enter takes it. */
  hasMatch: boolean;
  onQuery: (typed: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Said above the options: that they are loading, or that none matches. */
  status?: ReactNode;
  placeholder?: string | undefined;
  /** Lies over what follows instead of pushing it down; not inside a dialog, which would cut it off. */
  floats?: boolean | undefined;
};

const { InputClick, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/** A box that searches while one types, and a list to choose from. */
export function Combobox(props: ComboboxProps) {
  const { value, label, options, hasMatch, onQuery, onChoose, status, placeholder, floats = false } = props;
  const { id: inputId } = useFieldWiring({});
  const [typed, setTyped] = useState<string | null>(null);
  // Null until the arrow keys or the pointer choose.
  const [wanted, setWanted] = useState<number | null>(null);
  const best = typed !== null && hasMatch ? 0 : -1;
  const active = Math.min(wanted ?? best, options.length - 1);

  const { isOpen, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxOption>({
    ...(inputId && { inputId }),
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    selectedItem: options.find((option) => option.value === value) ?? null,
    inputValue: typed ?? label,
    highlightedIndex: active,
    stateReducer: (_, { type, changes }) => (type === InputClick ? { ...changes, isOpen: true } : changes),
    onHighlightedIndexChange: ({ highlightedIndex = -1 }) =>
      setWanted(highlightedIndex < 0 ? null : highlightedIndex),
    onSelectedItemChange: ({ selectedItem, type }) => {
      // Leaving the box chooses nothing.
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen: isOpenNow }) => {
      if (isOpenNow) return;
      // All options again for the next time.
      if (typed !== null) onQuery('');
      setTyped(null);
      setWanted(null);
    },
  });

  useEffect(() => {
    if (!isOpen) return;
    // Before the dialog around it hears the key, which would close that.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closeMenu();
    }
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen, closeMenu]);

  function type(text: string) {
    setTyped(text);
    setWanted(null);
    onQuery(text);
  }

  return (
    <div className="relative">
      <Input
        {...getInputProps({
          onChange: (event) => type(event.currentTarget.value),
          // Enter would send the form around it.
          onKeyDown: (event) => isOpen && event.key === 'Enter' && event.preventDefault(),
          onFocus: (event) => event.currentTarget.select(),
        })}
        // The field's own label names it.
        aria-labelledby={undefined}
        icon={<Search />}
        placeholder={placeholder}
      />
      <div
        className={cn(
          'mt-2 rounded-xl bg-pop p-1.5 shadow-raised',
          floats && 'absolute inset-x-0 top-full z-30 shadow-float',
          !isOpen && 'hidden',
        )}
      >
        <p role="status" className="px-3 py-2 text-soft text-sm empty:hidden">
          {isOpen && status}
        </p>
        <div
          {...getMenuProps({ 'aria-label': 'Options' })}
          className="max-h-64 overflow-y-auto overscroll-contain"
        >
          {byGroup(options).map(({ group, first, members }) => {
            const rows = members.map((option, index) => (
              <div
                key={option.value}
                {...getItemProps({ item: option, index: first + index })}
                className={cn(
                  'flex min-h-touch cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-1.5',
                  first + index === active && 'bg-fill',
                )}
              >
                <span className="min-w-0 flex-1">{option.label}</span>
                {option.hint !== undefined && <span className="text-soft text-sm">{option.hint}</span>}
                {option.value === value && (
                  <Check aria-label="chosen" strokeWidth={2.75} className="size-5 shrink-0 text-brand" />
                )}
              </div>
            ));
            if (group === undefined) return <Fragment key={first}>{rows}</Fragment>;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a list box.
              <div key={first} role="group" aria-label={group}>
                <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-soft text-xs">
                  {group}
                </p>
                {rows}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Runs of neighbours of the same group, each with its first one's place among all. */
function byGroup(options: readonly ComboboxOption[]) {
  const runs: { group: string | undefined; first: number; members: ComboboxOption[] }[] = [];
  for (const [place, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, first: place, members: [option] });
  }
  return runs;
}
