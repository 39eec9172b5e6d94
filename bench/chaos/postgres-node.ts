import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@plateful/server/db/database.ts';
import { findBinaries } from '@plateful/server/db/postgres-binaries.ts';
import {
  createCluster,
  passwordOf,
  programOptions,
  superuser,
} from '@plateful/server/db/postgres-cluster.ts';
import { postgresIdentity } from '@plateful/server/db/unprivileged-user.ts';
import { freePort } from '@plateful/server/runtime/free-port.ts';
import { quietLog } from '@plateful/server/testing/quiet-log.ts';
import { timeUntil } from './running-product.ts';

/** A PostgreSQL of the embedded version that is reachable over TCP with a password. */
export type PostgresNode = {
  port: number;
  /** Optionally with another port, such as a proxy's. */
  url(port?: number): string;
  answers(): Promise<boolean>;
  /** kill -9 of the postmaster; the other processes end with it. */
  kill(): Promise<void>;
};

const identity = () => postgresIdentity('/nonexistent');
const host = '127.0.0.1';

/** An empty one in the folder `home`. */
export async function startNode(home: string, settings: Record<string, string> = {}): Promise<PostgresNode> {
  await initialize(home);
  return run(home, settings);
}

/** A primary and a standby with synchronous replication. */
export async function startPair(folder: string): Promise<[PostgresNode, PostgresNode]> {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await initialize(first);
  // Preserves the owner, unlike Node's own copy.
  execFileSync('cp', ['-a', first, second]);
  writeFileSync(join(second, 'data/standby.signal'), '');
  const primary = await run(first, { synchronous_standby_names: '*' });
  const primary_conninfo = `host=${host} port=${primary.port} user=${superuser} password=${passwordOf(first)}`;
  return [primary, await run(second, { primary_conninfo })];
}

async function initialize(home: string): Promise<void> {
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const { initdb } = findBinaries(identity(), quietLog);
  await createCluster({ initdb, home, data: join(home, 'data'), identity: identity(), overTcp: true });
}

async function run(home: string, settings: Record<string, string>): Promise<PostgresNode> {
  const port = await freePort(host);
  const { postgres } = findBinaries(identity(), quietLog);
  const options = {
    port: `${port}`,
    listen_addresses: host,
    unix_socket_directories: '',
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', join(home, 'data'), ...args], {
    ...programOptions(identity()),
    stdio: ['ignore', 'ignore', process.env.CHAOS_LOG ? 'inherit' : 'ignore'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = (other = port) =>
    `postgres://${superuser}:${encodeURIComponent(passwordOf(home))}@${host}:${other}/postgres`;
  const answers = () =>
    withClient(url(), (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  if ((await timeUntil(answers)) === Number.POSITIVE_INFINITY)
    throw new Error(`No PostgreSQL answers on port ${port}`);
  return {
    port,
    url,
    answers,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
