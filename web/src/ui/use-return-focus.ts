import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a window opened. Radix does so only for windows with a trigger of their own,
 * not for those that are opened by state. `otherwise` says where it goes when the opener is gone or disabled by then.
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
