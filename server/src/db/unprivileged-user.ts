import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '#runtime/start-error.ts';

export type Identity = { uid: number; gid: number };

/**
 * The user as whom PostgreSQL runs, because it refuses to run as root. Null if we are not root. An existing cluster
 * keeps its owner.
 */
export function postgresIdentity(clusterData: string): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterData, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
}

/** The user nobody, which every system has; daemon where nobody's id is negative (macOS). */
function unprivilegedAccount(): Identity {
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['nobody', 'daemon']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this system has no user “nobody”; start as an ordinary user or set DATABASE_URL.',
  );
}

/** Whether `identity` may traverse every folder of `path`, including `path` itself. */
export function canReach(path: string, { uid, gid }: Identity): boolean {
  for (let place = realpathSync(path); ; place = dirname(place)) {
    const { mode, uid: owner, gid: group } = statSync(place);
    const search = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & search) === 0) return false;
    if (place === dirname(place)) return true;
  }
}
