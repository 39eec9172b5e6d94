import { planBounds } from '@plateful/contract/bounds.ts';
import type { WeekEntry } from '@plateful/contract/week.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { dayName } from './week-dates.ts';
import { focusSlot, isMeal, type Slot, titleOf } from './week-entry.ts';

const usual = {
  alone: ['Eating out', 'Guests', 'Takeaway', 'Leftovers', 'Away'],
  beside: ['Guests', 'Cook ahead', 'Thaw the day before'],
} as const;

type Props = {
  slot: Slot;
  /** A note, or a dish with a note; undefined for a new note. */
  entry: WeekEntry | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (note: string) => void;
  /** Removes the note of a dish, but not the dish. */
  onRemove: (dish: WeekEntry) => void;
};

/** Edits a note that replaces a meal or belongs to it. */
export function NoteDialog({ slot, entry, open, onOpenChange, onSave, onRemove }: Props) {
  const id = useId();
  const note = entry?.note ?? '';
  const dish = entry && isMeal(entry) ? entry : null;
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
        title={note === '' ? `Note for ${dish ? titleOf(dish) : slot.mealType}` : 'Edit note'}
        description={dish && note !== '' ? `${titleOf(dish)}, ${dayName(slot.date)}` : dayName(slot.date)}
        size="sm"
        returnFocusTo={() => focusSlot(slot)}
        footer={
          <>
            {dish && note !== '' && (
              <Button variant="secondary" onClick={() => onRemove(dish)}>
                Remove Note
              </Button>
            )}
            <Button type="submit" form={id}>
              Save Note
            </Button>
          </>
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
            {usual[dish ? 'beside' : 'alone'].map((note) => (
              <Button key={note} size="sm" variant="soft" onClick={() => onSave(note)}>
                {note}
              </Button>
            ))}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
