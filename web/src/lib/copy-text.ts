/** Puts the text on the clipboard; throws where the browser does not let us. */
export async function copyText(text: string): Promise<void> {
  // Over plain http, as on a home network, browsers have no clipboard to write to: only the old way is left.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('The browser did not copy.');
}

/** Copies without moving the focus: menus and windows would close. */
function copySelected(text: string): boolean {
  const element = document.createElement('span');
  element.textContent = text;
  // Safari copies no more than may be selected.
  element.className = 'fixed top-0 select-text whitespace-pre';
  document.body.append(element);
  const selection = document.getSelection();
  selection?.selectAllChildren(element);
  try {
    return document.execCommand('copy');
  } finally {
    selection?.removeAllRanges();
    element.remove();
  }
}
