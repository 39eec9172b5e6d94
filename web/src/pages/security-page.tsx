import type { RefusedForm, SecurityState } from '@plateful/contract/identity-pages.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { TextLink } from '#features/identity/page-card.tsx';
import { PasskeySection } from '#features/identity/passkey-section.tsx';
import { EmailSection, PasswordSection, SessionSection } from '#features/identity/security-sections.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { Alert } from '#ui/alert.tsx';

type Props = {
  state: SecurityState;
  notice?: string | undefined;
  form?: 'email' | 'password';
  refused?: RefusedForm | undefined;
};

/** Sign-in settings: email, password, passkeys and signed-in devices. */
export function SecurityPage({ state, notice, form, refused }: Props) {
  const { account, provider, sessions, timeZone } = state;
  return (
    <div className="grid w-full max-w-4xl grid-cols-1 gap-5">
      <PageTitle>Sign-in and security</PageTitle>
      <h1 className="text-4xl sm:text-5xl">Sign-in and security</h1>
      {notice !== undefined && (
        <Alert tone="safe" announce>
          {notice}
        </Alert>
      )}
      {account ? (
        <>
          <EmailSection {...account} refused={form === 'email' ? refused : undefined} />
          <PasswordSection email={account.email} refused={form === 'password' ? refused : undefined} />
          <PasskeySection passkeys={account.passkeys} timeZone={timeZone} />
        </>
      ) : (
        <p className="text-soft">{`Your email and password are kept by ${provider}. Change them there.`}</p>
      )}
      <SessionSection sessions={sessions} timeZone={timeZone} />
      <p>
        <TextLink href={pagePaths.account}>Back to your account</TextLink>
      </p>
    </div>
  );
}
