import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { dropDraft } from '#lib/draft.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';

type Props = {
  isDirty: boolean;
  /** A sentence that says what will be lost. */
  warning: string;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
};

/**
 * Asks before leaving a form with unsaved changes: with a dialog inside the application, with the browser's prompt
 * otherwise.
 */
export function UnsavedChanges({ isDirty, warning, onDirtyChange }: Props) {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ nextLocation }) => isDirty && nextLocation.pathname !== pathname);

  // Saved while the dialog was open, so nothing would be lost.
  useEffect(() => {
    if (!isDirty && blocker.state === 'blocked') blocker.proceed();
  }, [isDirty, blocker]);

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description={warning}
      confirmLabel="Leave"
      cancelLabel="Keep Editing"
      onConfirm={() => {
        dropDraft();
        blocker.proceed?.();
      }}
    />
  );
}
