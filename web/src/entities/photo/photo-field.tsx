import { photoBounds } from '@plateful/contract/bounds.ts';
import { useMutation } from '@tanstack/react-query';
import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { call } from '#lib/api.ts';
import { isUnreachable, serverMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { DishPhoto } from './dish-photo.tsx';

type Props = {
  photoId: string | null;
  hint?: string | undefined;
  /** The error message of a failed save. */
  error?: string | undefined;
  onChange: (photoId: string | null) => void;
};

/** Adds, replaces or removes the photo of a dish. The photo is uploaded at once; its id is saved with the form. */
export function PhotoField({ photoId, hint, error: refusal, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: addPhoto,
    onSuccess: ({ photo }) => onChange(photo.id),
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = '';
    if (file) mutate(file);
  }

  function remove() {
    reset();
    onChange(null);
    // The remove button disappears with the photo.
    button.current?.focus();
  }

  return (
    <FieldGroup label="Photo" optional hint={hint} error={error ? failureOf(error) : refusal}>
      <div className="grid justify-items-start gap-3">
        {photoId && (
          <DishPhoto
            key={photoId}
            id={photoId}
            alt="The photo"
            className="aspect-3/2 w-full max-w-sm rounded-xl bg-sunk object-cover"
          />
        )}
        <span className="flex flex-wrap gap-3">
          <Button
            ref={button}
            type="button"
            variant="secondary"
            icon={photoId ? <ImageUp /> : <Camera />}
            busy={isPending}
            busyText="Adding..."
            onClick={() => chooser.current?.click()}
          >
            {photoId ? 'Choose Another' : 'Add a Photo'}
          </Button>
          {photoId && !isPending && (
            <Button type="button" variant="quiet" icon={<Trash2 />} onClick={remove}>
              Remove Photo
            </Button>
          )}
        </span>
        <p role="status" className="sr-only">
          {isPending ? 'Adding the photo' : photoId ? 'Photo added' : ''}
        </p>
        <input ref={chooser} type="file" accept="image/*" aria-label="Photo" onChange={choose} hidden />
      </div>
    </FieldGroup>
  );
}

class TooLarge extends Error {}

async function addPhoto(photo: File) {
  if (photo.size > photoBounds.file.max) throw new TooLarge();
  return call('POST /api/photos', { photo });
}

function failureOf(error: Error): string {
  if (error instanceof TooLarge) {
    return `This file is too large. Please choose one of at most ${photoBounds.file.max / 1_000_000} MB.`;
  }
  if (isUnreachable(error)) return 'We could not reach the server. Check your connection and try again.';
  return serverMessageOf(error) ?? 'The photo could not be added. Please try again.';
}
