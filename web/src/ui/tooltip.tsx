import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

// Specification, section 9.
const openDelay = 700;
const skipDelay = 300;

/** Around buttons that stand together, so that the second tooltip in a row need not wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Primitive.Provider>
  );
}

type TooltipProps = {
  /** A few words. Touch never shows them, so nothing may be said here alone. */
  text: string;
  /** One button or link. */
  children: ReactElement;
};

/** Says what a button without words does, to those who rest on it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-70 max-w-64 origin-(--radix-tooltip-content-transform-origin) rounded-md bg-ink px-3 py-1.5 font-medium text-paper text-xs shadow-raised data-[state=closed]:animate-pop-out data-[state=delayed-open]:animate-pop-in data-[state=instant-open]:animate-none"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
