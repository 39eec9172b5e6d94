import { passwordBounds } from '@plateful/contract/limits.ts';
import { errorLine, escapeHtml, field, noticeLine, page } from '#http/page.ts';
import type { OpenSession } from '#http/session-store.ts';

const path = '/api/account/security';

type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export type SecurityPage = {
  sessions: OpenSession[];
  timeZone: string;
  /** Null when somebody else keeps the accounts. */
  account: { email: string; emailVerifiedAt: Date | null; passkeys: Passkey[] } | null;
  issuer: string;
  notice?: string | undefined;
  /** The form that was refused, and why. */
  refused?: { form: 'email' | 'password'; error: string; newEmail?: string | undefined } | undefined;
};

/** Everything about getting in: e-mail, password, passkeys, and where one is signed in. */
export function securityPage(head: string, state: SecurityPage): string {
  const { account, issuer, notice, refused } = state;
  const title = 'Sign-in and security';
  const content = `<h1>${title}</h1>
      ${noticeLine(notice)}
      ${
        account
          ? emailSection(account, refused) +
            passwordSection(account.email, refused) +
            passkeySection(account.passkeys, state)
          : `<p class="sign-in-lead">Your e-mail and password are kept by ${escapeHtml(new URL(issuer).host)}. Change them there.</p>`
      }
      ${sessionSection(state)}
      <p class="sign-in-switch"><a href="/account">Back to your account</a></p>`;
  return page({ head, title, content, isWide: true, hasScript: account !== null });
}

type Account = NonNullable<SecurityPage['account']>;
type Refused = SecurityPage['refused'];

function emailSection({ email, emailVerifiedAt }: Account, refused: Refused): string {
  const error = refused?.form === 'email' ? refused.error : undefined;
  const status = emailVerifiedAt
    ? `<p>${escapeHtml(email)} <span class="sign-in-tag">Confirmed</span></p>`
    : `<p>${escapeHtml(email)} <span class="sign-in-tag">Not confirmed yet</span></p>
        <form method="post" action="${path}/verification"><button type="submit" class="sign-in-quiet">Send Confirmation Link</button></form>`;
  return section(
    'email',
    'E-mail',
    `${status}
        ${errorLine(error, 'email-error')}
        <form method="post" action="${path}/email">
          ${field({ name: 'email', id: 'new-email', label: 'New e-mail', type: 'email', autocomplete: 'email', value: refused?.newEmail, error: error && 'email-error' })}
          ${currentPassword('email-password')}
          <button type="submit">Change E-mail</button>
        </form>`,
  );
}

function passwordSection(email: string, refused: Refused): string {
  const error = refused?.form === 'password' ? refused.error : undefined;
  return section(
    'password',
    'Password',
    `${errorLine(error, 'password-error')}
        <form method="post" action="${path}/password">
          <input type="email" name="username" value="${escapeHtml(email)}" autocomplete="username" hidden>
          ${currentPassword('password-password')}
          ${field({
            name: 'newPassword',
            id: 'new-password',
            label: 'New password',
            type: 'password',
            autocomplete: 'new-password',
            hint: `At least ${passwordBounds.min} characters. Every other device will be signed out.`,
            bounds: passwordBounds,
            error: error && 'password-error',
          })}
          <button type="submit">Change Password</button>
        </form>`,
  );
}

function passkeySection(passkeys: Passkey[], { timeZone }: SecurityPage): string {
  const rows = passkeys.map(
    ({ id, name, createdAt, lastUsedAt }, index) => `<li>
          <form method="post" action="${path}/passkeys/rename">
            <input type="hidden" name="id" value="${escapeHtml(id)}">
            ${field({ name: 'name', id: `passkey-${index}`, label: 'Name', autocomplete: 'off', value: name, hint: `Added ${dayOf(createdAt, timeZone)}, ${lastUsedAt ? `last used ${dayOf(lastUsedAt, timeZone)}` : 'never used'}` })}
            <button type="submit" class="sign-in-quiet">Rename<span class="sign-in-unseen"> ${escapeHtml(name)}</span></button>
          </form>
          <form method="post" action="${path}/passkeys/remove">
            <input type="hidden" name="id" value="${escapeHtml(id)}">
            <button type="submit" class="sign-in-quiet">Remove<span class="sign-in-unseen"> ${escapeHtml(name)}</span></button>
          </form>
        </li>`,
  );
  return section(
    'passkeys',
    'Passkeys',
    `<p>Sign in with your fingerprint, your face or the PIN of your device. Nobody can guess or steal a passkey.</p>
        ${rows.length > 0 ? `<ul class="sign-in-list">${rows.join('')}</ul>` : ''}
        <p class="sign-in-error" role="alert" id="passkey-error" hidden></p>
        <form data-passkey-add="${path}/passkeys" hidden>
          ${field({ name: 'name', id: 'passkey-name', label: 'Name of the new passkey', autocomplete: 'off', value: 'My device' })}
          ${currentPassword('passkey-password')}
          <button type="submit">Add Passkey</button>
        </form>
        <noscript><p class="sign-in-hint">Adding one needs JavaScript.</p></noscript>`,
  );
}

function sessionSection({ sessions, timeZone }: SecurityPage): string {
  const rows = sessions.map(
    ({ handle, device, startedAt, seenAt, isThis }) => `<li>
          <p><strong>${escapeHtml(device)}</strong>${isThis ? ' <span class="sign-in-tag">This device</span>' : ''}<br>
          <span class="sign-in-hint">Signed in ${dayOf(startedAt, timeZone)}, last seen ${timeOf(seenAt, timeZone)}</span></p>
          ${
            isThis
              ? ''
              : `<form method="post" action="${path}/sessions/end"><input type="hidden" name="handle" value="${handle}">
          <button type="submit" class="sign-in-quiet">Sign Out<span class="sign-in-unseen"> ${escapeHtml(device)}</span></button></form>`
          }
        </li>`,
  );
  return section(
    'sessions',
    'Where you are signed in',
    `<ul class="sign-in-list">${rows.join('')}</ul>
        <form method="post" action="${path}/sessions/end-all"><button type="submit" class="sign-in-quiet">Sign Out Everywhere</button></form>`,
  );
}

function section(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
        ${content}
      </section>`;
}

function currentPassword(id: string): string {
  return field({
    name: 'password',
    id,
    label: 'Current password',
    type: 'password',
    autocomplete: 'current-password',
  });
}

function dayOf(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-US', { timeZone, dateStyle: 'medium' });
}

function timeOf(moment: Date, timeZone: string): string {
  return moment.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}
