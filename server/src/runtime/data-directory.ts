import { chownSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '#runtime/disk-full.ts';
import { StartError } from '#runtime/start-error.ts';

// https://www.sqlite.org/rescode.html
const sqliteBusy = 5;
const sqliteFull = 13;

/**
 * Creates `directory` if needed and checks that it is writable by writing a file: modes do not show read-only disks.
 */
export function prepareDataDirectory(directory: string): void {
  try {
    makeFolder(directory);
    const probe = join(directory, `.writable-${process.pid}`);
    closeSync(openSync(probe, 'w'));
    rmSync(probe);
  } catch (error) {
    if (isDiskFull(error)) throw new StartError(fullDisk(directory));
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR ${directory} is not writable (${code}); make it writable for this user or set DATA_DIR to another folder.`,
    );
  }
}

function fullDisk(dataDir: string): string {
  return `The disk of DATA_DIR ${dataDir} is full; free some space and start again.`;
}

/** mkdir's `recursive` never returns where a folder cannot contain folders (/proc, seen with Node 26.10). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Ensures one process per directory, also across containers, where PostgreSQL's own check of process ids does not work.
 * It is a lock of the operating system, so it ends with the process.
 */
export function lockDirectory(directory: string, dataDir: string): { release(): void } {
  const path = join(directory, 'lock.db');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path);
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    if (errcode === sqliteFull) throw new StartError(fullDisk(dataDir));
    throw new StartError(
      errcode === sqliteBusy
        ? `DATA_DIR ${dataDir} is in use by another server process; stop that process or set DATA_DIR to another folder.`
        : `DATA_DIR ${dataDir} contains a database that this user may not open (${message}); ` +
            'start as the user who created it or set DATA_DIR to another folder.',
    );
  }
  keepOwner(path, directory);
  return { release: () => lock.close() };
}

/** Keeps files accessible to the directory's owner if root starts the server once. */
function keepOwner(path: string, directory: string): void {
  const { uid, gid } = statSync(directory);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const file of [path, `${path}-journal`]) {
    if (statSync(file, { throwIfNoEntry: false })) chownSync(file, uid, gid);
  }
}
