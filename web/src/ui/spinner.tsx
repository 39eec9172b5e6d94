import { cn } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SpinnerProps = {
  /** For screen readers. Without it, the surrounding element must announce that it is busy. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} className={cn('inline-flex size-5', className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.75" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.75" strokeLinecap="round" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
