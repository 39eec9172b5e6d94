import type { IdentityPage as Page } from '@plateful/contract/identity-pages.ts';
import { PageCard } from '#features/identity/page-card.tsx';
import { ConfirmEmailForm, ForgotPasswordForm, NewPasswordForm } from '#features/identity/recovery-forms.tsx';
import { RegisterForm, SignInForm } from '#features/identity/sign-in-form.tsx';
import { Button } from '#ui/button.tsx';
import { SecurityPage } from './security-page.tsx';

/** The sign-in page that the server chose. */
export function IdentityPage(props: Page) {
  switch (props.page) {
    case 'sign-in':
      return <SignInForm {...props} />;
    case 'register':
      return <RegisterForm {...props} />;
    case 'forgot-password':
      return <ForgotPasswordForm {...props} />;
    case 'new-password':
      return <NewPasswordForm {...props} />;
    case 'confirm-email':
      return <ConfirmEmailForm {...props} />;
    case 'security':
      return <SecurityPage {...props} />;
    case 'message':
      return (
        <PageCard title={props.title} lead={props.message}>
          <Button asChild size="lg">
            <a href={props.link.href}>{props.link.text}</a>
          </Button>
        </PageCard>
      );
  }
}
