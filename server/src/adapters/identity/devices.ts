import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#runtime/is-same-secret.ts';

/** Enough for people who share a tablet. */
const maxAccounts = 5;

/**
 * Cookie of a browser with an earlier sign-in: a device id and an HMAC per email address ("device cookies", OWASP). It
 * grants no access; failed attempts from known devices are counted separately, so that attempts from elsewhere cannot
 * lock the owner out.
 */
export function createDevices(secret: string) {
  const sealOf = (number: string, email: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([number, email]))
      .digest('base64url');

  return {
    /** The device id if this email address signed in on it before. */
    numberFor(cookie: string | undefined, email: string): string | undefined {
      const [number = '', ...seals] = cookie?.split('.') ?? [];
      const seal = sealOf(number, email);
      return seals.some((known) => isSameSecret(known, seal)) ? number : undefined;
    },
    /** The cookie's new value after this email address signed in. */
    remember(cookie: string | undefined, email: string): string {
      const [cookieNumber = '', ...seals] = cookie?.split('.') ?? [];
      const number = /^[\w-]{22}$/.test(cookieNumber) ? cookieNumber : randomBytes(16).toString('base64url');
      const seal = sealOf(number, email);
      const others = seals.filter((other) => /^[\w-]{43}$/.test(other) && other !== seal);
      return [number, seal, ...others.slice(0, maxAccounts - 1)].join('.');
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;
