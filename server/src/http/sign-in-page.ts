import { passwordBounds } from '@plateful/contract/limits.ts';

/** The provider's pages. Plain forms: they work without JavaScript, in the look of the web client. */

const product = 'Plateful';

export type SignInForm = {
  uid: string;
  mode: 'sign-in' | 'register';
  /** What was typed before, to be corrected. The password is never sent back. */
  values?: { email?: string; firstName?: string; lastName?: string };
  error?: string;
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
export function signInPage(head: string, { uid, mode, values = {}, error }: SignInForm): string {
  const { title, lead, action, question, other } = words[mode];
  const isNew = mode === 'register';
  const names = isNew
    ? `<div class="sign-in-row">
        ${field({ name: 'firstName', label: 'First name', optional: true, autocomplete: 'given-name', value: values.firstName })}
        ${field({ name: 'lastName', label: 'Last name', optional: true, autocomplete: 'family-name', value: values.lastName })}
      </div>`
    : '';
  return page(
    head,
    title,
    `<h1>${title}</h1>
      <p class="sign-in-lead">${lead}</p>
      ${error ? `<p class="sign-in-error" role="alert" id="error">${escapeHtml(error)}</p>` : ''}
      <form method="post" action="/auth/${encodeURIComponent(uid)}/${mode}">
        ${names}
        ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: values.email, invalid: error !== undefined })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: isNew ? 'new-password' : 'current-password',
          hint: isNew ? `At least ${passwordBounds.min} characters` : undefined,
          bounds: isNew ? passwordBounds : undefined,
        })}
        <button type="submit">${action}</button>
      </form>
      <p class="sign-in-switch">${question} <a href="/auth/${encodeURIComponent(uid)}?mode=${isNew ? 'sign-in' : 'register'}">${other}</a></p>`,
  );
}

export function signInErrorPage(head: string, message: string): string {
  return page(
    head,
    'Sign-in was interrupted',
    `<h1>Sign-in was interrupted</h1>
      <p class="sign-in-lead">${escapeHtml(message)}</p>
      <p><a class="sign-in-button" href="/api/login">Start again</a></p>`,
  );
}

type Field = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  optional?: boolean;
  invalid?: boolean;
  bounds?: { min: number; max: number } | undefined;
};

function field({
  name,
  label,
  type = 'text',
  autocomplete,
  value,
  hint,
  optional,
  invalid,
  bounds,
}: Field): string {
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
    optional ? 'maxlength="100"' : 'required',
    bounds ? `minlength="${bounds.min}" maxlength="${bounds.max}"` : '',
    value ? `value="${escapeHtml(value)}"` : '',
    hint ? `aria-describedby="${name}-hint"` : '',
    invalid ? 'aria-invalid="true" aria-describedby="error"' : '',
  ];
  return `<div class="sign-in-field"><label for="${name}">${label}${optional ? ' <span>(optional)</span>' : ''}</label>
        <input ${attributes.filter(Boolean).join(' ')}>
        ${hint ? `<p class="sign-in-hint" id="${name}-hint">${hint}</p>` : ''}</div>`;
}

function page(head: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · ${product}</title>
    ${head}
    <link rel="stylesheet" href="/sign-in.css">
  </head>
  <body class="sign-in">
    <header><a href="/">${product}</a></header>
    <main>${content}</main>
  </body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
