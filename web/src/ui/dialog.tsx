import { X } from 'lucide-react';
import { AlertDialog, Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { letFocusGoToToasts } from './toast-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

type DialogContentProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** Receives the focus on close if the element that opened the dialog no longer exists. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  className?: string | undefined;
};

/** A centered dialog; below 640 px a bottom sheet. */
export function DialogContent(props: DialogContentProps) {
  const { title, description, children, footer, size = 'md', className } = props;
  // Radix warns unless there is a description or an explicit undefined.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const returnFocus = useReturnFocus(props.returnFocusTo);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayStyles} />
      <Primitive.Content
        {...described}
        {...returnFocus}
        onBlur={letFocusGoToToasts}
        className={cn(dialogStyles, widths[size], className)}
      >
        <header className="flex items-start gap-3 pt-5 pr-3 pb-3 pl-5 sm:pt-6 sm:pr-4 sm:pl-7">
          <div className="min-w-0 flex-1 pt-1.5">
            <Primitive.Title className="text-2xl">{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="mt-1.5 text-soft">{description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <IconButton label="Close" data-escape>
              <X />
            </IconButton>
          </Primitive.Close>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-7 sm:pb-7">
          {children}
        </div>
        {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
      </Primitive.Content>
    </Primitive.Portal>
  );
}

/** Full-width buttons on a phone, otherwise a right-aligned row. */
function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col gap-2.5 border-line border-t px-5 py-4 *:w-full sm:flex-row sm:justify-end sm:px-7 sm:*:w-auto">
      {children}
    </footer>
  );
}

/** The overlay between the dialog and the page. */
const overlayStyles =
  'fixed inset-0 z-50 print:hidden bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A bottom sheet on a phone, a centered dialog from 640 px. */
const dialogStyles = [
  'fixed inset-x-0 bottom-0 z-50 flex print:hidden max-h-[92dvh] flex-col rounded-t-3xl bg-card text-ink shadow-float outline-none',
  'pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,52rem)] sm:w-[calc(100%-3rem)] sm:rounded-2xl sm:pb-0',
  'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
].join(' ');

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What the action does, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Called on confirmation. The caller closes the dialog when the action has completed. */
  onConfirm: () => void;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  variant?: 'danger' | 'primary' | undefined;
  /** Receives the focus on close if the element that opened the dialog no longer exists or is disabled. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  children?: ReactNode;
};

/**
 * Asks for confirmation of an irreversible action. The cancel button has the initial focus, and clicks outside do not
 * close it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', variant = 'danger' } = props;
  const returnFocus = useReturnFocus(props.returnFocusTo);
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayStyles} />
        <AlertDialog.Content
          {...returnFocus}
          onBlur={letFocusGoToToasts}
          className={cn(dialogStyles, 'sm:max-w-md')}
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
