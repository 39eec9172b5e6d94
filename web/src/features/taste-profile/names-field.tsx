import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { FieldError } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type NamesFieldProps = {
  /** The form focuses it if a name is rejected. */
  inputRef: Ref<HTMLInputElement>;
  label: string;
  hint?: ReactNode;
  placeholder: string;
  /** The accessible name of the list. */
  listLabel: string;
  names: readonly string[];
  onRemove: (name: string) => void;
  /** Typed text that has not been added yet. */
  typed: string;
  onType: (text: string) => void;
  onAdd: () => void;
  error: FieldError | undefined;
};

/** Custom names as removable chips, and a field to add more. */
export function NamesField({ inputRef, names, onRemove, typed, onType, onAdd, ...texts }: NamesFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  useImperativeHandle(inputRef, () => box.current!);

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    onAdd();
  }

  function add() {
    onAdd();
    box.current?.focus();
  }

  function remove(name: string) {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const index = names.indexOf(name);
    (buttons[index + 1] ?? buttons[index - 1] ?? box.current)?.focus();
    onRemove(name);
  }

  return (
    <div>
      <Field
        label={texts.label}
        optional
        hint={texts.hint}
        error={messageOf(texts.error)}
        className="max-w-md"
      >
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Input
              ref={box}
              value={typed}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={addOnEnter}
              placeholder={texts.placeholder}
              autoComplete="off"
              enterKeyHint="done"
            />
          </div>
          <Button variant="soft" className="min-h-12" icon={<Plus />} onClick={add}>
            Add
          </Button>
        </div>
      </Field>
      <ul ref={chips} aria-label={texts.listLabel} className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {names.map((name) => (
          <li key={name} className="max-w-full animate-pop-in">
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => remove(name)}
              className="group/own inline-flex min-h-touch max-w-full items-center gap-2 rounded-full bg-ink py-2 pr-3 pl-4.5 text-left font-medium text-paper text-sm transition-[scale] active:scale-[0.97]"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <X className="size-4 shrink-0 opacity-75 group-hover/own:opacity-100" strokeWidth={2.5} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The error of the list, else of its first invalid name, which is nested one level deeper. */
function messageOf(error: FieldError | undefined): string | undefined {
  if (!error || error.message) return error?.message;
  const errors = Object.values(error as object) as (FieldError | undefined)[];
  return errors.find((inner) => inner?.message)?.message;
}
