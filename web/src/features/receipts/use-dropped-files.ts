import { type RefObject, useEffect, useState } from 'react';

/** `page`: files are dragged over the page; `zone`: over the drop zone. */
export type Dragging = 'none' | 'page' | 'zone';

/** Accepts files dropped on `zone`. Prevents drops elsewhere, for which the browser would open the file. */
export function useDroppedFiles(zone: RefObject<HTMLElement | null>, onDrop: (files: File[]) => void) {
  const [dragging, setDragging] = useState<Dragging>('none');

  useEffect(() => {
    function over(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const isOverZone = isIn(zone.current, event);
      event.dataTransfer.dropEffect = isOverZone ? 'copy' : 'none';
      setDragging(isOverZone ? 'zone' : 'page');
    }
    function leave(event: DragEvent) {
      // Left the window, not just an element.
      if (event.relatedTarget === null) setDragging('none');
    }
    function drop(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging('none');
      if (isIn(zone.current, event)) onDrop([...event.dataTransfer.files]);
    }
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [zone, onDrop]);

  return dragging;
}

function isIn(zone: HTMLElement | null, { target }: Event): boolean {
  return target instanceof Node && (zone?.contains(target) ?? false);
}

/** Accepts images pasted anywhere on the page. Text fields and dialogs keep their own pastes. */
export function usePastedImages(onPaste: (files: File[]) => void) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { clipboardData, target } = event;
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0 || !(target instanceof Element)) return;
      // Office programs copy tables both as text and as an image.
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
