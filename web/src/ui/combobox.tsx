import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from './class-names.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { Input } from './input.tsx';

type ComboboxProps = {
  /** Of the option that holds; the box shows its label while nobody types. */
  value: string;
  label: string;
  /** What fits `onQuery`'s last words. */
  options: readonly ComboboxOption[];
  /** The first option is what was typed: Enter takes it. */
  hasMatch: boolean;
  onQuery: (typed: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Said above the options: that they are on their way, or that none fits. */
  status?: ReactNode;
  placeholder?: string | undefined;
  /** Lies over what follows instead of pushing it down; not inside a dialog, which would cut it off. */
  floats?: boolean | undefined;
};

/** A box that searches while one types, and a list to choose from (ARIA's combobox with list autocompletion). */
export function Combobox(props: ComboboxProps) {
  const { value, label, options, hasMatch, onQuery, onChoose, status, placeholder, floats = false } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Null until the arrows choose.
  const [wanted, setWanted] = useState<number | null>(null);
  const best = typed !== null && hasMatch ? 0 : -1;
  const active = Math.min(wanted ?? best, options.length - 1);

  useEffect(() => {
    if (!isOpen) return;
    // Before the dialog around it hears the key, which would close that.
    function closeOnEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setIsOpen(false);
      setTyped(null);
    }
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || active < 0) return;
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function open() {
    setIsOpen(true);
    const chosen = options.findIndex((option) => option.value === value);
    setWanted(chosen < 0 ? null : chosen);
  }

  function close() {
    setIsOpen(false);
    // All options again for the next time.
    if (typed !== null) onQuery('');
    setTyped(null);
  }

  function type(text: string) {
    setTyped(text);
    setIsOpen(true);
    setWanted(null);
    onQuery(text);
  }

  function choose(option: ComboboxOption) {
    close();
    onChoose(option);
  }

  function move(event: KeyboardEvent, step: number) {
    event.preventDefault();
    if (!isOpen) return open();
    const count = options.length;
    setWanted(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const option = isOpen ? options[active] : undefined;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && isOpen) {
      // Enter would send the form around it.
      event.preventDefault();
      if (option) choose(option);
    }
  }

  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        icon={<Search />}
        placeholder={placeholder}
        value={typed ?? label}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onFocus={(event) => event.target.select()}
        onClick={(event) => {
          if (isOpen) return;
          event.currentTarget.select();
          open();
        }}
        onBlur={close}
      />
      {/* In the flow unless it floats: inside a dialog what floats would be cut off, and scrolls badly. */}
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
        <ComboboxList
          id={id}
          ref={list}
          value={value}
          options={options}
          active={active}
          onActivate={setWanted}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
