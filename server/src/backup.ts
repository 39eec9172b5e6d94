// `npm run backup -- FILE`: writes everything of this installation to one file, also while the product runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '#config.ts';
import { backUpCluster, findRunningCluster } from '#db/back-up-cluster.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { clusterHome } from '#db/postgres-cluster.ts';
import { createLog } from '#log.ts';
import type { Log } from '#ports/log.ts';
import { type Archive, writeArchive } from '#runtime/archive.ts';
import { runCommand } from '#runtime/run-command.ts';
import { StartError } from '#runtime/start-error.ts';

await runCommand(async ([name]) => {
  const config = readConfig();
  const log = createLog({ ...config, logLevel: 'warn' });
  const path = resolve(config.startedIn, name ?? `plateful-${dateOf(new Date())}.tar.zst`);
  if (existsSync(path)) throw new StartError(`${path} already exists; give the backup another name.`);
  if (!existsSync(config.dataDir)) throw new StartError(`There is no installation in ${config.dataDir}.`);

  await writeArchive(path, async (archive) => {
    const added = new Set<string>();
    await addFiles(config, archive, added);
    if (config.databaseUrl === undefined) await addDatabase(config, archive, log);
    // Adds files created while the database was copied: its rows may refer to them.
    await addFiles(config, archive, added);
  });
  console.log(`Backed up to ${path}`);
  if (config.databaseUrl)
    console.log('The database of DATABASE_URL is not included: back it up with pg_dump or its own tools.');
  if (config.s3) console.log(`The photos in the bucket ${config.s3.bucket} are not included.`);
});

function dateOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace(/[:T]/g, '-');
}

/** Adds photos, mails and secrets from DATA_DIR, below `data/`. */
async function addFiles({ dataDir }: Config, archive: Archive, added: Set<string>): Promise<void> {
  await archive.addFolder('data', dataDir, (path, entry) => {
    if (path === 'postgres' || path === 'files/.unfinished' || entry.name.startsWith('.writable-'))
      return true;
    if (entry.isDirectory()) return false;
    const isKnown = added.has(path);
    added.add(path);
    return isKnown;
  });
}

async function addDatabase({ dataDir }: Config, archive: Archive, log: Log): Promise<void> {
  const home = clusterHome(dataDir, log);
  const running = await findRunningCluster(home);
  const own = running ? null : await startEmbeddedPostgres({ dataDir, log });
  try {
    await backUpCluster(join(home, 'data'), running ?? own!.connection, archive);
  } finally {
    await own?.stop();
  }
}
