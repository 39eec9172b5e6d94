import { useEffect } from 'react';

/** Takes images that are pasted anywhere on the page. Text stays with the field it is pasted into, and dialogs keep theirs. */
export function usePastedImages(onPaste: (files: File[]) => void) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { clipboardData, target } = event;
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0 || !(target instanceof Element)) return;
      // Tables of office programs come as text and as a picture of it.
      const isText =
        clipboardData?.types.includes('text/plain') && target.closest('input, textarea') !== null;
      if (isText || target.closest('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      onPaste(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onPaste]);
}
