import { passwordBounds } from '@plateful/contract/bounds.ts';
import type { RefusedForm } from '@plateful/contract/identity-pages.ts';
import { mailPaths } from '@plateful/contract/recovery.ts';
import { FormField, HiddenUsername } from './form-field.tsx';
import { PageCard, PageForm, TextLink } from './page-card.tsx';

export function ForgotPasswordForm({ refused }: { refused?: RefusedForm | undefined }) {
  return (
    <PageCard
      title="Forgot your password?"
      lead="Enter your email, and we will send you a link to choose a new one."
      refused={refused}
    >
      <PageForm action={mailPaths.forgot} submit="Send Link">
        <FormField name="email" label="Email" type="email" autoComplete="username" refused={refused} />
      </PageForm>
      <p className="text-center text-soft">
        Remembered it? <TextLink href="/api/login">Sign in</TextLink>
      </p>
    </PageCard>
  );
}

type LinkProps = { token: string; email: string; refused?: RefusedForm | undefined };

export function NewPasswordForm({ token, email, refused }: LinkProps) {
  return (
    <PageCard
      title="Choose a new password"
      lead={`For ${email}. Every device will be signed out.`}
      refused={refused}
    >
      <PageForm action={mailPaths.newPassword} submit="Save Password">
        <input type="hidden" name="token" value={token} />
        <HiddenUsername email={email} />
        <FormField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${passwordBounds.min} characters`}
          bounds={passwordBounds}
          refused={refused}
        />
      </PageForm>
    </PageCard>
  );
}

export function ConfirmEmailForm({ token, email }: LinkProps) {
  return (
    <PageCard title="Confirm your email" lead={`Is ${email} yours?`}>
      <PageForm action={mailPaths.confirmEmail} submit="Confirm Email">
        <input type="hidden" name="token" value={token} />
      </PageForm>
    </PageCard>
  );
}
