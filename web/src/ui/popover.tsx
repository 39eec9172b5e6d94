import { DropdownMenu as Menu, Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const look =
  'z-60 overflow-y-auto print:hidden rounded-xl bg-pop text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in';

const place = { sideOffset: 8, collisionPadding: 12, align: 'end' } as const;

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

/** For controls, which a menu may not contain. Needs `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        {...place}
        {...rest}
        className={cn(
          look,
          'max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] origin-(--radix-popover-content-transform-origin) p-5',
          className,
        )}
      />
    </Primitive.Portal>
  );
}

export const DropdownMenu = Menu.Root;
export const DropdownMenuTrigger = Menu.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Portal>
      <Menu.Content
        {...place}
        {...rest}
        className={cn(
          look,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 origin-(--radix-dropdown-menu-content-transform-origin) p-1.5',
          className,
        )}
      />
    </Menu.Portal>
  );
}

type ItemProps = ComponentProps<typeof Menu.Item> & { variant?: 'plain' | 'danger' | undefined };

/** Expects the icon before the text. Use `asChild` for a link. */
export function DropdownMenuItem({ variant = 'plain', className, ...rest }: ItemProps) {
  return (
    <Menu.Item
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

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Menu.Label>) {
  return <Menu.Label {...rest} className={cn('px-3 pt-1.5 pb-1 text-soft text-sm', className)} />;
}

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Menu.Separator>) {
  return <Menu.Separator {...rest} className={cn('mx-3 my-1.5 h-px bg-line', className)} />;
}
