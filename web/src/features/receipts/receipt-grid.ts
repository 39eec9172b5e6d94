/** Receipts side by side, as many as have room. */
export const receiptGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-4 sm:gap-5';
