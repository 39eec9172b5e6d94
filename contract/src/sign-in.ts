import { z } from 'zod';
import { email, newPassword, optionalName } from './account-fields.ts';
import { passwordBounds } from './bounds.ts';
import { endpoint, pageEndpoint } from './endpoint.ts';
import { passkeyAssertion, passkeyOptions } from './passkeys.ts';
import { safeReturnTo } from './return-to.ts';

export const wrongCredentials = 'Wrong email or password';
const wrong = { error: wrongCredentials };

/** Id of the sign-in at the provider; a cookie proves that this browser started it. */
const params = z.object({ uid: z.string() });
const protocolText = z.string().optional();

const credentials = z.object({
  email: z.string(wrong).trim().toLowerCase().max(254, wrong),
  password: z.string(wrong).max(passwordBounds.max, wrong),
});

const registration = z.object({
  email,
  firstName: optionalName,
  lastName: optionalName,
  password: newPassword,
  /** GDPR, article 8: below 16, a parent's consent is required. */
  age: z.literal('16', { error: 'You must be 16 or older to have an account' }),
});
export type Registration = z.output<typeof registration>;

/** The form that is shown first. */
const signInMode = z.enum(['sign-in', 'register']).catch('sign-in');
export type SignInMode = z.output<typeof signInMode>;

/** Sign-in by OpenID Connect, with the embedded or an external provider. */
export const loginEndpoints = {
  login: pageEndpoint({
    method: 'GET',
    path: '/api/login',
    summary: 'Start a sign-in that returns to `returnTo`',
    access: 'visitor',
    query: z.object({
      returnTo: z.unknown().optional().transform(safeReturnTo),
      mode: signInMode,
    }),
  }),
  /** Parameters of RFC 6749, section 4.1.2, and RFC 9207. */
  callback: pageEndpoint({
    method: 'GET',
    path: '/api/callback',
    summary: "Complete a sign-in with the provider's code",
    access: 'visitor',
    query: z.object({
      code: protocolText,
      state: protocolText,
      iss: protocolText,
      error: protocolText,
      error_description: protocolText,
    }),
  }),
};

/** Pages of the embedded provider. */
export const signInEndpoints = {
  interrupted: pageEndpoint({
    method: 'GET',
    path: '/auth/interrupted',
    summary: 'Page for a sign-in that the provider rejected',
    access: 'visitor',
  }),
  show: pageEndpoint({
    method: 'GET',
    path: '/auth/{uid}',
    summary: 'Page to sign in or register',
    access: 'visitor',
    params,
    query: z.object({ mode: signInMode }),
  }),
  signIn: pageEndpoint({
    method: 'POST',
    path: '/auth/{uid}/sign-in',
    summary: 'Sign in with email and password',
    access: 'visitor',
    params,
    body: credentials,
  }),
  register: pageEndpoint({
    method: 'POST',
    path: '/auth/{uid}/register',
    summary: 'Create an account',
    access: 'visitor',
    params,
    body: registration,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/auth/{uid}/passkey/options',
    summary: 'Options for signing in with a passkey',
    access: 'visitor',
    isPage: true,
    params,
    output: passkeyOptions,
  }),
  passkey: endpoint({
    method: 'POST',
    path: '/auth/{uid}/passkey',
    summary: 'Sign in with a passkey',
    access: 'visitor',
    isPage: true,
    params,
    body: passkeyAssertion,
    output: z.object({ location: z.string() }),
  }),
};
