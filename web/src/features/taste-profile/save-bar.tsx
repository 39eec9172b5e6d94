import { RotateCcw, Users, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { stickyBottom, useAboveCovered } from '#ui/covered-bottom.ts';
import { IconButton } from '#ui/icon-button.tsx';

type SaveBarProps = {
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The last save failed because the server was unreachable. */
  isOffline: boolean;
  /** The unsaved changes were restored after a reload. */
  isRestored: boolean;
  onDiscard: () => void;
  /** Changes made elsewhere while this form was open. */
  news: readonly string[];
  onForgetNews: () => void;
};

/**
 * Floats above the bottom edge, within reach of the thumb. From 768 px the button is on the left, because toasts appear
 * on the right.
 */
export function SaveBar({ news, onForgetNews, isRestored, onDiscard, ...state }: SaveBarProps) {
  const { isNew, isDirty, isSaving } = state;
  return (
    <div data-save-bar="" style={useAboveCovered()} className={cn(stickyBottom, 'grid grid-cols-1')}>
      <div role="status">
        {news.length > 0 && (
          <Note
            sign={<Users />}
            action={
              <IconButton label="Dismiss" onClick={onForgetNews}>
                <X />
              </IconButton>
            }
          >
            <strong className="font-semibold">Changed elsewhere:</strong> {news.join(' ')}
          </Note>
        )}
        {isDirty && isRestored && (
          <Note
            sign={<RotateCcw />}
            action={
              <Button variant="quiet" onClick={onDiscard}>
                Discard
              </Button>
            }
          >
            Unsaved changes restored
          </Note>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-[2rem] bg-pop p-1.5 pl-5 shadow-float md:flex-row-reverse md:justify-end md:pl-1.5">
        <p
          role="status"
          className="min-w-0 flex-1 basis-24 text-soft text-sm leading-tight md:flex-none md:basis-auto"
        >
          {statusOf(state)}
        </p>
        <Button
          type="submit"
          size="lg"
          // Once everything is saved, the next step is the primary button.
          variant={isDirty || isNew ? 'primary' : 'soft'}
          busy={isSaving}
          busyText="Saving..."
          className="max-md:px-6"
        >
          Save My Preferences
        </Button>
      </div>
    </div>
  );
}

type NoteProps = { sign: ReactNode; action: ReactNode; children: ReactNode };

function Note({ sign, action, children }: NoteProps) {
  return (
    <div className="mb-2 flex animate-rise-in items-center gap-3 rounded-2xl bg-pop py-1.5 pr-1.5 pl-5 shadow-float">
      <span aria-hidden="true" className="shrink-0 text-leaf [&_svg]:size-5">
        {sign}
      </span>
      <p className="min-w-0 flex-1 text-sm">{children}</p>
      {action}
    </div>
  );
}

type State = Pick<SaveBarProps, 'isNew' | 'isDirty' | 'isOffline'>;

function statusOf({ isNew, isDirty, isOffline }: State): string {
  if (isDirty && isOffline) return 'No connection. Your changes are kept here.';
  if (isDirty) return 'Unsaved changes';
  return isNew ? 'Not saved yet' : 'All saved';
}
