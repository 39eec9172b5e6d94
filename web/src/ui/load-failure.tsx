import type { MouseEvent, ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type LoadFailureProps = {
  title: ReactNode;
  /** Details, or what the user can do. */
  children?: ReactNode;
  onRetry: () => void;
  className?: string | undefined;
};

/** An error notice with a retry button. */
export function LoadFailure({ title, children = usual, onRetry, className }: LoadFailureProps) {
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button is replaced by a skeleton, so move the focus to the surrounding panel.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onRetry();
  }
  return (
    <Alert
      tone="danger"
      announce
      title={title}
      action={<Button onClick={retry}>Try Again</Button>}
      className={className}
    >
      {children}
    </Alert>
  );
}

const usual = 'Nothing is lost. Please check your connection and try again.';
