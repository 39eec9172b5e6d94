import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { completeTyped, nameBeingTyped } from '@plateful/domain/shopping/typed-items.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { foodsQuery } from './find-section.ts';

const pause = 150;
const maxOffered = 5;
/** Enough for a dozen items. */
const longest = 400;

type AddItemsProps = {
  /** The number of items on the list. */
  count: number;
  /** Food suggestions need an account. */
  hasCompletion: boolean;
  onAdd: (text: string) => number;
};

/** Adds typed items: "2 milk, diapers" is two items. */
export function AddItems({ count, hasCompletion, onAdd }: AddItemsProps) {
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = count >= shoppingBounds.maxItems;
  const name = nameBeingTyped(text);
  const { data } = useQuery({
    ...foodsQuery(useDebounced(hasCompletion ? name : '', pause)),
    placeholderData: keepPreviousData,
  });
  const offered = name.length < 2 ? [] : (data?.foods ?? []).slice(0, maxOffered);

  function add(words: string) {
    const added = onAdd(words);
    setText('');
    setAnnouncement(added === 0 ? '' : added === 1 ? '1 item added' : `${added} items added`);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    add(text);
  }

  return (
    <form onSubmit={submit} className="grid gap-2 pt-4 print:hidden">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Add items" hint={isFull ? 'This list is full. Please start a new one.' : undefined}>
            <Input
              ref={field}
              value={text}
              maxLength={longest}
              disabled={isFull}
              placeholder="2 milk, diapers"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" disabled={isFull} icon={<Plus />} className="min-h-12">
          Add
        </Button>
      </div>
      {offered.length > 0 && (
        <ul aria-label="Foods to add" className="flex flex-wrap gap-2">
          {offered.map((food) => (
            <li key={food.id}>
              <Button variant="soft" size="sm" onClick={() => add(completeTyped(text, food.name))}>
                {capitalized(food.name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </form>
  );
}
