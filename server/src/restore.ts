// `npm run restore -- FILE [--wal DIR] [--until TIME]`: restores a backup of `npm run backup` into an empty DATA_DIR.
import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { countRows } from '#db/count-rows.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { restoreCluster } from '#db/restore-cluster.ts';
import { createLog } from '#log.ts';
import { unpackArchive } from '#runtime/archive.ts';
import { prepareDataDirectory } from '#runtime/data-directory.ts';
import { runCommand } from '#runtime/run-command.ts';
import { StartError } from '#runtime/start-error.ts';

await runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { wal: { type: 'string' }, until: { type: 'string' } },
  });
  const { dataDir, startedIn } = readConfig();
  const from = (path: string) => resolve(startedIn, path);
  const [name] = positionals;
  if (!name) throw new StartError('Name the backup: npm run restore -- FILE');
  const path = from(name);
  if (!existsSync(path)) throw new StartError(`There is no backup ${path}.`);
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until && Number.isNaN(until.getTime()))
    throw new StartError('--until must be a time such as 2026-11-23T10:00:00Z.');
  if (until && !values.wal)
    throw new StartError('--until requires --wal with the folder of WAL_ARCHIVE_DIR.');

  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(`${dataDir} is not empty; set DATA_DIR to an empty folder, or move this one away.`);
  const log = createLog({ logLevel: 'warn', production: false });
  prepareDataDirectory(dataDir);
  try {
    await restore();
  } catch (error) {
    // It was empty before.
    const home = join(dataDir, 'postgres');
    if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
    for (const left of readdirSync(dataDir)) rmSync(join(dataDir, left), { recursive: true, force: true });
    if (isDamaged(error)) throw new StartError(`${path} is not a backup, or is damaged.`);
    const tooLate = until && error instanceof StartError && error.message.includes('recovery ended before');
    throw tooLate
      ? new StartError(`${values.wal} does not reach that time; omit --until to restore everything.`)
      : error;
  }

  async function restore(): Promise<void> {
    await unpackArchive(path, 'data', dataDir);
    const wal = values.wal && { wal: from(values.wal), until };
    const recovery = await restoreCluster(path, { dataDir, log, ...wal });
    if (!recovery)
      return console.log(`Restored the files into ${dataDir}; the backup does not contain a database.`);
    // PostgreSQL completes its recovery now; reading the row counts below verifies it.
    const postgres = await startEmbeddedPostgres({ dataDir, log, settings: recovery });
    try {
      const { people, recipes } = await countRows(postgres.connection);
      console.log(`Restored into ${dataDir}: ${people} accounts, ${recipes} recipes.`);
    } finally {
      await postgres.stop();
    }
  }
});

function isDamaged(error: unknown): boolean {
  return (
    error instanceof Error &&
    !(error instanceof StartError) &&
    /zstd|tar|archive/i.test(`${error.message} ${(error as NodeJS.ErrnoException).code}`)
  );
}
