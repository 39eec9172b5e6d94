import { CircleAlert, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cn } from './class-names.ts';
import { useAboveCovered } from './covered-bottom.ts';
import { keepFocusInToasts, keepToastsOffFocus, toastPlace } from './toast-focus.ts';
import { currentToasts, dismissToast, subscribeToToasts } from './toast-store.ts';

// docs/product.md, States and Constants.
const duration = 5000;
const swipeThreshold = 50;
const hotkey = ['F8'];

const none: ReturnType<typeof currentToasts> = [];

/**
 * Render once in the app. On a phone toasts are above the bottom bar, or at the top while a dialog is open; from 768 px
 * in the bottom right corner. Menus cover toasts, and toasts move away from the focused element. Dialogs leave them
 * accessible to keyboard and screen readers.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <Primitive.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.map(({ id, open, title, description, action, also, variant = 'default', ...rest }) => (
        <Primitive.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          duration={rest.duration ?? duration}
          className={cn(
            'relative flex w-full items-start gap-3 rounded-xl py-3.5 pr-2 pl-5 shadow-float',
            variant === 'default' ? 'bg-ink text-paper' : 'bg-danger-fill text-danger-ink',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in data-[swipe=end]:animate-swipe-out',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate]',
          )}
        >
          {variant === 'destructive' && <CircleAlert className="mt-2.25 size-5 shrink-0" />}
          <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3">
            <div className="min-w-0 grow basis-44 py-2">
              <Primitive.Title className="font-semibold">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="mt-0.5 text-sm opacity-90">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <span className="flex flex-wrap gap-2 empty:hidden">
              {[action, also].map(
                (toast) =>
                  toast && (
                    <Primitive.Action
                      key={toast.label}
                      altText={toast.label}
                      onClick={toast.onSelect}
                      className="min-h-touch shrink-0 rounded-full px-4 font-semibold text-sm inset-ring-[1.5px] inset-ring-current/40 transition-colors hover:bg-current/10 focus-visible:outline-current"
                    >
                      {toast.label}
                    </Primitive.Action>
                  ),
              )}
            </span>
          </div>
          <Primitive.Close
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-current/10 focus-visible:outline-current focus-visible:-outline-offset-4"
          >
            <X className="size-5" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <div ref={keepFocusInToasts}>
        <Primitive.Viewport
          {...toastPlace}
          ref={keepToastsOffFocus}
          // Radix dialogs hide everything from assistive technology except live regions.
          aria-live="off"
          hotkey={hotkey}
          label="Notifications ({hotkey})"
          style={useAboveCovered()}
          className="fixed inset-x-0 bottom-[calc(var(--covered-bottom,0px)+5rem+env(safe-area-inset-bottom))] max-md:in-data-scroll-locked:top-[calc(0.5rem+env(safe-area-inset-top))] max-md:in-data-scroll-locked:bottom-auto z-55 flex flex-col gap-2 px-4 outline-none focus-visible:*:outline-[2.5px] focus-visible:*:outline-focus focus-visible:*:outline-offset-2 print:hidden md:right-0 md:bottom-[var(--covered-bottom,0px)] md:left-auto md:w-full md:max-w-[420px] md:p-4 data-[away=down]:top-auto! data-[away=down]:bottom-[env(safe-area-inset-bottom)]! data-[away=up]:top-[calc(0.5rem+env(safe-area-inset-top))]! data-[away=up]:bottom-auto!"
        />
      </div>
    </Primitive.Provider>
  );
}
