/** The heading above all receipts. */
export const listHeadingId = 'receipts';

/** After a dialog has left: while it does, the page behind it is hidden from screen readers. */
const afterDialog = 220;

export function receiptHeadingId(receiptId: string): string {
  return `receipt-${receiptId}`;
}

/** Where an item is opened, and where the focus returns to. */
export function itemIdOf(receiptId: string, itemId: number): string {
  return `receipt-${receiptId}-${itemId}`;
}

export function isListShown(): boolean {
  return document.getElementById(listHeadingId) !== null;
}

/** Shows a receipt, and goes on from there. */
export function goToReceipt(receiptId: string): void {
  const heading =
    document.getElementById(receiptHeadingId(receiptId)) ?? document.getElementById(listHeadingId);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** After a receipt or an item has left with its dialog: on to the first of these that is there. */
export function focusAfterRemoval(...ids: (string | undefined)[]): void {
  setTimeout(() => {
    const target = ids.map((id) => (id ? document.getElementById(id) : null)).find((found) => found !== null);
    target?.focus({ preventScroll: true });
  }, afterDialog);
}
