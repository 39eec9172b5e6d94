import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { veilLook, windowLook } from './dialog-look.ts';
import { letFocusGoToToasts } from './toast-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Called on the press; the caller closes the dialog when the deed is done. */
  onConfirm: () => void;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  variant?: 'danger' | 'primary' | undefined;
  /** Where the focus goes afterwards when what opened the window is gone or disabled by then. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  children?: ReactNode;
};

/** Asks before what cannot be taken back. Focus starts on the way out; a press beside it does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', variant = 'danger' } = props;
  const returnFocus = useReturnFocus(props.returnFocusTo);
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veilLook} />
        <AlertDialog.Content
          {...returnFocus}
          onBlur={letFocusGoToToasts}
          className={cn(windowLook, 'sm:max-w-md')}
        >
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-7 pb-6 sm:px-7">
            <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-soft">{description}</AlertDialog.Description>
            {props.children}
          </div>
          <DialogFooter>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={variant} onClick={props.onConfirm} busy={props.busy} busyText={props.busyText}>
              {confirmLabel}
            </Button>
          </DialogFooter>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
