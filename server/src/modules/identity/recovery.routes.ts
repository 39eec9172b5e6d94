import { mailPaths, recoveryEndpoints } from '@plateful/contract/recovery.ts';
import { clientOf, rememberDevice } from '#http/device-cookie.ts';
import { continueLink, type Pages, servePage } from '#http/pages.ts';
import {
  confirmEmail,
  findEmailLink,
  findResetLink,
  requestPasswordReset,
  resetPassword,
} from './account-mail.service.ts';

const signIn = { href: '/api/login', text: 'Sign in' };
const askAgain = { failure: { link: { href: mailPaths.forgot, text: 'Request a new link' } } };

/** Password reset, and links in mails. */
export function recoveryRoutes(pages: Pages) {
  servePage(pages, recoveryEndpoints.showForgot, () => ({ page: 'forgot-password' }));
  servePage(
    pages,
    recoveryEndpoints.forgot,
    async (ctx, { email }, exchange) => {
      await requestPasswordReset(ctx, email, clientOf(ctx, exchange).address);
      const message = `If ${email} has an account, we sent it a link that works for an hour.`;
      return { page: 'message', title: 'Check your email', message, link: signIn };
    },
    { again: (_ctx, refused) => ({ page: 'forgot-password', refused }) },
  );
  servePage(
    pages,
    recoveryEndpoints.showNewPassword,
    async (ctx, { token }) => ({
      page: 'new-password',
      token,
      email: (await findResetLink(ctx, token)).email,
    }),
    askAgain,
  );
  servePage(
    pages,
    recoveryEndpoints.newPassword,
    async (ctx, { token, password }, exchange) => {
      // Access to the mailbox proves ownership, so this browser becomes a known device: attempts from elsewhere must
      // not lock it out.
      const { device } = await resetPassword(ctx, token, password, clientOf(ctx, exchange));
      rememberDevice(ctx, exchange.reply, device);
      const message = 'Your new password was saved, and all devices were signed out.';
      return { page: 'message', title: 'Welcome back', message, link: signIn };
    },
    {
      ...askAgain,
      async again(ctx, refused) {
        const { token } = refused.values;
        // An invalid link cannot be corrected in the form.
        if (!token || refused.fields.token) return undefined;
        const { email } = await findResetLink(ctx, token);
        return { page: 'new-password', token, email, refused };
      },
    },
  );
  servePage(
    pages,
    recoveryEndpoints.showConfirmEmail,
    async (ctx, { token }) => ({
      page: 'confirm-email',
      token,
      email: (await findEmailLink(ctx, token)).email,
    }),
    { failure: { link: signIn } },
  );
  servePage(
    pages,
    recoveryEndpoints.confirmEmail,
    async (ctx, { token }) => {
      await confirmEmail(ctx, token);
      return {
        page: 'message',
        title: 'Email confirmed',
        message: 'Thank you. Your email address is confirmed.',
        link: continueLink,
      };
    },
    { failure: { link: signIn } },
  );
}
