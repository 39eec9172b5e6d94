import { cookedBounds } from '@plateful/contract/bounds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { PhotoField } from '#entities/photo/photo-field.tsx';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import { useToday } from '#lib/use-today.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { cookedChanged } from './cooked.queries.ts';

export type CookedEntry = { id: string; date: string; note: string | null; photoId: string | null };
type EntryForm = { key: string; date: string; note: string; photoId: string | null };

type Props = {
  isOpen: boolean;
  recipeId: string | null;
  title: string;
  /** The entry to edit; without it a dish is added. */
  entry?: CookedEntry;
  onClose: () => void;
};

/** Edits when a dish was cooked, and notes on it. */
export function CookedDishDialog({ isOpen, title, entry, onClose, recipeId }: Props) {
  const formId = useId();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ key, date, note, photoId }: EntryForm) =>
      entry
        ? call('PATCH /api/cooked/{id}', { id: entry.id, date, note: note || null, photoId })
        : call('POST /api/cooked', { key, recipeId: recipeId!, date, note: note || null, photoId }),
    async onSuccess() {
      await cookedChanged(client);
      onClose();
      if (!entry) toast({ title: 'Cooked it', description: 'Added to your cooked log.' });
    },
    onError: (failure) =>
      toastFailure('Not saved', serverMessageOf(failure) ?? 'Please try again in a moment.'),
  });
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={entry ? 'Edit cooked dish' : 'Cooked it'}
        description={title}
        size="sm"
        footer={
          <Button type="submit" form={formId} busy={isPending} busyText="Saving...">
            Save
          </Button>
        }
      >
        <CookedForm
          id={formId}
          entry={entry}
          error={serverMessageOf(error)}
          onSave={(sent) => mutate(sent)}
        />
      </DialogContent>
    </Dialog>
  );
}

type FormProps = {
  id: string;
  entry: CookedEntry | undefined;
  error: string | undefined;
  onSave: (sent: EntryForm) => void;
};

function CookedForm({ id, entry, error, onSave }: FormProps) {
  const today = useToday();
  const [key] = useState(newKey);
  const [date, setDate] = useState(entry?.date ?? today);
  const [note, setNote] = useState(entry?.note ?? '');
  const [photoId, setPhotoId] = useState(entry?.photoId ?? null);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave({ key, date, note: note.trim(), photoId });
  }

  return (
    <form id={id} onSubmit={submit} className="grid gap-6">
      <Field label="Day" error={error}>
        <Input
          type="date"
          required
          max={today}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
      </Field>
      <PhotoField photoId={photoId} hint="Only you can see this." onChange={setPhotoId} />
      <Field label="Note" optional hint="Only you can see this.">
        <Textarea
          rows={3}
          value={note}
          limit={cookedBounds.cookedNote.maxLength}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </form>
  );
}
