import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** False without a hash too, and after as much work. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
};

/** Argon2id; memory, passes and lanes as OWASP's Password Storage Cheat Sheet asks: 19 MiB, 2, 1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * The work is done by libuv's four threads, which read files and look up names too: half of them stay free. Two hundred
 * passwords are about three seconds of work.
 */
const defaultLimits = { atOnce: 2, waiting: 200 };

export function createPasswords({ atOnce, waiting } = defaultLimits): Passwords {
  const inTurn = createConcurrencyLimit(atOnce, waiting);
  /** Verified for unknown e-mails, so that they take as long as known ones. */
  const decoy = hash('no account has this password', cost);
  decoy.catch(() => undefined); // awaited below
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      const known = stored ?? (await decoy);
      const matches = await inTurn(() => verify(known, password));
      return matches && stored !== undefined;
    },
  };
}
