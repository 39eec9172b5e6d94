import { tasteBounds } from '@plateful/contract/bounds.ts';
import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { cuisines } from '@plateful/domain/vocabulary/options.ts';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { type Control, type FieldError, useController } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { paidWish, usePaid } from './taste-fields.tsx';
import { ownCuisines, toggled } from './taste-form-values.ts';

type CuisinesFieldProps = {
  control: Control<TasteProfileInput>;
  /** What stands in the box and is not added yet. */
  typed: string;
  onType: (text: string) => void;
  onAdd: () => void;
};

/** The options, and a box for what they lack. */
export function CuisinesField({ control, typed, onType, onAdd }: CuisinesFieldProps) {
  const { field, fieldState } = useController({ control, name: 'cuisinePreferences' });
  const paid = usePaid();
  const box = useRef<HTMLInputElement | null>(null);
  const own = useRef<HTMLUListElement>(null);
  const chosen = field.value;

  function connect(input: HTMLInputElement | null) {
    box.current = input;
    field.ref(input);
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would save the whole form.
    event.preventDefault();
    onAdd();
  }

  function add() {
    onAdd();
    box.current?.focus();
  }

  function remove(name: string) {
    const buttons = [...(own.current?.querySelectorAll('button') ?? [])];
    const index = ownCuisines(chosen).indexOf(name);
    (buttons[index + 1] ?? buttons[index - 1] ?? box.current)?.focus();
    field.onChange(chosen.filter((other) => other !== name));
  }

  return (
    <div>
      <FieldGroup label="Favorite cuisines" hint="Choose as many as you like; none means surprise me.">
        <div className="flex flex-wrap gap-2">
          {cuisines.map((cuisine) => (
            <ToggleChip
              key={cuisine}
              name="cuisinePreferences"
              value={cuisine}
              checked={chosen.includes(cuisine)}
              onChange={() => field.onChange(toggled<string>(chosen, cuisine, cuisines))}
            >
              {cuisine}
            </ToggleChip>
          ))}
        </div>
      </FieldGroup>
      <ul ref={own} aria-label="Cuisines you added" className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {ownCuisines(chosen).map((name) => (
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
      <Field
        label="Another cuisine"
        optional
        hint={paid ? undefined : paidWish}
        error={messageOf(fieldState.error)}
        className="mt-5 max-w-md"
      >
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Input
              ref={connect}
              value={typed}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={addOnEnter}
              maxLength={tasteBounds.list.maxLength}
              placeholder="Peruvian, Ethiopian, ..."
              autoComplete="off"
              enterKeyHint="done"
            />
          </div>
          <Button variant="soft" className="min-h-12" icon={<Plus />} onClick={add}>
            Add
          </Button>
        </div>
      </Field>
    </div>
  );
}

/** Of the list, else of the first name in it that is refused: its error lies one level deeper. */
function messageOf(error: FieldError | undefined): string | undefined {
  if (!error || error.message) return error?.message;
  const errors = Object.values(error as object) as (FieldError | undefined)[];
  return errors.find((inner) => inner?.message)?.message;
}
