import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from './class-names.ts';
import { Input } from './input.tsx';

type Option = { value: string; label: string; hint?: string | undefined };

type ComboboxProps = {
  /** Of the option that holds; the box shows its label while nobody types. */
  value: string;
  label: string;
  /** What fits `onQuery`'s last words. */
  options: readonly Option[];
  /** The first option is what was typed: Enter takes it. */
  hasMatch: boolean;
  onQuery: (typed: string) => void;
  onChoose: (option: Option) => void;
  /** Said above the options: that they are on their way, or that none fits. */
  status?: ReactNode;
  placeholder?: string | undefined;
};

/** A box that searches while one types, and a list to choose from (ARIA's combobox with list autocompletion). */
export function Combobox(props: ComboboxProps) {
  const { value, label, options, hasMatch, onQuery, onChoose, status, placeholder } = props;
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
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function open() {
    setIsOpen(true);
    setWanted(null);
  }

  function close() {
    setIsOpen(false);
    setTyped(null);
  }

  function type(text: string) {
    setTyped(text);
    setIsOpen(true);
    setWanted(null);
    onQuery(text);
  }

  function choose(option: Option) {
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
    <div>
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
      {/* In the flow: inside a dialog what floats would be cut off, and scrolls badly. */}
      <div className={cn('mt-2 rounded-xl bg-pop p-1.5 shadow-raised', !isOpen && 'hidden')}>
        <p role="status" className="px-3 py-2 text-soft text-sm empty:hidden">
          {isOpen && status}
        </p>
        <div
          id={`${id}-list`}
          ref={list}
          role="listbox"
          aria-label="Options"
          className="max-h-64 overflow-y-auto"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's, which says what is active.
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The focus stays in the box.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setWanted(index)}
              onClick={() => choose(option)}
              className={cn(
                'flex min-h-touch cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-1.5',
                index === active && 'bg-fill',
              )}
            >
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.hint !== undefined && <span className="text-soft text-sm">{option.hint}</span>}
              {option.value === value && (
                <Check aria-label="chosen" strokeWidth={2.75} className="size-5 shrink-0 text-brand" />
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
