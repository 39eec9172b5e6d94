/** Copies to the clipboard. Throws if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // The Clipboard API needs https. Over plain http, as on a home network, only `execCommand` works.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error('The browser rejected the copy command.');
}

/** Copies without moving the focus, which would close menus and dialogs. */
function copySelected(text: string): boolean {
  const element = document.createElement('span');
  element.textContent = text;
  // Safari only copies text that `user-select` allows to be selected.
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
