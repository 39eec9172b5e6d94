import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { veilLook, windowLook } from './dialog-look.ts';
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
  /** Buttons, the primary one last: at the bottom of a phone, on the right elsewhere. They stay while the rest scrolls. */
  footer?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** Where the focus goes afterwards when what opened the window is gone by then. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  className?: string | undefined;
};

/** A window in the middle; below 640 px a sheet from the bottom edge. */
export function DialogContent(props: DialogContentProps) {
  const { title, description, children, footer, size = 'md', className } = props;
  // Radix asks for a description or for the word that there is none.
  const described = description === undefined ? { 'aria-describedby': undefined } : {};
  const returnFocus = useReturnFocus(props.returnFocusTo);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={veilLook} />
      <Primitive.Content
        {...described}
        {...returnFocus}
        onBlur={letFocusGoToToasts}
        className={cn(windowLook, widths[size], className)}
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
              <X aria-hidden="true" />
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
