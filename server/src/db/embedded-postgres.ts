import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '#ports/log.ts';
import { lockDirectory, prepareDataDirectory } from '#runtime/data-directory.ts';
import { freePort } from '#runtime/free-port.ts';
import { StartError } from '#runtime/start-error.ts';
import type { Connection } from './database.ts';
import { findBinaries } from './postgres-binaries.ts';
import { clusterHome, createCluster, ownFolder, passwordOf, superuser } from './postgres-cluster.ts';
import { clearLeftovers, clearSockets, clusterName, temporarySocketPrefix } from './postgres-leftovers.ts';
import { supervisePostgres } from './postgres-process.ts';
import { archiveSettings } from './restore-cluster.ts';
import { canReach, type Identity, postgresIdentity } from './unprivileged-user.ts';

export type EmbeddedPostgres = { connection: Connection; stop(): Promise<void> };

type Options = {
  dataDir: string;
  /** Archives the write-ahead log, for point-in-time recovery. */
  walArchiveDir?: string | undefined;
  log: Log;
  /** Overrides of PostgreSQL settings; tests trade durability for speed. */
  settings?: Record<string, string>;
  /** Listens on loopback with a password: Windows has no reliable file permissions on sockets. */
  overTcp?: boolean;
};

const port = 5432; // names the socket file; the server does not listen on TCP
/** Maximum length of a socket path: sun_path of sockaddr_un, in bytes with its terminating zero. */
const maxSocketPathBytes = process.platform === 'darwin' ? 103 : 107;

const ourSettings = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
  jit: 'off',
  // Sized for one household: little memory, and no parallel workers, whose shared memory segments exceed the 64 MB of
  // containers.
  shared_buffers: '16MB',
  max_connections: '40',
  max_parallel_workers_per_gather: '0',
  // Without subscriptions, their launcher has nothing to do.
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements contain personal data, so errors are sent to the client but not logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
};

/** Starts the PostgreSQL of the npm packages on `dataDir`. Throws StartError for causes that the operator can fix. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  prepareDataDirectory(dataDir);
  const home = clusterHome(dataDir, log);
  const lock = lockDirectory(home, dataDir);
  try {
    const started = await start(home, options);
    let stopped: Promise<void> | undefined;
    return {
      connection: started.connection,
      stop: () => (stopped ??= started.stop().finally(lock.release)),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(
  home: string,
  { log, walArchiveDir, settings, overTcp = process.platform === 'win32' }: Options,
) {
  const data = join(home, 'data');
  const identity = postgresIdentity(data);
  if (identity && !canReach(home, identity)) {
    throw new StartError(
      `The database in ${home} belongs to a user (${identity.uid}) who no longer has access to it; make its parent folders accessible or move it.`,
    );
  }
  const binaries = findBinaries(identity, log);
  if (!existsSync(data)) {
    log.info({}, 'creating the database (first start only, takes a few seconds)');
    await createCluster({ initdb: binaries.initdb, home, data, identity, overTcp });
  }
  await clearLeftovers(data);
  const { connection, listening, close } = overTcp ? await overLoopback(home) : overSocket(home, identity);
  if (walArchiveDir) ownFolder(walArchiveDir, identity);
  const archiving = walArchiveDir ? archiveSettings(walArchiveDir) : {};
  const options = {
    ...ourSettings,
    ...listening,
    ...archiving,
    cluster_name: clusterName(data),
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    const postgres = await supervisePostgres({ binaries, data, args, identity, log });
    return { connection, stop: () => postgres.stop().then(close) };
  } catch (error) {
    close();
    throw error;
  }
}

function overSocket(home: string, identity: Identity | null) {
  const host = socketDirectory(home);
  ownFolder(host, identity);
  return {
    connection: { host, port, user: superuser, database: 'postgres' },
    // The setting is a list; names with commas or spaces must be quoted.
    listening: {
      listen_addresses: '',
      unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
      port: `${port}`,
    },
    close: () => clearSockets(host),
  };
}

function socketDirectory(home: string): string {
  const fits = (directory: string) =>
    Buffer.byteLength(join(directory, `.s.PGSQL.${port}`)) < maxSocketPathBytes;
  const own = join(home, 'socket');
  if (fits(own)) return own;
  const short = [tmpdir(), '/tmp'].find((place) => fits(join(place, `${temporarySocketPrefix}123456`)));
  if (!short)
    throw new StartError(`DATA_DIR ${home} is too long for PostgreSQL’s socket; choose a shorter path.`);
  return mkdtempSync(join(short, temporarySocketPrefix));
}

async function overLoopback(home: string) {
  const host = '127.0.0.1';
  const free = await freePort(host);
  return {
    connection: { host, port: free, user: superuser, database: 'postgres', password: passwordOf(home) },
    listening: { listen_addresses: host, unix_socket_directories: '', port: `${free}` },
    close: () => undefined,
  };
}
