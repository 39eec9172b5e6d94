import { planBounds } from '@plateful/contract/bounds.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { dayName } from './week-dates.ts';
import { focusSlot, type Slot } from './week-entry.ts';

const usual = ['Eating out', 'Guests', 'Takeaway', 'Leftovers', 'Away'];

type Props = {
  slot: Slot;
  /** The note as it is; empty for a new one. */
  note: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (note: string) => void;
};

/** A few words in place of a meal, or beside it. */
export function NoteDialog({ slot, note, open, onOpenChange, onSave }: Props) {
  const id = useId();
  const [words, setWords] = useState(note);
  const [isMissing, setIsMissing] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const trimmed = words.trim();
    if (trimmed === '') setIsMissing(true);
    else onSave(trimmed);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={note === '' ? `Note for ${slot.mealType}` : 'Edit note'}
        description={dayName(slot.date)}
        size="sm"
        returnFocusTo={() => focusSlot(slot)}
        footer={
          <Button type="submit" form={id}>
            Save Note
          </Button>
        }
      >
        <form id={id} onSubmit={save} className="grid gap-4">
          <Field label="Note" error={isMissing && words.trim() === '' ? 'Write a note' : undefined}>
            <Input
              value={words}
              maxLength={planBounds.note.maxLength}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            {usual.map((one) => (
              <Button key={one} size="sm" variant="soft" onClick={() => onSave(one)}>
                {one}
              </Button>
            ))}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
