import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { FileReport, Outcome } from './upload-one-by-one.ts';
import { canRetry, needsMention } from './use-upload-receipts.ts';

type Props = { reports: readonly FileReport[]; onRetry: () => void; onDismiss: () => void };

/** The outcome of each file, if it does not fit into a toast. Stays until dismissed. */
export function UploadReport({ reports, onRetry, onDismiss }: Props) {
  const read = reports.filter(({ outcome }) => outcome.kind === 'read').length;
  const waiting = reports.filter(canRetry).length;
  return (
    <div className="mt-4 animate-rise-in rounded-xl bg-sunk py-3 pr-2 pl-5">
      <div className="flex items-start gap-2">
        <p role="status" className="min-w-0 flex-1 py-2.5 font-semibold">
          {read} of {counted(reports.length, 'file')} read
        </p>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X />
        </IconButton>
      </div>
      <ul className="divide-y divide-line pr-3 text-sm">
        {reports.filter(needsMention).map(({ file, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two photos may share a name, and none keeps state.
          <li key={index} className="flex items-start gap-2.5 py-2.5">
            <Sign outcome={outcome} />
            <div className="min-w-0">
              <p className="truncate font-medium">{file.name}</p>
              <p className="text-soft">{reasonOf(outcome)}</p>
            </div>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <div className="pt-2 pr-3 pb-2">
          <Button size="sm" icon={<RotateCcw />} onClick={onRetry} className="max-sm:w-full">
            {waiting === 1 ? 'Try Again' : `Try These ${waiting} Again`}
          </Button>
        </div>
      )}
    </div>
  );
}

function Sign({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'read') {
    return <CircleCheck className="mt-0.5 size-5 shrink-0 text-leaf" />;
  }
  return <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />;
}

function reasonOf(outcome: Outcome): string {
  if (outcome.kind === 'failed') return outcome.reason;
  if (outcome.kind === 'cancelled') return 'Cancelled. Nothing was saved.';
  if (outcome.kind === 'skipped') return 'Not an image';
  if (outcome.kind === 'held') return 'Waiting for you';
  if (outcome.kind === 'empty') return 'No grocery items were found. A clearer photo may help.';
  return 'You already uploaded this receipt. It counts only once.';
}
