import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { popoverLook } from './popover-look.ts';

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={12}
        align="end"
        {...rest}
        className={cn(
          popoverLook,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto p-1.5',
          className,
        )}
      />
    </Primitive.Portal>
  );
}

type ItemProps = ComponentProps<typeof Primitive.Item> & { variant?: 'plain' | 'danger' | undefined };

/** Icon first, then words. `asChild` for a link. */
export function DropdownMenuItem({ variant = 'plain', className, ...rest }: ItemProps) {
  return (
    <Primitive.Item
      {...rest}
      className={cn(
        'flex min-h-touch cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 font-medium outline-none',
        'data-highlighted:bg-fill data-disabled:pointer-events-none data-disabled:opacity-50',
        '[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-soft',
        variant === 'danger' && 'text-danger data-highlighted:bg-danger-bg [&_svg]:text-danger',
        className,
      )}
    />
  );
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator {...rest} className={cn('mx-3 my-1.5 h-px bg-line', className)} />;
}
