import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash it returns false, after the same amount of work. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
};

/** Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Uses half of libuv's four threads, which also read files and resolve names. 200 queued passwords are about three
 * seconds of work.
 */
const defaultLimits = { atOnce: 2, waiting: 200 };

export function createPasswords({ atOnce, waiting } = defaultLimits): Passwords {
  const inTurn = createConcurrencyLimit(atOnce, waiting);
  /** Verified for unknown email addresses, so that they take as long as known ones. */
  const decoy = hash('no account has this password', cost);
  decoy.catch(() => undefined); // awaited below
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(stored, password) {
      const storedHash = stored ?? (await decoy);
      const matches = await inTurn(() => verify(storedHash, password));
      return matches && stored !== undefined;
    },
  };
}
