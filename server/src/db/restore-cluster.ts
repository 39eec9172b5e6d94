import { chmodSync, chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#ports/log.ts';
import { unpackArchive } from '#runtime/archive.ts';
import { clusterHome, ownFolder } from './postgres-cluster.ts';
import { type Identity, postgresIdentity } from './unprivileged-user.ts';

type Options = {
  dataDir: string;
  log: Log;
  /** A WAL_ARCHIVE_DIR: also restores what was committed after the backup. */
  wal?: string;
  until?: Date | undefined;
};

/**
 * Restores the cluster from an archive (`back-up-cluster.ts`) into an empty DATA_DIR. Returns the settings for its
 * first start, or null if the archive contains no cluster.
 */
export async function restoreCluster(archive: string, { dataDir, log, wal, until }: Options) {
  const home = clusterHome(dataDir, log);
  const data = join(home, 'data');
  const identity = postgresIdentity(data);
  const unfinished = join(home, `unfinished-${process.pid}`);
  ownFolder(unfinished, identity);
  await unpackArchive(archive, 'postgres', unfinished);
  if (!existsSync(join(unfinished, 'backup_label'))) {
    rmSync(unfinished, { recursive: true });
    return null;
  }
  if (wal) writeFileSync(join(unfinished, 'recovery.signal'), '', { mode: 0o600 });
  give(unfinished, identity);
  renameSync(unfinished, data);
  return wal ? recoverySettings(wal, until) : {};
}

/** https://www.postgresql.org/docs/current/runtime-config-wal.html#RUNTIME-CONFIG-WAL-ARCHIVE-RECOVERY */
function recoverySettings(wal: string, until: Date | undefined): Record<string, string> {
  return {
    restore_command: `cp ${quoted(join(wal, '%f'))} "%p"`,
    recovery_target_action: 'promote',
    ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  };
}

/** Settings that archive the write-ahead log for `recoverySettings`. Never overwrites a file. */
export function archiveSettings(wal: string): Record<string, string> {
  const [part, whole] = [quoted(join(wal, '.%f')), quoted(join(wal, '%f'))];
  return {
    archive_mode: 'on',
    archive_command: `test ! -f ${whole} && cp "%p" ${part} && mv ${part} ${whole}`,
    // Maximum age of commits that are not archived yet.
    archive_timeout: '60s',
  };
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}

/** Gives files unpacked by root to PostgreSQL's user, and to that user only. */
function give(folder: string, identity: Identity | null): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
    if (identity) chownSync(path, identity.uid, identity.gid);
  }
}
