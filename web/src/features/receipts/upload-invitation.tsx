import type { ReceiptUsage } from '@plateful/contract/receipts.ts';
import { Camera, ImageUp, TriangleAlert } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { acceptedFiles } from './receipt-files.ts';
import { limitText, usageText } from './receipt-words.ts';
import type { Dragging } from './use-dropped-files.ts';

type Props = {
  /** Undefined while it is not known. */
  usage: ReceiptUsage | undefined;
  isLoadingUsage: boolean;
  dragging: Dragging;
  onChoose: (files: readonly File[]) => void;
};

export function UploadInvitation({ usage, isLoadingUsage, dragging, onChoose }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isFull = usage?.remaining === 0;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same photo may be chosen again.
    target.value = '';
    onChoose(files);
  }

  return (
    <div className="grid justify-items-center text-center">
      <Picture name="receipt" size={52} />
      <p className="mt-3 font-semibold text-lg">
        {isFull ? 'All read for this month' : titleFor(dragging, isTouch)}
      </p>
      {isFull ? (
        <p className="mt-2.5 flex max-w-md items-start gap-2 rounded-lg bg-saffron-bg px-3.5 py-2 text-left text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-saffron-ink" />
          {limitText(usage)}
        </p>
      ) : (
        <p className="mt-1 max-w-md text-soft text-sm">
          Lay it flat in good light, with the whole receipt in the picture. Several at once are fine.
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        {isTouch && (
          <Button
            icon={<Camera aria-hidden="true" />}
            disabled={isFull}
            onClick={() => camera.current?.click()}
          >
            Take Photo
          </Button>
        )}
        <Button
          variant={isTouch ? 'secondary' : 'primary'}
          icon={<ImageUp aria-hidden="true" />}
          disabled={isFull}
          onClick={() => chooser.current?.click()}
          data-main
        >
          Choose Receipt
        </Button>
      </div>
      <p className="mt-4 min-h-[1lh] text-soft text-sm tabular-nums">
        {usage && usageText(usage)}
        {isLoadingUsage && <Skeleton className="h-[1lh] w-48" />}
      </p>
      <input ref={chooser} type="file" multiple accept={acceptedFiles} onChange={choose} hidden />
      <input ref={camera} type="file" accept={acceptedFiles} capture="environment" onChange={choose} hidden />
    </div>
  );
}

function titleFor(dragging: Dragging, isTouch: boolean): string {
  if (dragging === 'zone') return 'Let go, and we read it';
  if (isTouch) return 'Take a photo of your receipt';
  return 'Drop a photo here, or paste one';
}
