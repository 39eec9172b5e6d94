import type { MouseEvent } from 'react';
import { serverMessageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type Props = { title: string; error: Error; onRetry: () => void };

export function LoadFailure({ title, error, onRetry }: Props) {
  function retry(event: MouseEvent<HTMLButtonElement>) {
    // The button makes way for a skeleton; the keyboard stays in the panel.
    event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    onRetry();
  }
  return (
    <Alert tone="danger" announce title={title} action={<Button onClick={retry}>Try Again</Button>}>
      {serverMessageOf(error) ?? 'Nothing is lost. Please check your connection and try again.'}
    </Alert>
  );
}
