import type { ReceiptUsage } from '@plateful/contract/receipts.ts';
import { Camera, ImageUp, TriangleAlert } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { analysis, nextProgress } from './analysis-progress.ts';
import { PhotosToConfirm } from './photos-to-confirm.tsx';
import { acceptedFiles } from './receipt-files.ts';
import { failureWords } from './receipt-toasts.ts';
import { limitText, usageText } from './receipt-words.ts';
import { useReceiptUsage } from './receipts.queries.ts';
import { UploadReport } from './upload-report.tsx';
import { useUploads } from './uploads-store.ts';
import { type Dragging, useDroppedFiles, usePastedImages } from './use-dropped-files.ts';
import { useUploadReceipts } from './use-upload-receipts.ts';
import { zoneStyles } from './zone-styles.ts';

/** The upload by drop, paste, file chooser or camera; for paid plans. */
export function UploadZone() {
  const { current, toConfirm, reports } = useUploads();
  const { upload, retry, cancel, dismiss, readAnyway, leaveOut, replaceHeld } = useUploadReceipts();
  const { usage, isLoading } = useReceiptUsage();
  const section = useRef<HTMLDivElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const isBusy = current !== null;
  useFocusThroughChange(section, isBusy);

  function take(files: readonly File[]) {
    if (hasRoom()) upload(files);
    // Make the progress visible if the paste or retry happened elsewhere on the page.
    zone.current?.scrollIntoView({ block: 'nearest' });
  }
  function hasRoom(): boolean {
    if (usage?.remaining !== 0) return true;
    toast(failureWords(limitText(usage)));
    return false;
  }
  /** The clicked button disappears, so move the focus to the zone. */
  function afterFocus(act: () => void) {
    zone.current?.focus({ preventScroll: true });
    act();
  }
  const dragging = useDroppedFiles(zone, take);
  usePastedImages(take);

  return (
    <div ref={section}>
      <div
        ref={zone}
        tabIndex={-1}
        data-dragging={dragging}
        className={cn(
          zoneStyles,
          'border-[1.5px] border-edge/60 border-dashed transition-[background-color,border-color] *:col-start-1 *:row-start-1',
          dragging === 'page' && 'border-brand',
          dragging === 'zone' && 'border-brand bg-brand-bg',
        )}
      >
        <div inert={isBusy} className={cn(isBusy && 'opacity-0')}>
          <UploadInvitation usage={usage} isLoadingUsage={isLoading} dragging={dragging} onChoose={take} />
        </div>
        {current && (
          <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-5 text-center">
            <Analysis key={current.place} {...current} />
            <div>
              <Button
                variant="secondary"
                busy={current.isCancelling}
                busyText="Cancelling..."
                onClick={cancel}
                data-main
              >
                Cancel
              </Button>
            </div>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {current && `Analyzing receipt ${current.place} of ${current.count}`}
      </VisuallyHidden>
      <PhotosToConfirm
        photos={toConfirm}
        onRead={(photo) => hasRoom() && afterFocus(() => readAnyway(photo))}
        onReplace={(photo, files) => hasRoom() && afterFocus(() => replaceHeld(photo, files))}
        onLeaveOut={(photo) => afterFocus(() => leaveOut(photo))}
      />
      {!isBusy && reports.length > 0 && (
        <UploadReport
          reports={reports}
          onRetry={() => afterFocus(retry)}
          onDismiss={() => afterFocus(dismiss)}
        />
      )}
    </div>
  );
}

/** The buttons and the progress replace each other; moves the focus to the next relevant control. */
function useFocusThroughChange(section: { current: HTMLElement | null }, isBusy: boolean) {
  const wasBusy = useRef(isBusy);
  const hadFocus = useRef(false);

  useEffect(() => {
    // Removing a focused button resets the focus before effects run, so track it by events.
    const remember = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (section.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [section]);

  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    if (!hadFocus.current) return;
    const next = [...(section.current?.querySelectorAll<HTMLButtonElement>('button[data-main]') ?? [])].at(
      -1,
    );
    next?.focus({ preventScroll: true });
  }, [section, isBusy]);
}

type UploadInvitationProps = {
  /** Undefined while unknown. */
  usage: ReceiptUsage | undefined;
  isLoadingUsage: boolean;
  dragging: Dragging;
  onChoose: (files: readonly File[]) => void;
};

function UploadInvitation({ usage, isLoadingUsage, dragging, onChoose }: UploadInvitationProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isFull = usage?.remaining === 0;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Allows choosing the same photo again.
    target.value = '';
    onChoose(files);
  }

  return (
    <div className="grid justify-items-center text-center">
      <Picture name="receipt" size={52} />
      <p className="mt-3 font-semibold text-lg">
        {isFull ? 'That’s all for this month' : titleFor(dragging, isTouch)}
      </p>
      {isFull ? (
        <p className="mt-2.5 flex max-w-md items-start gap-2 rounded-lg bg-saffron-bg px-3.5 py-2 text-left text-sm">
          <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-saffron-ink" />
          {limitText(usage)}
        </p>
      ) : (
        <p className="mt-1 max-w-md text-soft text-sm">
          Lay it flat in good light, with the whole receipt in the picture. You can add several at once.
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        {isTouch && (
          <Button icon={<Camera />} disabled={isFull} onClick={() => camera.current?.click()}>
            Take Photo
          </Button>
        )}
        <Button
          variant={isTouch ? 'secondary' : 'primary'}
          icon={<ImageUp />}
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
  if (dragging === 'zone') return 'Drop it, and we will read it';
  if (isTouch) return 'Take a photo of your receipt';
  return 'Drop a photo here, or paste one';
}

type AnalysisProps = { name: string; place: number; count: number };

/** The progress bar of one receipt. */
function Analysis({ name, place, count }: AnalysisProps) {
  const value = useAnalysisProgress();
  return (
    <div>
      <p className="font-semibold text-lg">Analyzing your receipt...</p>
      <p className="mt-1 truncate text-soft text-sm">{name}</p>
      <Progress
        label={count > 1 ? `Receipt ${place} of ${count}` : 'Analyzing'}
        value={value}
        className="mt-5 text-left"
      />
    </div>
  );
}

/** Simulated progress, since the server only reports completion. Remount for each receipt. */
function useAnalysisProgress(): number {
  const [value, setValue] = useState<number>(analysis.start);

  useEffect(() => {
    const timer = setInterval(
      () => setValue((current) => nextProgress(current, Math.random())),
      analysis.interval,
    );
    return () => clearInterval(timer);
  }, []);

  return value;
}
