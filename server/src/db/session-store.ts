import { isDeepStrictEqual } from 'node:util';
import type { SessionRow } from '@plateful/contract/identity-pages.ts';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Context, SignedInUser } from '#context.ts';
import { digestOf } from '#db/bearer-secrets.ts';
import type { Database } from '#db/database.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { sessions } from '#db/tables/sessions.ts';
import { userIdentities, users } from '#db/tables/users.ts';
import type { Clock } from '#ports/clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Idle and absolute timeouts, as recommended by OWASP's Session Management Cheat Sheet. */
const idleMs = 14 * DAY_MS;
export const absoluteMs = 90 * DAY_MS;
/** Unfinished sign-ins expire after an hour. */
const pendingMs = HOUR_MS;
/** Precision of the stored last-used time. */
const seenEveryMs = HOUR_MS;

/** The stored data of a browser session. */
export type StoredSession = {
  userId?: string;
  /** The provider's subject of the account. */
  subject?: string;
  /** Milliseconds since 1970, as `seenAt`. */
  startedAt?: number;
  seenAt?: number;
  /** Display name: "Firefox on Windows". */
  device?: string;
  /** The value of the readable cookie for this sign-in. Older sessions have none. */
  signIn?: string;
  /** The version of the taste profile last sent to it, 0 for none. */
  shownProfile?: number;
  /** The versions of the shopping lists last sent to it, by id. */
  shownLists?: Record<string, number>;
  /** State of an authorization code flow between its two requests. */
  pendingSignIn?: { verifier: string; state: string; nonce: string; returnTo: string };
  /** The challenge that the next passkey response must sign. */
  passkeyChallenge?: string;
  /** Read with the session in one query, never stored in it. */
  user?: SignedInUser | null;
  /** Whether it was read from the store; it is then only updated, never inserted. */
  isStored?: boolean;
};
type Times = Pick<StoredSession, 'userId' | 'startedAt' | 'seenAt'>;

export function expiryOf({ userId, startedAt = 0, seenAt = 0 }: Times, now: number): Date {
  return new Date(userId ? Math.min(seenAt + idleMs, startedAt + absoluteMs) : now + pendingMs);
}

const theUser = sql`${sessions.sess} ->> 'userId'`;

const findSession = prepared('find_session', (db, { sid, now }: PlacesOf<{ sid: string; now: Date }>) =>
  db
    .select({
      sess: sessions.sess,
      user: { id: users.id, subscriptionTier: users.subscriptionTier, timeZone: users.timeZone },
    })
    .from(sessions)
    // A deleted user is not signed in, even with a pending sign-in.
    .leftJoin(users, and(sql`${users.id} = (${theUser})::uuid`, isNull(users.deletedAt)))
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, now))),
);

export function createSessionStore(db: Database, clock: Clock) {
  async function update(sid: string, sess: StoredSession): Promise<void> {
    const expire = expiryOf(sess, clock.now().getTime());
    await db
      .update(sessions)
      .set({ sess, expire })
      .where(eq(sessions.sid, digestOf(sid)));
  }

  return {
    async find(sid: string): Promise<StoredSession | null> {
      const now = clock.now();
      const [row] = await findSession(db, { sid: digestOf(sid), now });
      if (!row) return null;
      const stored = row.sess as StoredSession;
      const isStale = stored.userId && now.getTime() - (stored.seenAt ?? 0) > seenEveryMs;
      const sess = isStale ? { ...stored, seenAt: now.getTime() } : stored;
      if (isStale) await update(sid, sess);
      return { ...sess, user: row.user, isStored: true };
    },
    async save(sid: string, { user: _user, isStored, ...sess }: StoredSession): Promise<void> {
      // A request that started before its session was ended elsewhere must not recreate it.
      if (isStored) return update(sid, sess);
      const expire = expiryOf(sess, clock.now().getTime());
      await db
        .insert(sessions)
        .values({ sid: digestOf(sid), sess, expire })
        .onConflictDoUpdate({ target: sessions.sid, set: { sess, expire } });
    },
    async remove(sid: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.sid, digestOf(sid)));
    },
  };
}

/** Versions last sent to a session: a save without a version is merged against them. */
export type Shown = Pick<StoredSession, 'shownProfile' | 'shownLists'>;

/**
 * Stores the versions sent to a session, with a separate statement: the session is stored as a whole, and concurrent
 * requests must not overwrite each other's values.
 */
export async function rememberShownVersions(
  { db }: Context,
  session: StoredSession & { sessionId: string },
  shown: Shown,
): Promise<void> {
  const isNoted = Object.entries(shown).every(([key, value]) =>
    isDeepStrictEqual(session[key as keyof Shown], value),
  );
  if (isNoted) return;
  const sess = sql`(${sessions.sess}::jsonb || ${JSON.stringify(shown)}::jsonb)::json`;
  await db
    .update(sessions)
    .set({ sess })
    .where(eq(sessions.sid, digestOf(session.sessionId)));
}

/** Identifies a session to its owner, but cannot be used as a session id. */
const handle = sql<string>`left(${sessions.sid}, 22)`;

/** The user's sessions, latest first. */
export async function listSessions(
  { db, clock }: Context,
  userId: string,
  ownSid: string,
): Promise<SessionRow[]> {
  const rows = await db
    .select({ handle, sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(sql`${theUser} = ${userId}`, gt(sessions.expire, clock.now())))
    .orderBy(desc(sql`${sessions.sess} ->> 'seenAt'`));
  return rows.map(({ sid, sess, ...row }) => {
    const { device = 'Unknown browser', startedAt = 0, seenAt = 0 } = sess as StoredSession;
    return {
      handle: row.handle,
      device,
      startedAt: new Date(startedAt),
      seenAt: new Date(seenAt),
      isThis: sid === digestOf(ownSid),
    };
  });
}

/** Ends the user's session with this handle. */
export async function deleteSession(db: Database, userId: string, named: string): Promise<void> {
  await db.delete(sessions).where(and(sql`${theUser} = ${userId}`, eq(handle, named)));
}

/** Ends all sessions of the provider's account, or all but one. */
export async function deleteSessions(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  exceptSid?: string,
): Promise<void> {
  const theirs = db
    .select({ id: sql`${userIdentities.userId}::text` })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  const others = exceptSid === undefined ? undefined : ne(sessions.sid, digestOf(exceptSid));
  await db.delete(sessions).where(and(sql`${theUser} in ${theirs}`, others));
}
