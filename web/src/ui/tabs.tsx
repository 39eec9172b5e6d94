import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const Tabs = Primitive.Root;

/** Scrolls horizontally if it is wider than the screen. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      {...rest}
      className={cn(
        'flex [scrollbar-width:none] gap-1 overflow-x-auto overscroll-x-contain border-line border-b',
        className,
      )}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={cn(
        'relative inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap rounded-t-md px-4 font-semibold text-soft transition-colors',
        'hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink [&_svg]:size-4.5',
        'after:absolute after:inset-x-4 after:-bottom-px after:h-0.75 after:scale-x-0 after:rounded-t-full after:bg-brand after:transition-[scale] after:duration-200 data-[state=active]:after:scale-x-100',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={cn('animate-fade-in rounded-md pt-6', className)} />;
}
