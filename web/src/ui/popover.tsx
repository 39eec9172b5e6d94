import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { popoverLook } from './popover-look.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverClose = Primitive.Close;

type PopoverContentProps = ComponentProps<typeof Primitive.Content> & {
  /** A popover is a dialog to a screen reader and needs a name. */
  label: string;
};

export function PopoverContent({ label, className, ...rest }: PopoverContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={12}
        {...rest}
        aria-label={label}
        className={cn(
          popoverLook,
          'max-h-(--radix-popover-content-available-height) w-84 max-w-[calc(100vw-1.5rem)] origin-(--radix-popover-content-transform-origin) overflow-y-auto p-5',
          className,
        )}
      />
    </Primitive.Portal>
  );
}
