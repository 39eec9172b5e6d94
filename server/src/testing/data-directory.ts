import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TemporaryDataDirectory = { path: string; remove(): Promise<void> };

/** A DATA_DIR for tests; `remove` deletes it with everything in it. */
export async function temporaryDataDirectory(): Promise<TemporaryDataDirectory> {
  const path = await mkdtemp(join(tmpdir(), 'plateful-test-'));
  await chmod(path, 0o711); // started by root, PostgreSQL runs as another user
  return {
    path,
    async remove() {
      // If temporary folders are private, the cluster is elsewhere.
      const home = await realpath(join(path, 'postgres')).catch(() => path);
      for (const place of [home, path]) await rm(place, { recursive: true, force: true });
    },
  };
}
