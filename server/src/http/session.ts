import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import session, { type SessionStore } from '@fastify/session';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import type { Context, SignedInUser } from '#context.ts';
import type { Database } from '#db/database.ts';
import { secretOf } from '#db/secrets.ts';
import { sessions } from '#db/tables/sessions.ts';
import { users } from '#db/tables/users.ts';

/** What an authorization-code flow needs to remember between its two halves. */
export type PendingSignIn = { verifier: string; state: string; nonce: string; returnTo: string };

declare module 'fastify' {
  interface Session {
    userId?: string;
    /** The provider's name for the account. */
    subject?: string;
    pendingSignIn?: PendingSignIn;
    /** Read with the session, in one query, and never stored in it. */
    user?: SignedInUser | null;
  }
  interface FastifyRequest {
    user: SignedInUser | null;
  }
}

const DAY_MS = 86_400_000;
const lifetimeMs = 30 * DAY_MS;
/** A sign-in that was never finished is forgotten after an hour. */
const pendingLifetimeMs = DAY_MS / 24;
/** Readable by the page, so that visitors' pages need not ask who is signed in. It grants nothing. */
const hintCookie = 'signed_in';

export async function addSessions(server: FastifyInstance, context: Context): Promise<void> {
  const secret =
    context.config.sessionSecret ??
    (await secretOf(context.db, 'session_secret', () => randomBytes(48).toString('base64url')));
  const secure = context.config.origin.startsWith('https:');
  await server.register(cookie);
  await server.register(session, {
    secret,
    store: sessionStore(context.db),
    cookieName: 'sid',
    saveUninitialized: false,
    rolling: false,
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lifetimeMs },
  });
  server.decorateRequest('user', null);
  server.addHook('onRequest', async (request) => {
    request.user = request.session.user ?? null;
  });
}

/** Starts a fresh session for the user: an id that somebody planted before sign-in is worth nothing. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, subject }: { userId: string; subject: string },
): Promise<void> {
  await request.session.regenerate();
  request.session.userId = userId;
  request.session.subject = subject;
  reply.setCookie(hintCookie, '1', { path: '/', sameSite: 'lax', maxAge: lifetimeMs / 1000 });
}

export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  reply.clearCookie(hintCookie, { path: '/' });
}

type Failed = (error: unknown) => void;
type Found = (error: unknown, session?: Session | null) => void;

function sessionStore(db: Database): SessionStore {
  return {
    get(sid, callback: Found) {
      db.select({
        sess: sessions.sess,
        user: { id: users.id, subscriptionTier: users.subscriptionTier, timeZone: users.timeZone },
      })
        .from(sessions)
        .leftJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
        .where(and(eq(sessions.sid, sid), gt(sessions.expire, new Date())))
        .then(([row]) => callback(null, row ? { ...(row.sess as Session), user: row.user } : null), callback);
    },
    set(sid, sess: Session, callback: Failed) {
      const until = sess.userId
        ? (sess.cookie.expires ?? Date.now() + lifetimeMs)
        : Date.now() + pendingLifetimeMs;
      const { user: _user, ...stored } = sess;
      const row = { sess: stored, expire: new Date(until) };
      db.insert(sessions)
        .values({ sid, ...row })
        .onConflictDoUpdate({ target: sessions.sid, set: row })
        .then(() => callback(null), callback);
    },
    destroy(sid, callback: Failed) {
      db.delete(sessions)
        .where(eq(sessions.sid, sid))
        .then(() => callback(null), callback);
    },
  };
}
