import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Archive } from '#runtime/archive.ts';
import { type Connection, withClient } from './database.ts';
import { passwordOf, superuser } from './postgres-cluster.ts';

/**
 * Adds a copy of the running cluster in `data` to the archive, by PostgreSQL's low-level backup API
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). It contains
 * everything committed before the copy ended. Its files are below `postgres/` in the archive.
 */
export function backUpCluster(data: string, connection: Connection, archive: Archive): Promise<void> {
  return withClient(connection, async (client) => {
    await client.query('set statement_timeout = 0');
    // The slot keeps WAL written during the backup until this session ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}`,
    ]);
    const { first } = await firstRow(
      client,
      `select pg_walfile_name(pg_backup_start('plateful', true)) as first`,
    );
    await archive.addFolder('postgres', data, (path) => {
      const [folder = ''] = path.split('/');
      if (folder !== path && emptied.has(folder)) return true;
      return left.has(path) || path.endsWith('pg_internal.init') || path.includes('pgsql_tmp');
    });
    const { label, last } = await firstRow(
      client,
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    await archive.addText('postgres/backup_label', label);
    await archive.addFolder('postgres/pg_wal', join(data, 'pg_wal'), (path, entry) => {
      return entry.isDirectory() || path < first || path > last;
    });
  });
}

/** Folders whose content belongs to the running process only, or is added separately (pg_wal). */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'backup_manifest',
]);

async function firstRow(client: Client, sql: string) {
  const { rows } = await client.query(sql);
  return rows[0];
}

/** Connection to the cluster in `home` if it is running, according to postmaster.pid; else null. */
export async function findRunningCluster(home: string): Promise<Connection | null> {
  const lines = (await readFile(join(home, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [port, socket, address] = lines.slice(3, 6);
  const host = socket || address;
  if (!host) return null;
  const connection = { host, port: Number(port), user: superuser, database: 'postgres' };
  const found = socket ? connection : { ...connection, password: passwordOf(home) };
  return withClient(found, async () => found).catch(() => null);
}
