import { passwordBounds } from '@plateful/contract/limits.ts';
import { errorLine, escapeHtml, field, page } from '#http/page.ts';

export function forgotPage(head: string, { error, email }: { error?: string; email?: string } = {}): string {
  const title = 'Forgot your password?';
  return page({
    head,
    title,
    content: `<h1>${title}</h1>
      <p class="sign-in-lead">Tell us your e-mail, and we send you a link to a new one.</p>
      ${errorLine(error)}
      <form method="post" action="/auth/forgot-password">
        ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, error: error && 'error' })}
        <button type="submit">Send Link</button>
      </form>
      <p class="sign-in-switch">Remembered it? <a href="/api/login">Sign in</a></p>`,
  });
}

/** The e-mail is for password managers, which otherwise would not know whose password it is. */
export function newPasswordPage(
  head: string,
  { token, email, error }: { token: string; email: string; error?: string },
): string {
  const title = 'Choose a new password';
  return page({
    head,
    title,
    content: `<h1>${title}</h1>
      <p class="sign-in-lead">For ${escapeHtml(email)}. Every device will be signed out.</p>
      ${errorLine(error)}
      <form method="post" action="/auth/new-password">
        <input type="hidden" name="token" value="${escapeHtml(token)}">
        <input type="email" name="username" value="${escapeHtml(email)}" autocomplete="username" hidden>
        ${field({
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: `At least ${passwordBounds.min} characters`,
          bounds: passwordBounds,
          error: error && 'error',
        })}
        <button type="submit">Save Password</button>
      </form>`,
  });
}

export function confirmEmailPage(head: string, { token, email }: { token: string; email: string }): string {
  const title = 'Confirm your e-mail';
  return page({
    head,
    title,
    content: `<h1>${title}</h1>
      <p class="sign-in-lead">Is ${escapeHtml(email)} yours?</p>
      <form method="post" action="/auth/confirm-email">
        <input type="hidden" name="token" value="${escapeHtml(token)}">
        <button type="submit">Confirm E-mail</button>
      </form>`,
  });
}
