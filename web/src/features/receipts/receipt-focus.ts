/** Id of the heading above the receipts. */
export const listHeadingId = 'receipts';

/** Milliseconds of a dialog's closing animation, during which the page is hidden from screen readers. */
const afterDialog = 220;

export function receiptHeadingId(receiptId: string): string {
  return `receipt-${receiptId}`;
}

/** Id of the item's button, which receives the focus after the dialog. */
export function itemIdOf(receiptId: string, itemId: number): string {
  return `receipt-${receiptId}-${itemId}`;
}

export function isListShown(): boolean {
  return document.getElementById(listHeadingId) !== null;
}

/** Scrolls to a receipt and focuses its heading. */
export function goToReceipt(receiptId: string): void {
  const heading =
    document.getElementById(receiptHeadingId(receiptId)) ?? document.getElementById(listHeadingId);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** After a removal, moves the focus to the first of these elements that exists. */
export function focusAfterRemoval(...ids: (string | undefined)[]): void {
  setTimeout(() => {
    const target = ids.map((id) => (id ? document.getElementById(id) : null)).find((found) => found !== null);
    target?.focus({ preventScroll: true });
  }, afterDialog);
}
