import type { RefusedForm } from '@plateful/contract/identity-pages.ts';
import type { ReactNode } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

type FormFieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'password';
  hint?: string;
  optional?: boolean;
  bounds?: { min: number; max: number };
  defaultValue?: string | undefined;
  refused?: RefusedForm | undefined;
};

/** A field of a natively submitted form. After a rejection it shows the submitted value and the error. */
export function FormField({
  name,
  label,
  hint,
  optional,
  bounds,
  refused,
  defaultValue,
  ...rest
}: FormFieldProps) {
  const { type = 'text' } = rest;
  const error = refused?.fields[name];
  return (
    <Field label={label} hint={hint} optional={optional} error={error && <FieldError>{error}</FieldError>}>
      <Input
        {...rest}
        name={name}
        type={type}
        required={!optional}
        minLength={bounds?.min}
        maxLength={bounds?.max ?? (optional ? 100 : undefined)}
        // Passwords are never sent back.
        defaultValue={type === 'password' ? undefined : (refused?.values[name] ?? defaultValue)}
        // Focus the first invalid field.
        autoFocus={error !== undefined && Object.keys(refused!.fields)[0] === name}
      />
    </Field>
  );
}

export function FieldError({ children }: { children: ReactNode }) {
  return <span role="alert">{children}</span>;
}

/** Tells password managers which account the password belongs to. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" name="username" defaultValue={email} autoComplete="username" hidden />;
}
