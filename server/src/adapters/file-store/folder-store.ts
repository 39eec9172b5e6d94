import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#ports/file-store.ts';
import { isKey } from './keys.ts';

/** Its dot keeps it apart from every key. On the same disk as the keys, since only there a rename is one step. */
const unfinished = '.unfinished';
/** No write takes this long: what is older belongs to a process that ended in the middle. */
const leftoverMs = 3_600_000;

/** Files under one folder that only this user of the machine may enter. */
export function createFolderStore(root: string): FileStore {
  return {
    async write(key, content) {
      await closeToOthers(root);
      await removeLeftovers(join(root, unfinished));
      const part = join(root, unfinished, randomUUID());
      try {
        // On the disk before it gets its name: a power cut must not leave the name with nothing behind it.
        await writeFile(part, content, { mode: 0o600, flag: 'wx', flush: true });
        await moveInto(join(root, key), part);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
    },

    read: (key) => readFile(join(root, key)).catch(nullWhenMissing),

    async remove(key) {
      const path = join(root, key);
      const file = await stat(path).catch(nullWhenMissing);
      if (!file?.isFile()) return;
      await rm(path, { force: true });
      await removeEmptyFolders(root, dirname(key));
    },

    async list(prefix) {
      const keys: string[] = [];
      await collectKeys(root, prefix.slice(0, prefix.lastIndexOf('/') + 1), keys);
      return keys.filter((key) => key.startsWith(prefix));
    },
  };
}

/** Closes an existing folder too. Other users cannot traverse it, whatever the modes below. */
async function closeToOthers(root: string): Promise<void> {
  await mkdir(dirname(root), { recursive: true });
  await mkdir(join(root, unfinished), { recursive: true, mode: 0o700 });
  await chmod(root, 0o700);
}

/** Parts of photos that no key leads to. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const part = await stat(path).catch(nullWhenMissing);
    if (part && part.mtimeMs < Date.now() - leftoverMs) await rm(path, { force: true });
  }
}

async function moveInto(path: string, part: string): Promise<void> {
  for (let left = 100; ; left--) {
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return await rename(part, path);
    } catch (error) {
      // The folder was removed with its last file meanwhile; Node's mkdir, which found it and looks again, calls that ENOTDIR.
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '') || left === 0) throw error;
    }
  }
}

/** A folder's name can be a user's id, which should not outlive the user's files. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    const removed = await rmdir(join(root, path)).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

/** Stray names are passed over, and a folder that goes meanwhile is empty. */
async function collectKeys(root: string, folder: string, keys: string[]): Promise<void> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(nullWhenMissing);
  for (const entry of entries ?? []) {
    const key = folder + entry.name;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) await collectKeys(root, `${key}/`, keys);
    else if (entry.isFile()) keys.push(key);
  }
}

/** Nothing there, or a folder where a file was asked for, or a file where a folder should be. */
function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) return null;
  throw error;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
