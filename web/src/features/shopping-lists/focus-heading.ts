/** Ids of headings that receive the focus when the focused element disappears. */
export const headingIds = { active: 'active-lists', archived: 'archived-lists' } as const;

export function listHeadingIdOf(listId: string): string {
  return `list-${listId}`;
}

/** Milliseconds of a dialog's closing animation, during which the page is hidden from screen readers. */
const afterDialog = 220;

/** Moves the focus to the first of these headings that exists. */
export function focusHeading(...ids: string[]) {
  setTimeout(() => {
    const heading = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
    heading?.focus({ preventScroll: true });
  }, afterDialog);
}

/** Scrolls to a new list and focuses its heading. */
export function goToList(listId: string) {
  // Deferred until it is rendered.
  setTimeout(() => {
    const heading = document.getElementById(listHeadingIdOf(listId));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, 50);
}
