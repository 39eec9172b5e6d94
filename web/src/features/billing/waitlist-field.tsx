import type { WaitlistInput } from '@plateful/contract/billing.ts';
import type { HTMLInputTypeAttribute } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

export type WaitlistValues = { firstName: string; lastName: string; email: string };

type Props = {
  control: Control<WaitlistValues, unknown, WaitlistInput>;
  name: keyof WaitlistValues;
  label: string;
  optional?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  /** Unlike a disabled one, it keeps the focus. */
  readOnly: boolean;
  className?: string;
};

export function WaitlistField({ control, name, label, optional, className, ...input }: Props) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} optional={optional} error={fieldState.error?.message} className={className}>
      <Input {...field} {...input} aria-required={!optional} />
    </Field>
  );
}
