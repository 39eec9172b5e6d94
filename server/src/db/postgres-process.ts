import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Log } from '#ports/log.ts';
import { StartError } from '#runtime/start-error.ts';
import { type Binaries, cannotRun } from './postgres-binaries.ts';
import { programOptions } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import type { Identity } from './unprivileged-user.ts';

/** A killed database is back within a second; one that cannot start (a full disk) is retried ever less often. */
const firstPause = 100;
const maxPause = 30_000;
/** After running this long, a failure counts as a new one. */
const steady = 5000;
const patience = 10_000;

type Program = { binaries: Binaries; data: string; args: string[]; identity: Identity | null; log: Log };

/** Runs PostgreSQL until `stop`, and restarts it when it exits (a full disk, the OOM killer). */
export async function supervisePostgres(program: Program): Promise<{ stop(): Promise<void> }> {
  const { log } = program;
  const stopping = new AbortController();
  let run = await launch(program, stopping.signal);

  async function watch(): Promise<void> {
    let pause = firstPause;
    for (let startedAt = Date.now(); ; ) {
      const why = await run.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > steady) pause = firstPause;
      log.warn({}, `postgres stopped (${why}), restarting in ${pause / 1000} s`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, maxPause);
      startedAt = Date.now();
      try {
        await clearLeftovers(program.data);
        if (stopping.signal.aborted) return;
        run = await launch(program, stopping.signal);
        log.info({}, 'postgres restarted');
      } catch (error) {
        run = { ended: Promise.resolve((error as Error).message) };
      }
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

/** Resolves when connections are accepted; `ended` resolves with the reason when the process exits. */
async function launch(program: Program, stopping: AbortSignal): Promise<{ ended: Promise<string> }> {
  const { binaries, data, args, identity, log } = program;
  // Detached, so that Ctrl-C does not reach it and open requests can finish before the database stops.
  const child = spawn(binaries.postgres, ['-D', data, ...args], {
    ...programOptions(identity),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  let complaint = '';
  let rest = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (/\b(FATAL|PANIC):/.test(line)) complaint = line.replace(/^.*?(FATAL|PANIC):\s*/, '');
      log.debug({ postgres: line }, 'postgres');
      if (line.includes('database system is ready to accept connections')) ready.resolve();
    }
  });

  const stop = () => end(child, binaries, data);
  const abandon = () => child.kill('SIGINT');
  stopping.addEventListener('abort', stop);
  process.once('exit', abandon);
  child.on('error', (error) => ready.reject(cannotRun(binaries.postgres, error)));
  child.on('close', (code, signal) => {
    stopping.removeEventListener('abort', stop);
    process.off('exit', abandon);
    const why = signal ?? (complaint || rest.trim() || `exit code ${code}`);
    ready.reject(new StartError(`PostgreSQL did not start (${why}).`));
    ended.resolve(why);
  });
  await ready.promise;
  return { ended: ended.promise };
}

/** Fast shutdown: rolls back open transactions and writes a checkpoint. A process that does not respond is killed. */
async function end(child: ChildProcess, { pgCtl }: Binaries, data: string): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', data, '-m', 'fast']).catch(() => child.kill());
    return;
  }
  const harder = setTimeout(() => child.kill('SIGQUIT'), patience);
  child.once('close', () => clearTimeout(harder));
  child.kill('SIGINT');
}
