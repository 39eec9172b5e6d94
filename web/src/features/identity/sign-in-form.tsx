import { passwordBounds } from '@plateful/contract/bounds.ts';
import type { RefusedForm } from '@plateful/contract/identity-pages.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { mailPaths } from '@plateful/contract/recovery.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError, FormField } from './form-field.tsx';
import { PageCard, PageForm, TextLink } from './page-card.tsx';

type Props = { uid: string; refused?: RefusedForm | undefined };

export function SignInForm({ uid, refused }: Props) {
  const path = `/auth/${encodeURIComponent(uid)}`;
  return (
    <PageCard
      title="Welcome back"
      lead="Sign in to your recipes, your week and your lists."
      refused={refused}
    >
      <PageForm action={`${path}/sign-in`} submit="Sign In">
        <FormField name="email" label="Email" type="email" autoComplete="username" refused={refused} />
        <FormField name="password" label="Password" type="password" autoComplete="current-password" />
      </PageForm>
      {/* Hidden until entry-passkeys.ts has detected support for passkeys. */}
      <div className="grid gap-3" data-passkey-sign-in={`${path}/passkey`} hidden>
        <p role="alert" className="font-medium text-danger" hidden />
        <Button variant="secondary" size="lg">
          Use a passkey
        </Button>
      </div>
      <footer className="grid justify-items-center text-soft">
        <TextLink href={mailPaths.forgot}>Forgot your password?</TextLink>
        <p>
          New to ${productName}? <TextLink href={`${path}?mode=register`}>Create an account</TextLink>
        </p>
      </footer>
    </PageCard>
  );
}

export function RegisterForm({ uid, refused }: Props) {
  const path = `/auth/${encodeURIComponent(uid)}`;
  const ageError = refused?.fields.age;
  return (
    <PageCard
      title="Create your account"
      lead="Keep your taste, your week and your lists on every device."
      refused={refused}
    >
      <PageForm action={`${path}/register`} submit="Create Account">
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
          <FormField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            optional
            refused={refused}
          />
          <FormField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            optional
            refused={refused}
          />
        </div>
        <FormField name="email" label="Email" type="email" autoComplete="username" refused={refused} />
        <FormField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${passwordBounds.min} characters`}
          bounds={passwordBounds}
          refused={refused}
        />
        <Checkbox
          name="age"
          value="16"
          label="I am 16 or older"
          description={ageError && <FieldError>{ageError}</FieldError>}
          defaultChecked={refused?.values.age !== undefined && !ageError}
          aria-invalid={ageError ? true : undefined}
          required
        />
        <p className="text-soft text-sm">
          By creating an account you accept the <LegalLink path={pagePaths.terms}>Terms of Service</LegalLink>
          . The <LegalLink path={pagePaths.privacyPolicy}>Privacy Policy</LegalLink> says what we do with your
          data. Both open in a new tab.
        </p>
      </PageForm>
      <p className="text-center text-soft">
        Already have an account? <TextLink href={`${path}?mode=sign-in`}>Sign in</TextLink>
      </p>
    </PageCard>
  );
}

/** Opens a new tab so that the form keeps its input. */
function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="font-medium text-brand underline underline-offset-4"
    >
      {children}
    </a>
  );
}
