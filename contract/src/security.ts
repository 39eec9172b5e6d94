import { z } from 'zod';
import { email, givenPassword, line, newPassword } from './account-fields.ts';
import { endpoint, pageEndpoint } from './endpoint.ts';
import { passkeyAttestation, passkeyOptions } from './passkeys.ts';

export const securityPath = '/api/account/security';

/** Notices after a change. They are named in the URL, so that a reload does not repeat the change. */
export const securityNotices = {
  verification: 'We sent a link to your email address.',
  email: 'We sent a link to the new address. Open it to complete the change.',
  password: 'Your password was changed, and all other devices were signed out.',
  'passkey-added': 'Your passkey was added.',
  'passkey-renamed': 'The passkey was renamed.',
  'passkey-removed': 'The passkey was removed.',
  ended: 'That device was signed out.',
} as const;
const noticeNames = Object.keys(securityNotices) as (keyof typeof securityNotices)[];

const post = { method: 'POST', access: 'user' } as const;

/** The security settings page: email address, password, passkeys and sessions. */
export const securityEndpoints = {
  show: pageEndpoint({
    method: 'GET',
    path: securityPath,
    summary: 'Sign-in and security page',
    access: 'user',
    query: z.object({ done: z.enum(noticeNames).optional().catch(undefined) }),
  }),
  endSession: pageEndpoint({
    ...post,
    path: `${securityPath}/sessions/end`,
    summary: 'Sign out another device',
    body: z.object({ handle: line }),
  }),
  endAllSessions: pageEndpoint({
    ...post,
    path: `${securityPath}/sessions/end-all`,
    summary: 'Sign out on all devices',
  }),
};

/** For accounts of the embedded provider. */
export const credentialEndpoints = {
  sendVerification: pageEndpoint({
    ...post,
    path: `${securityPath}/verification`,
    summary: 'Email a link that confirms the email address',
  }),
  changeEmail: pageEndpoint({
    ...post,
    path: `${securityPath}/email`,
    summary: 'Email a link that changes the email address',
    body: z.object({ email, password: givenPassword }),
  }),
  changePassword: pageEndpoint({
    ...post,
    path: `${securityPath}/password`,
    summary: 'Change the password and sign out all other devices',
    body: z.object({ password: givenPassword, newPassword }),
  }),
  passkeyOptions: endpoint({
    ...post,
    path: `${securityPath}/passkeys/options`,
    summary: 'Options for creating a passkey',
    isPage: true,
    body: z.object({ password: givenPassword }),
    output: passkeyOptions,
  }),
  addPasskey: endpoint({
    ...post,
    path: `${securityPath}/passkeys`,
    summary: 'Add a passkey',
    isPage: true,
    body: z.object({ name: line.default(''), response: passkeyAttestation }),
    output: z.object({ location: z.string() }),
  }),
  renamePasskey: pageEndpoint({
    ...post,
    path: `${securityPath}/passkeys/rename`,
    summary: 'Rename a passkey',
    body: z.object({ id: line, name: line }),
  }),
  removePasskey: pageEndpoint({
    ...post,
    path: `${securityPath}/passkeys/remove`,
    summary: 'Remove a passkey',
    body: z.object({ id: line }),
  }),
};
