import { z } from 'zod';
import { email, givenPassword, line, newPassword } from './account-fields.ts';
import { endpoint, pageEndpoint } from './endpoint.ts';
import { passkeyAttestation, passkeyOptions } from './passkeys.ts';

export const securityPath = '/api/account/security';

/** Notices after a change. They are named in the URL, so that a reload does not repeat the change. */
export const securityNotices = {
  verification: 'A link is on its way to your e-mail.',
  email: 'A link is on its way to the new address. It changes once you have opened it.',
  password: 'Your password is changed, and every other device was signed out.',
  'passkey-added': 'Your passkey is ready.',
  'passkey-renamed': 'The passkey has its new name.',
  'passkey-removed': 'The passkey is removed.',
  ended: 'That device is signed out.',
} as const;
const noticeNames = Object.keys(securityNotices) as (keyof typeof securityNotices)[];

const post = { method: 'POST', access: 'user' } as const;

/** The security settings page: email address, password, passkeys and sessions. */
export const securityEndpoints = {
  show: pageEndpoint({
    method: 'GET',
    path: securityPath,
    summary: 'The page about signing in',
    access: 'user',
    query: z.object({ done: z.enum(noticeNames).optional().catch(undefined) }),
  }),
  endSession: pageEndpoint({
    ...post,
    path: `${securityPath}/sessions/end`,
    summary: 'Sign another device out',
    body: z.object({ handle: line }),
  }),
  endAllSessions: pageEndpoint({
    ...post,
    path: `${securityPath}/sessions/end-all`,
    summary: 'Sign out everywhere',
  }),
};

/** For accounts of the embedded provider. */
export const credentialEndpoints = {
  sendVerification: pageEndpoint({
    ...post,
    path: `${securityPath}/verification`,
    summary: 'Mail a link that confirms the e-mail address',
  }),
  changeEmail: pageEndpoint({
    ...post,
    path: `${securityPath}/email`,
    summary: 'Mail a link that changes the e-mail address',
    body: z.object({ email, password: givenPassword }),
  }),
  changePassword: pageEndpoint({
    ...post,
    path: `${securityPath}/password`,
    summary: 'Change the password and sign out elsewhere',
    body: z.object({ password: givenPassword, newPassword }),
  }),
  passkeyOptions: endpoint({
    ...post,
    path: `${securityPath}/passkeys/options`,
    summary: 'What the browser needs to make a passkey',
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
