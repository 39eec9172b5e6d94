import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#ports/file-store.ts';
import { isKey } from './keys.ts';

/**
 * Keys cannot contain it because of its leading dot. On the same disk as the files, because rename is atomic only
 * there.
 */
const unfinished = '.unfinished';
/** Much longer than any write: older files were left by a crashed process. */
const leftoverMs = 3_600_000;

/** Stores files in a folder that only this user of the machine may access. */
export function createFolderStore(root: string): FileStore {
  return {
    async write(key, content) {
      await closeToOthers(root);
      await removeLeftovers(join(root, unfinished));
      const part = join(root, unfinished, randomUUID());
      try {
        // Flushed before the rename: after a power cut, the name must not refer to an empty file.
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

/** Restricts an existing folder too. Other users cannot traverse it, regardless of the modes of its content. */
async function closeToOthers(root: string): Promise<void> {
  await mkdir(dirname(root), { recursive: true });
  await mkdir(join(root, unfinished), { recursive: true, mode: 0o700 });
  await chmod(root, 0o700);
}

/** Deletes temporary files of interrupted writes. */
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
      // The folder was deleted with its last file meanwhile; Node's mkdir reports that race as ENOTDIR.
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '') || left === 0) throw error;
    }
  }
}

/** Folder names may be user ids, which must be deleted with the user's files. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    const removed = await rmdir(join(root, path)).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

/** Ignores invalid names; a folder deleted meanwhile counts as empty. */
async function collectKeys(root: string, folder: string, keys: string[]): Promise<void> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(nullWhenMissing);
  for (const entry of entries ?? []) {
    const key = folder + entry.name;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) await collectKeys(root, `${key}/`, keys);
    else if (entry.isFile()) keys.push(key);
  }
}

/** Nothing there, or a folder in place of a file, or a file in place of a folder. */
function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) return null;
  throw error;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
