import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { oidcPasskeys } from '#db/tables/oidc.ts';
import type { Clock } from '#ports/clock.ts';
import { type Account, findAccount, lockAccount } from './accounts.ts';

/** Ours: nobody has more, and the list of one account stays short. */
const mostPerAccount = 20;
const longestName = 60;
/** AuthenticatorTransport (WebAuthn, level 3, section 5.8.4); of unknown ones browsers take no notice. */
const transportNames = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'] as const;

type Settings = { db: Database; clock: Clock; origin: string };

/** Passkeys (WebAuthn, level 3) of the built-in provider's accounts. They sign in without a password and a throttle. */
export function createPasskeys({ db, clock, origin }: Settings) {
  const rpID = new URL(origin).hostname;
  // Read when somebody needs it: most sign-ins and every start do without.
  const library = () => import('@simplewebauthn/server');
  const ofAccount = (accountId: string, id: string) =>
    and(eq(oidcPasskeys.accountId, accountId), eq(oidcPasskeys.id, id));

  return {
    list: (accountId: string) =>
      db
        .select()
        .from(oidcPasskeys)
        .where(eq(oidcPasskeys.accountId, accountId))
        .orderBy(desc(oidcPasskeys.createdAt)),

    /** What the browser needs to make one; its challenge is to be kept until `add`. */
    async startAdding(account: Account) {
      const { generateRegistrationOptions } = await library();
      const existing = await this.list(account.id);
      return generateRegistrationOptions({
        rpName: 'Plateful',
        rpID,
        userName: account.email,
        userDisplayName: account.firstName ?? account.email,
        userID: new TextEncoder().encode(account.id),
        excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** False when the browser's answer does not prove a new passkey for this challenge. */
    async add(accountId: string, name: string, challenge: string, response: unknown): Promise<boolean> {
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return false;
      const { credential, credentialBackedUp } = registrationInfo;
      // The browser's own words, which nobody has checked.
      const claimed: unknown[] = [credential.transports].flat();
      const transports = transportNames.filter((name) => claimed.includes(name));
      return db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const [row] = await tx
          .select({ passkeys: count() })
          .from(oidcPasskeys)
          .where(eq(oidcPasskeys.accountId, accountId));
        if (row && row.passkeys >= mostPerAccount) return false;
        const added = await tx
          .insert(oidcPasskeys)
          .values({
            id: credential.id,
            accountId,
            publicKey: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports,
            backedUp: credentialBackedUp,
            name: nameOf(name),
            createdAt: clock.now(),
          })
          .onConflictDoNothing()
          .returning();
        return added.length > 0;
      });
    },

    /** The same for everybody: which accounts have passkeys is not said. */
    async startSignIn() {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({ rpID, userVerification: 'required' });
    },

    async signIn(challenge: string, response: unknown): Promise<Account | undefined> {
      const answer = response as { id?: unknown; response?: { userHandle?: unknown } } | null;
      if (typeof answer?.id !== 'string' || !isBase64url(answer.id)) return undefined;
      const [passkey] = await db.select().from(oidcPasskeys).where(eq(oidcPasskeys.id, answer.id));
      if (!passkey) return undefined;
      const handle = answer?.response?.userHandle;
      if (handle && handle !== Buffer.from(passkey.accountId).toString('base64url')) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
        requireUserVerification: true,
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return undefined;
      await db
        .update(oidcPasskeys)
        .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock.now() })
        .where(eq(oidcPasskeys.id, passkey.id));
      return findAccount(db, passkey.accountId);
    },

    async rename(accountId: string, id: string, name: string): Promise<void> {
      await db
        .update(oidcPasskeys)
        .set({ name: nameOf(name) })
        .where(ofAccount(accountId, id));
    },

    async remove(accountId: string, id: string): Promise<void> {
      await db.delete(oidcPasskeys).where(ofAccount(accountId, id));
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;

function isBase64url(text: string): boolean {
  return /^[\w-]+$/.test(text);
}

function nameOf(name: string): string {
  return name.trim().slice(0, longestName) || 'Passkey';
}
