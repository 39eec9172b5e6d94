import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Log } from '#ports/log.ts';
import { inheritedEnvironment } from '#runtime/inherited-environment.ts';
import { StartError } from '#runtime/start-error.ts';
import { cannotRun, openFolder, sharedPlace } from './postgres-binaries.ts';
import { canReach, type Identity, postgresIdentity } from './unprivileged-user.ts';

export const superuser = 'plateful';

/**
 * The cluster's folder: `DATA_DIR/postgres`, with `data` (PostgreSQL's), `socket` and the lock. When started by root,
 * PostgreSQL runs as another user and cannot use a private folder; then it is a link to a shared location.
 */
export function clusterHome(dataDir: string, log: Log): string {
  const place = join(dataDir, 'postgres');
  if (!lstatSync(place, { throwIfNoEntry: false })) create(place, dataDir, log);
  try {
    return realpathSync(place);
  } catch {
    throw new StartError(
      `${place} links to a database that does not exist; restore it, or remove the link to start with a new one.`,
    );
  }
}

function create(place: string, dataDir: string, log: Log): void {
  const identity = postgresIdentity(place);
  try {
    if (!identity || canReach(dataDir, identity)) {
      mkdirSync(place, { recursive: true });
      chmodSync(place, identity ? 0o711 : 0o700);
      return;
    }
    openFolder(sharedPlace);
    openFolder(join(sharedPlace, 'clusters'));
    const home = mkdtempSync(join(sharedPlace, 'clusters/'));
    chmodSync(home, 0o711);
    symlinkSync(home, place);
    log.info(
      {},
      `database is kept in ${home}, because the user that runs postgres has no access to ${dataDir}`,
    );
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new StartError(`The database cannot be kept in DATA_DIR ${dataDir} (${(error as Error).message}).`);
  }
}

/** Creates a folder that only PostgreSQL's user can access. */
export function ownFolder(path: string, identity: Identity | null): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  if (!identity) return;
  try {
    chownSync(path, identity.uid, identity.gid);
  } catch (error) {
    throw cannotRun(path, error as NodeJS.ErrnoException);
  }
}

type Creation = { initdb: string; home: string; data: string; identity: Identity | null; overTcp: boolean };

/**
 * Runs initdb once, in a temporary folder that is renamed when complete: an interrupted initdb would leave a cluster
 * that never starts.
 */
export async function createCluster({ initdb, home, data, identity, overTcp }: Creation): Promise<void> {
  if (!identity) requireAccount();
  for (const name of readdirSync(home)) {
    if (name.startsWith('unfinished-')) rmSync(join(home, name), { recursive: true });
  }
  const unfinished = join(home, `unfinished-${process.pid}`);
  ownFolder(unfinished, identity);
  if (overTcp) writePassword(passwordFile(home), identity);
  const auth = overTcp
    ? ['--auth-local=reject', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(home)}`]
    : ['--auth-local=trust', '--auth-host=reject'];
  // PostgreSQL's own C.UTF-8 sorts the same everywhere; the default would depend on the environment, often SQL_ASCII.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const args = ['-D', unfinished, '-U', superuser, '--no-instructions', ...auth, ...locale];
  const output = await run(initdb, args, identity);
  if (output !== null) throw new StartError(`PostgreSQL could not create its files in ${home} (${output}).`);
  renameSync(unfinished, data);
}

function writePassword(path: string, identity: Identity | null): void {
  rmSync(path, { force: true });
  writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (identity) chownSync(path, identity.uid, identity.gid);
}

export function passwordOf(home: string): string {
  return readFileSync(passwordFile(home), 'utf8');
}

function passwordFile(home: string): string {
  return join(home, 'password');
}

/** initdb needs a user name; the numeric ids that some platforms assign to containers have none. */
function requireAccount(): void {
  try {
    userInfo();
  } catch {
    throw new StartError(
      `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none in /etc/passwd; add it or set DATABASE_URL.`,
    );
  }
}

/** The environment of PostgreSQL's programs: no secrets, and English messages. */
export function programOptions(identity: Identity | null) {
  const names = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const env = { ...inheritedEnvironment(names), LC_ALL: 'C', TZ: 'UTC' };
  return {
    ...identity,
    env,
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
  } as const;
}

/** Null on success, else the first error that the program printed. */
function run(program: string, args: string[], identity: Identity | null): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const child = spawn(program, args, { ...programOptions(identity), stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => child.kill();
  process.once('exit', end);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.on('error', (error) => reject(cannotRun(program, error)));
  child.on('close', (code, signal) => {
    process.off('exit', end);
    const complaint = errors.split('\n').find((line) => /error|fatal|could not|cannot/i.test(line));
    resolve(code === 0 ? null : (complaint ?? errors.trim().split('\n')[0] ?? `${code ?? signal}`));
  });
  return promise;
}
