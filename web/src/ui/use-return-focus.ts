import { useRef } from 'react';

/**
 * Restores the focus to the element that had it before a dialog opened. Radix does so only for dialogs with a trigger,
 * not for those opened by state. `otherwise` is used if that element is gone or disabled.
 */
export function useReturnFocus(otherwise?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      const before = opener.current;
      const hadFocus = before instanceof HTMLElement && before !== document.body;
      const canReturn = hadFocus && before.isConnected && !before.matches(':disabled');
      const target = canReturn ? before : otherwise?.();
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
