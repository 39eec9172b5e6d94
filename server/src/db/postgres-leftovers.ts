import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#runtime/start-error.ts';

export const temporarySocketPrefix = 'plateful-';

/** Shown in the command line of every process of this cluster, which identifies them. */
export function clusterName(data: string): string {
  return `plateful-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
}

/**
 * After a crash, stops remaining processes of the cluster, whose lock we hold, then removes its lock files. Their
 * process id may have been reused, or belong to a zombie.
 */
export async function clearLeftovers(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  // On Windows, PostgreSQL's own check of the process is reliable.
  if (process.platform === 'win32' || !existsSync(pidFile)) return;
  const [postmaster, , , , socketDirectory] = readFileSync(pidFile, 'utf8').split('\n');
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const) {
    const running = processesOf(data);
    // The children stop with the postmaster; if it is already gone, they end after their current query.
    const targets = signal === 'SIGINT' ? running.filter((pid) => pid === Number(postmaster)) : running;
    for (const pid of targets) send(pid, signal, data);
    if (await haveAllExited(data, seconds)) break;
  }
  const left = processesOf(data);
  if (left.length > 0)
    throw new StartError(`The database in ${data} is still in use by process ${left.join(', ')}.`);
  rmSync(pidFile, { force: true });
  if (socketDirectory) clearSockets(socketDirectory);
}

/** Empties the socket folder, and removes the one created for a long path. */
export function clearSockets(directory: string): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(directory, name), { force: true });
  const temporary = [tmpdir(), '/tmp'].includes(dirname(directory));
  if (temporary && basename(directory).startsWith(temporarySocketPrefix))
    rmSync(directory, { recursive: true });
}

async function haveAllExited(data: string, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 1000; waited += 50) {
    if (processesOf(data).length === 0) return true;
    await sleep(50);
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals, data: string): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new StartError(
      `The database in ${data} is still in use by process ${pid}, which belongs to another user.`,
    );
  }
}

function processesOf(data: string): number[] {
  const name = clusterName(data);
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(name)).map((line) => Number.parseInt(line, 10));
  }
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && (commandOf(entry).includes(name) || worksIn(entry, data)))
    .map(Number);
}

/** Zombies have no command line and are ignored: some containers never reap them. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** A postgres that was started by hand does not have our cluster name. */
function worksIn(pid: string, data: string): boolean {
  try {
    return commandOf(pid).includes('postgres') && readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return false;
  }
}
