import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { popoverLook } from './popover-look.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

/** Holds controls, as a menu may not. Give it a name by `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={12}
        align="end"
        {...rest}
        className={cn(
          popoverLook,
          'max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] origin-(--radix-popover-content-transform-origin) overflow-y-auto p-5',
          className,
        )}
      />
    </Primitive.Portal>
  );
}
