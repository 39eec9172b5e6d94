import { passwordBounds } from '@plateful/contract/limits.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { errorLine, field, messagePage, page } from '#http/page.ts';

export type SignInForm = {
  uid: string;
  mode: 'sign-in' | 'register';
  /** What was typed before, to be corrected. The password is never sent back. */
  values?: { email?: string; firstName?: string; lastName?: string; age?: string };
  error?: string;
  /** The field that the error is about. */
  wrong?: string | undefined;
};

const words = {
  'sign-in': {
    title: 'Welcome back',
    lead: 'Sign in to your recipes, your week and your lists.',
    action: 'Sign In',
    question: 'New to Plateful?',
    other: 'Create an account',
  },
  register: {
    title: 'Create your account',
    lead: 'Keep your taste, your week and your lists on every device.',
    action: 'Create Account',
    question: 'Already have an account?',
    other: 'Sign in',
  },
} as const;

/** `head` holds the style sheets of the web client. */
export function signInPage(head: string, { uid, mode, values = {}, error, wrong }: SignInForm): string {
  const { title, lead, action, question, other } = words[mode];
  const isNew = mode === 'register';
  const path = `/auth/${encodeURIComponent(uid)}`;
  const errorOf = (name: string) => (name === wrong ? 'error' : undefined);
  const content = `<h1>${title}</h1>
      <p class="sign-in-lead">${lead}</p>
      ${errorLine(error)}
      <form method="post" action="${path}/${mode}">
        ${isNew ? nameFields(values) : ''}
        ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: values.email, error: errorOf('email') })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: isNew ? 'new-password' : 'current-password',
          hint: isNew ? `At least ${passwordBounds.min} characters` : undefined,
          bounds: isNew ? passwordBounds : undefined,
          error: errorOf('password'),
        })}
        ${isNew ? ageField(values.age, errorOf('age')) : ''}
        ${isNew ? acceptance : ''}
        <button type="submit">${action}</button>
      </form>
      ${isNew ? '' : waysBack(path)}
      <p class="sign-in-switch">${question} <a href="${path}?mode=${isNew ? 'sign-in' : 'register'}">${other}</a></p>`;
  return page({ head, title, content, hasScript: !isNew });
}

function nameFields({ firstName, lastName }: NonNullable<SignInForm['values']>): string {
  return `<div class="sign-in-row">
        ${field({ name: 'firstName', label: 'First name', optional: true, autocomplete: 'given-name', value: firstName })}
        ${field({ name: 'lastName', label: 'Last name', optional: true, autocomplete: 'family-name', value: lastName })}
      </div>`;
}

function ageField(age: string | undefined, error: string | undefined): string {
  const invalid = error ? ` aria-invalid="true" aria-describedby="${error}"` : '';
  return `<label class="sign-in-check"><input type="checkbox" name="age" value="16" required${age ? ' checked' : ''}${invalid}> I am 16 or older</label>`;
}

/** In tabs of their own: whoever reads them keeps what is typed here. */
const acceptance = `<p class="sign-in-hint">By creating an account you accept the <a href="${pagePaths.terms}" target="_blank" rel="noopener">Terms of Service</a>. The <a href="${pagePaths.privacyPolicy}" target="_blank" rel="noopener">Privacy Policy</a> says what we do with your data. Both open in a new tab.</p>`;

/** The script shows the button where the browser knows passkeys. */
function waysBack(path: string): string {
  return `<p class="sign-in-error" role="alert" id="passkey-error" hidden></p>
      <button type="button" class="sign-in-quiet" data-passkey-sign-in="${path}/passkey" hidden>Use a passkey</button>
      <p class="sign-in-switch"><a href="/auth/forgot-password">Forgot your password?</a></p>`;
}

export function signInErrorPage(head: string, message: string): string {
  return messagePage(head, {
    title: 'Sign-in was interrupted',
    message,
    link: { href: '/api/login', text: 'Start again' },
  });
}
