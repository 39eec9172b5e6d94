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
  /** Adjacent options with the same group share a heading. */
  group?: string | undefined;
};

type ComboboxProps = {
  /** The chosen option. The input shows its label while nothing is typed. */
  value: string;
  label: string;
  /** Options that match the last `onQuery`. */
  options: readonly ComboboxOption[];
  /** The first option matches the typed text, so Enter chooses it. */
  hasMatch: boolean;
  onQuery: (typed: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Shown above the options: loading, or no match. */
  status?: ReactNode;
  placeholder?: string | undefined;
  /** Overlays the content below instead of pushing it down. Not for dialogs, which would clip it. */
  floats?: boolean | undefined;
};

const { InputClick, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/** An input with a list of search results to choose from. */
export function Combobox(props: ComboboxProps) {
  const { value, label, options, hasMatch, onQuery, onChoose, status, placeholder, floats = false } = props;
  const { id: inputId } = useFieldWiring({});
  const [typed, setTyped] = useState<string | null>(null);
  // Null until an option is highlighted by arrow keys or pointer.
  const [requested, setRequested] = useState<number | null>(null);
  const best = typed !== null && hasMatch ? 0 : -1;
  const active = Math.min(requested ?? best, options.length - 1);

  const { isOpen, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxOption>({
    ...(inputId && { inputId }),
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    selectedItem: options.find((option) => option.value === value) ?? null,
    inputValue: typed ?? label,
    highlightedIndex: active,
    stateReducer: (_, { type, changes }) => (type === InputClick ? { ...changes, isOpen: true } : changes),
    onHighlightedIndexChange: ({ highlightedIndex = -1 }) =>
      setRequested(highlightedIndex < 0 ? null : highlightedIndex),
    onSelectedItemChange: ({ selectedItem, type }) => {
      // Blur does not choose an option.
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onChoose(selectedItem);
    },
    onIsOpenChange: ({ isOpen: isOpenNow }) => {
      if (isOpenNow) return;
      // Reset the options for the next time it opens.
      if (typed !== null) onQuery('');
      setTyped(null);
      setRequested(null);
    },
  });

  useEffect(() => {
    if (!isOpen) return;
    // In the capture phase, because Escape would otherwise also close the surrounding dialog.
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
    setRequested(null);
    onQuery(text);
  }

  return (
    <div className="relative">
      <Input
        {...getInputProps({
          onChange: (event) => type(event.currentTarget.value),
          // Enter would submit the surrounding form.
          onKeyDown: (event) => isOpen && event.key === 'Enter' && event.preventDefault(),
          onFocus: (event) => event.currentTarget.select(),
        })}
        // The label of the field already names it.
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

/** Groups adjacent options of the same group, each with the index of its first option. */
function byGroup(options: readonly ComboboxOption[]) {
  const runs: { group: string | undefined; first: number; members: ComboboxOption[] }[] = [];
  for (const [place, option] of options.entries()) {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, first: place, members: [option] });
  }
  return runs;
}
