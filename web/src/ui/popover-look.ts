/** What floats over the page, out of the thing that opened it. */
export const popoverLook =
  'z-60 print:hidden rounded-xl bg-pop text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in';
