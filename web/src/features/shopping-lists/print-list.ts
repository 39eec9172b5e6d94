/** Prints one list of the page. */
export function printList(card: HTMLElement | null) {
  if (!card) return;
  card.dataset.printing = '';
  // Some browsers go on while their dialog is open, so the mark stays until they are done.
  window.addEventListener('afterprint', () => delete card.dataset.printing, { once: true });
  window.print();
}
