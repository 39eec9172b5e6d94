import { z } from 'zod';
import { email, newPassword } from './account-fields.ts';
import { pageEndpoint } from './endpoint.ts';

const notWhole = { error: 'This link is incomplete. Please open it again from the email.' };
/** The secret part of a mailed link. */
const token = z.string(notWhole).max(200, notWhole);

/** Pages opened by mailed links. They change nothing before a button is clicked, because mail scanners follow links. */
export const mailPaths = {
  confirmEmail: '/auth/confirm-email',
  newPassword: '/auth/new-password',
  forgot: '/auth/forgot-password',
} as const;

/** Password reset and mailed links, for people who are not signed in. */
export const recoveryEndpoints = {
  showForgot: pageEndpoint({
    method: 'GET',
    path: mailPaths.forgot,
    summary: 'Page to request a password reset',
    access: 'visitor',
  }),
  forgot: pageEndpoint({
    method: 'POST',
    path: mailPaths.forgot,
    summary: 'Email a password reset link',
    access: 'visitor',
    body: z.object({ email }),
  }),
  showNewPassword: pageEndpoint({
    method: 'GET',
    path: mailPaths.newPassword,
    summary: 'Page to choose a new password',
    access: 'visitor',
    query: z.object({ token }),
  }),
  newPassword: pageEndpoint({
    method: 'POST',
    path: mailPaths.newPassword,
    summary: 'Set a new password with an emailed link',
    access: 'visitor',
    body: z.object({ token, password: newPassword }),
  }),
  showConfirmEmail: pageEndpoint({
    method: 'GET',
    path: mailPaths.confirmEmail,
    summary: 'Page to confirm an email address',
    access: 'visitor',
    query: z.object({ token }),
  }),
  confirmEmail: pageEndpoint({
    method: 'POST',
    path: mailPaths.confirmEmail,
    summary: 'Confirm an email address with an emailed link',
    access: 'visitor',
    body: z.object({ token }),
  }),
};
