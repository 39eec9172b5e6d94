import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

// Specification, section 9: tooltip open delay 700 ms, skip delay 300 ms.
const openDelay = 700;
const skipDelay = 300;

/** Once around the app, so that the second tooltip in a row need not wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Primitive.Provider>
  );
}

type TooltipProps = {
  /** A few words. Touch never shows them, so nothing may be said here alone. */
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** One button or link. */
  children: ReactElement;
};

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
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
