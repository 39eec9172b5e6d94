import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it. Shown below the control and part of its description. */
  error?: ReactNode;
  /** Marks the label as optional. Fields are required by default. */
  optional?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** Label, hint, one control and its error. The control gets its id and description from the context. */
export function Field({ label, hint, error, optional = false, children, className }: FieldProps) {
  const id = useId();
  const notes = useNotes(id, hint, error);
  return (
    <div className={cn('grid grid-cols-1 gap-1.5', className)}>
      <label htmlFor={id} className="w-fit font-medium">
        {label}
        {optional && <OptionalMark />}
      </label>
      {notes.hint}
      <FieldContext value={{ id, describedBy: notes.describedBy, invalid: notes.invalid }}>
        {children}
      </FieldContext>
      {notes.error}
    </div>
  );
}

/** Like `Field`, for several controls that answer one question, such as a list of chips. */
export function FieldGroup({ label, hint, error, optional = false, children, className }: FieldProps) {
  const id = useId();
  const notes = useNotes(id, hint, error);
  return (
    <fieldset aria-describedby={notes.describedBy} className={cn('min-w-0', className)}>
      <legend className="font-medium">
        {label}
        {optional && <OptionalMark />}
      </legend>
      {notes.hint}
      <div className="mt-3">{children}</div>
      {notes.error}
    </fieldset>
  );
}

function OptionalMark() {
  return (
    <>
      {' '}
      <span className="font-normal text-soft text-sm">(optional)</span>
    </>
  );
}

function useNotes(id: string, hint: ReactNode, error: ReactNode) {
  const hasHint = isFilled(hint);
  const invalid = isFilled(error);
  const ids = [hasHint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return {
    describedBy: ids || undefined,
    invalid,
    hint: hasHint ? (
      <p id={`${id}-hint`} className="text-soft text-sm">
        {hint}
      </p>
    ) : null,
    error: invalid ? (
      <p
        id={`${id}-error`}
        className="mt-0.5 flex animate-rise-in items-start gap-1.5 font-medium text-danger text-sm"
      >
        <CircleAlert className="mt-[0.2em] size-4 shrink-0" />
        <span>{error}</span>
      </p>
    ) : null,
  };
}

function isFilled(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
