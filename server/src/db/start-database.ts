import type { Config } from '#config.ts';
import { type ConnectionSource, type OpenDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrateDatabase } from '#db/migrate-database.ts';
import type { Log } from '#ports/log.ts';
import { prepareDataDirectory } from '#runtime/data-directory.ts';
import type { Lifecycle } from '#runtime/lifecycle.ts';

/** Opens DATABASE_URL or starts the embedded database, and migrates the schema. */
export async function startDatabase(config: Config, log: Log, lifecycle: Lifecycle): Promise<OpenDatabase> {
  const source = config.databaseUrl ? external(config.databaseUrl, config) : await embedded();
  const direct = config.databaseDirectUrl ?? source;
  await migrateDatabase(direct);
  const database = openDatabase(source, log, direct);
  lifecycle.onStop(database.close);
  return database;

  async function embedded(): Promise<ConnectionSource> {
    const postgres = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      walArchiveDir: config.walArchiveDir,
      log,
    });
    lifecycle.onStop(postgres.stop);
    return postgres.connection;
  }
}

function external(url: string, { dataDir }: Config): ConnectionSource {
  prepareDataDirectory(dataDir);
  return url;
}
