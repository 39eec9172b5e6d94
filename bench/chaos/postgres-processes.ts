import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process id of the embedded PostgreSQL's postmaster in a DATA_DIR; null during a restart. */
export function postmasterOf(dataDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

/** Sends a signal to all processes of PostgreSQL, to the postmaster last. */
export function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  const postmaster = postmasterOf(dataDir);
  if (postmaster === null) return;
  for (const pid of [...childrenOf(postmaster), postmaster]) signalProcess(pid, signal);
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function parentOf(pid: string): number | null {
  try {
    return Number(/PPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}
