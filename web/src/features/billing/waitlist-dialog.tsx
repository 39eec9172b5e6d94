import { zodResolver } from '@hookform/resolvers/zod';
import { type WaitlistInput, waitlistInput } from '@plateful/contract/billing.ts';
import { type HTMLInputTypeAttribute, useId } from 'react';
import { type Control, type Resolver, useController, useForm } from 'react-hook-form';
import { type SessionUser, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useJoinWaitlist } from './billing.queries.ts';

type Props = { isOpen: boolean; onClose: () => void };

// The contract's input type also allows missing names and a plan, which this form always sets.
const resolver = zodResolver(waitlistInput) as unknown as Resolver<WaitlistValues, unknown, WaitlistInput>;

/** Keeps the input while closed, until it has been sent. */
export function WaitlistDialog({ isOpen, onClose }: Props) {
  const formId = useId();
  const defaults = valuesOf(useUser().user);
  const { control, handleSubmit, reset } = useForm<WaitlistValues, unknown, WaitlistInput>({
    resolver,
    values: defaults,
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending } = useJoinWaitlist();

  function join(person: WaitlistInput) {
    mutate(person, {
      onSuccess: () => {
        // `keepDirtyValues` is set above and would keep the typed values.
        reset(defaults, { keepDirtyValues: false });
        onClose();
      },
    });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && !isPending && onClose()}>
      <DialogContent
        title="Join the Pro Waitlist"
        description="Be the first to know when our Pro plan becomes available. Get early access and special launch pricing."
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary" disabled={isPending}>
                Cancel
              </Button>
            </DialogClose>
            <Button type="submit" form={formId} busy={isPending} busyText="Joining...">
              Join Waitlist
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={handleSubmit(join)}
          className="grid grid-cols-1 gap-5 sm:grid-cols-2"
        >
          <WaitlistField
            control={control}
            readOnly={isPending}
            name="firstName"
            label="First Name"
            optional
            autoComplete="given-name"
          />
          <WaitlistField
            control={control}
            readOnly={isPending}
            name="lastName"
            label="Last Name"
            optional
            autoComplete="family-name"
          />
          <WaitlistField
            control={control}
            readOnly={isPending}
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            className="sm:col-span-2"
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function valuesOf(user: SessionUser | null): WaitlistValues {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
  };
}

type WaitlistValues = { firstName: string; lastName: string; email: string };

type WaitlistFieldProps = {
  control: Control<WaitlistValues, unknown, WaitlistInput>;
  name: keyof WaitlistValues;
  label: string;
  optional?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  /** Unlike `disabled`, it keeps the focus. */
  readOnly: boolean;
  className?: string;
};

function WaitlistField({ control, name, label, optional, className, ...input }: WaitlistFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} optional={optional} error={fieldState.error?.message} className={className}>
      <Input {...field} {...input} aria-required={!optional} />
    </Field>
  );
}
