import { Camera, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { acceptedFiles } from './receipt-files.ts';
import type { PhotoToConfirm } from './uploads-store.ts';

type Props = {
  photos: readonly PhotoToConfirm[];
  onRead: (photo: PhotoToConfirm) => void;
  onReplace: (photo: PhotoToConfirm, files: readonly File[]) => void;
  onLeaveOut: (photo: PhotoToConfirm) => void;
};

/** Photos of doubtful quality, which are only uploaded after the user confirms. */
export function PhotosToConfirm({ photos, onRead, onReplace, onLeaveOut }: Props) {
  const title = `${counted(photos.length, 'photo')} not sent yet`;
  return (
    <>
      <VisuallyHidden role="status">
        {photos.length > 0 &&
          `${title}: ${photos.map(({ file, reason }) => `${file.name}. ${reason}`).join(' ')}`}
      </VisuallyHidden>
      {photos.length > 0 && (
        <section
          aria-label={title}
          className="mt-4 animate-rise-in rounded-xl bg-saffron-bg px-4 py-3 sm:px-5"
        >
          <ul className="divide-y divide-line">
            {photos.map((photo, index) => (
              <HeldRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two photos may share a name, and none keeps state.
                key={index}
                photo={photo}
                isFirst={index === 0}
                onRead={() => onRead(photo)}
                onReplace={(files) => onReplace(photo, files)}
                onLeaveOut={() => onLeaveOut(photo)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type RowProps = {
  photo: PhotoToConfirm;
  isFirst: boolean;
  onRead: () => void;
  onReplace: (files: readonly File[]) => void;
  onLeaveOut: () => void;
};

function HeldRow({ photo: { file, reason }, isFirst, onRead, onReplace, onLeaveOut }: RowProps) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onReplace(files);
  }

  return (
    <li className="flex items-start gap-4 py-3">
      <Preview file={file} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{file.name}</p>
        <p className="mt-0.5 text-sm">{reason}</p>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:flex-col">
          <Button
            size="sm"
            icon={<Camera />}
            onClick={() => chooser.current?.click()}
            data-main={isFirst || undefined}
          >
            Take Another
            <VisuallyHidden> instead of {file.name}</VisuallyHidden>
          </Button>
          <Button size="sm" variant="secondary" onClick={onRead}>
            Read It Anyway
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <IconButton label={`Skip ${file.name}`} tooltip="Skip" onClick={onLeaveOut} className="-mt-1.5 -mr-2">
        <X />
      </IconButton>
      <input ref={chooser} type="file" accept={acceptedFiles} onChange={choose} hidden />
    </li>
  );
}

/** A thumbnail, because file names of cameras say little. */
function Preview({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return <img ref={picture} alt="" className="h-18 w-14 shrink-0 rounded-lg bg-sunk object-cover" />;
}
