import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import session from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { providerCookies } from '#adapters/identity/embedded-provider.ts';
import type { Context, SignedInUser } from '#context.ts';
import { digestOf } from '#db/bearer-secrets.ts';
import { authorizedBy } from '#db/notifications.ts';
import { secretOf } from '#db/secrets.ts';
import {
  absoluteMs,
  createSessionStore,
  rememberShownVersions as note,
  type Shown,
  type StoredSession,
} from '#db/session-store.ts';
import { AppError } from '#errors.ts';
import type { Exchange } from '#http/api.ts';
import { dropCookiesBesideKeys } from '#http/api-keys.ts';
import { deviceName } from '#http/device-name.ts';
import { hostCookie } from '#http/host-cookie.ts';

declare module 'fastify' {
  interface Session extends StoredSession {}
  interface FastifyRequest {
    user: SignedInUser | null;
    /** Id of the API key that authenticated the request. */
    keyId: string | null;
  }
}

/**
 * Readable by scripts, so that pages for visitors need no request to know whether a user is signed in, and a page
 * notices when the account changes. It grants no access.
 */
const hintCookie = 'signed_in';
/** The value of that cookie when the page was loaded. API clients and visitors send none. */
const seenHeader = 'x-session-seen';

export async function addSessions(server: FastifyInstance, context: Context): Promise<void> {
  const { config, db, clock } = context;
  const secret =
    config.sessionSecret ??
    (await secretOf(db, 'session_secret', () => randomBytes(48).toString('base64url')));
  const secure = config.origin.startsWith('https:');
  const sessions = createSessionStore(db, clock);
  dropCookiesBesideKeys(server);
  await server.register(cookie);
  await server.register(session, {
    secret,
    store: {
      get: (sid, done) => void sessions.find(sid).then((found) => done(null, found as Session | null), done),
      set: (sid, session, done) => void sessions.save(sid, session).then(() => done(null), done),
      destroy: (sid, done) => void sessions.remove(sid).then(() => done(null), done),
    },
    cookieName: hostCookie('sid', config.origin),
    saveUninitialized: false,
    rolling: false,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: absoluteMs },
  });
  server.decorateRequest('user', null);
  server.decorateRequest('keyId', null);
  server.addHook('onRequest', async (request) => {
    request.user = request.session.user ?? null;
    rejectOutdatedPage(request);
  });
}

/** A page that was loaded for another user must neither change nor show this user's data. */
function rejectOutdatedPage({ user, session: { signIn = '1' }, headers }: FastifyRequest): void {
  const seen = headers[seenHeader];
  if (user && seen !== undefined && seen !== signIn) {
    throw new AppError('conflict', 'You are now signed in to another account. Please reload the page.');
  }
}

/** Identifies what authenticated the request: an API key or the session. */
export function authorizationOf({ keyId, session }: FastifyRequest): string {
  return keyId === null ? authorizedBy.session(digestOf(session.sessionId)) : authorizedBy.key(keyId);
}

/** Starts a session for the user with a new id (against session fixation). */
export async function startSession(
  { clock }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, subject }: { userId: string; subject: string },
): Promise<void> {
  const now = clock.now().getTime();
  const signIn = randomBytes(16).toString('base64url');
  await request.session.regenerate();
  Object.assign(request.session, {
    userId,
    subject,
    startedAt: now,
    seenAt: now,
    device: deviceName(request.headers['user-agent']),
    signIn,
  });
  reply.setCookie(hintCookie, signIn, { path: '/', sameSite: 'lax', maxAge: absoluteMs / 1000 });
}

/** Gives the session a new id after a change of credentials and returns it, so that a stolen id stops working. */
export async function rotateSession(request: FastifyRequest): Promise<string> {
  await request.session.regenerate([
    'userId',
    'subject',
    'startedAt',
    'seenAt',
    'device',
    'signIn',
    'shownProfile',
    'shownLists',
  ]);
  return request.session.sessionId;
}

/** The challenge that the next passkey response must sign. It is removed: each can be used once. */
export function takePasskeyChallenge({ session }: FastifyRequest): string | undefined {
  const { passkeyChallenge } = session;
  delete session.passkeyChallenge;
  return passkeyChallenge;
}

/** Whether the client will request the current user. */
export function mayBeSignedIn(request: FastifyRequest): boolean {
  return request.cookies[hintCookie] !== undefined;
}

/** Ends our session and the embedded provider's, so that the next sign-in asks for credentials again. */
export async function signOut({ config, identity }: Context, { request, reply }: Exchange): Promise<void> {
  const { subject } = request.session;
  const secure = config.origin.startsWith('https:');
  if (subject) await identity.signOut(subject);
  for (const name of Object.values(providerCookies(secure))) {
    // Browsers ignore clearing of `__Host-` cookies without `secure`.
    reply.clearCookie(name, { path: '/', secure }).clearCookie(`${name}.sig`, { path: '/', secure });
  }
  await endSession(request, reply);
}

/**
 * The same URL at our canonical origin, if the request used another host name of this server (127.0.0.1 for localhost,
 * or one of EXTRA_ORIGINS): cookies are per host, and the provider redirects to the canonical origin. Only configured
 * names count in production, where a proxy may hide the host.
 */
export function canonicalUrl({ config }: Context, request: FastifyRequest): string | null {
  const origin = new URL(config.origin);
  const isElsewhere =
    origin.hostname === 'localhost'
      ? request.host !== origin.host
      : config.extraOrigins.some((origin) => new URL(origin).host === request.host);
  return isElsewhere ? new URL(request.url, origin).href : null;
}

export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  reply.clearCookie(hintCookie, { path: '/' });
}

/** Stores the versions last sent to this session. */
export function rememberShownVersions(
  ctx: Context,
  { session }: FastifyRequest,
  shown: Shown,
): Promise<void> {
  return note(ctx, session, shown);
}
