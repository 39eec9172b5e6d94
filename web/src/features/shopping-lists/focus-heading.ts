/** Ids of the headings that take the focus when what had it has gone. */
export const headingIds = { active: 'active-lists', archived: 'archived-lists' } as const;

export function listHeadingIdOf(listId: string): string {
  return `list-${listId}`;
}

/** After a dialog has left: while it does, the page behind it is hidden from screen readers. */
const afterDialog = 220;

/** Moves the focus to the first of these headings that is there. */
export function focusHeading(...ids: string[]) {
  setTimeout(() => {
    const heading = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
    heading?.focus({ preventScroll: true });
  }, afterDialog);
}

/** Shows a list that was just made, and goes on from there. */
export function goToList(listId: string) {
  // Once it has been rendered.
  setTimeout(() => {
    const heading = document.getElementById(listHeadingIdOf(listId));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, 50);
}
