import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { toast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Analysis } from './analysis.tsx';
import { failureWords } from './receipt-toasts.ts';
import { limitText } from './receipt-words.ts';
import { UploadInvitation } from './upload-invitation.tsx';
import { UploadReport } from './upload-report.tsx';
import { useUploads } from './uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { usePastedImages } from './use-pasted-images.ts';
import { useReceiptUsage } from './use-receipt-usage.ts';
import { useUploadReceipts } from './use-upload-receipts.ts';
import { zoneLook } from './zone-look.ts';

/** Where photos are dropped, pasted, chosen or taken, and read; for paid plans. */
export function UploadZone() {
  const { current, reports } = useUploads();
  const { upload, retry, cancel, dismiss } = useUploadReceipts();
  const { usage, isLoading } = useReceiptUsage();
  const zone = useRef<HTMLDivElement>(null);
  const isBusy = current !== null;
  useFocusThroughChange(zone, isBusy);

  function take(files: readonly File[]) {
    if (usage?.remaining === 0) toast(failureWords(limitText(usage)));
    else upload(files);
    // What is pasted or retried far below is seen being read.
    zone.current?.scrollIntoView({ block: 'nearest' });
  }
  const dragging = useDroppedFiles(zone, take);
  usePastedImages(take);

  return (
    <div>
      <div
        ref={zone}
        tabIndex={-1}
        data-dragging={dragging}
        className={cn(
          zoneLook,
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
            <Analysis key={current.place} name={current.name} place={current.place} count={current.count} />
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
      {!isBusy && reports.length > 0 && (
        <UploadReport
          reports={reports}
          onRetry={() => {
            zone.current?.focus({ preventScroll: true });
            retry();
          }}
          onDismiss={() => {
            zone.current?.focus({ preventScroll: true });
            dismiss();
          }}
        />
      )}
    </div>
  );
}

/** The buttons change places with the progress: the keyboard goes on at the one that matters next. */
function useFocusThroughChange(zone: { current: HTMLElement | null }, isBusy: boolean) {
  const wasBusy = useRef(isBusy);
  const hadFocus = useRef(false);

  useEffect(() => {
    // A focused button that goes away takes the focus along before anyone can look.
    const remember = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (zone.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [zone]);

  useEffect(() => {
    if (wasBusy.current === isBusy) return;
    wasBusy.current = isBusy;
    if (!hadFocus.current) return;
    const next = [...(zone.current?.querySelectorAll<HTMLButtonElement>('button[data-main]') ?? [])].at(-1);
    next?.focus({ preventScroll: true });
  }, [zone, isBusy]);
}
