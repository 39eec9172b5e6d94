/** What lies between a window and the page behind it. */
export const veilLook =
  'fixed inset-0 z-50 print:hidden bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** A sheet from the bottom edge on a phone, a window in the middle from 640 px. */
export const windowLook = [
  'fixed inset-x-0 bottom-0 z-50 flex print:hidden max-h-[92dvh] flex-col rounded-t-3xl bg-card text-ink shadow-float outline-none',
  'pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(88dvh,52rem)] sm:w-[calc(100%-3rem)] sm:rounded-2xl sm:pb-0',
  'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
].join(' ');
