import type { MouseEvent, ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type LoadFailureProps = {
  title: ReactNode;
  /** What to know or do about it. */
  children?: ReactNode;
  onRetry: () => void;
  className?: string | undefined;
};

/** Says that something did not load, and asks for it again. */
export function LoadFailure({ title, children = usual, onRetry, className }: LoadFailureProps) {
  function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button makes way for a skeleton; the keyboard stays in the panel or part of the page around it.
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
