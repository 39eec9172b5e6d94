import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { allocatorSettings } from '@plateful/server/runtime/allocator.ts';
import { freePort } from '@plateful/server/runtime/free-port.ts';
import { temporaryDataDirectory } from '@plateful/server/testing/data-directory.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
const [, ...startArguments] = scripts.start.split(' ');
const maxStartMs = 60_000;

type Settings = {
  env?: Record<string, string>;
  /** Node.js flags. */
  flags?: readonly string[];
  /** An existing data directory, which the caller removes; a new one by default. */
  dataDir?: string;
};

/** The product as a separate process, as run by `npm start`. */
export type RunningProduct = {
  origin: string;
  dataDir: string;
  process(): ChildProcess;
  /** Number of unexpected exits. */
  crashes(): number;
  /** Resolves when it is ready; rejects with its last output if it exits before. */
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
};

export async function startProduct({
  env = {},
  flags = [],
  dataDir,
}: Settings = {}): Promise<RunningProduct> {
  const data = dataDir ? { path: dataDir, remove: async () => undefined } : await temporaryDataDirectory();
  const port = await freePort('127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let crashes = 0;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('exit');
    child.kill(signal);
    await once(child, 'exit');
  }

  const product: RunningProduct = {
    origin,
    dataDir: data.path,
    process: () => child,
    crashes: () => crashes,
    async start() {
      child = spawn(process.execPath, ['--no-deprecation', ...flags, ...startArguments], {
        cwd: root,
        env: {
          PATH: process.env.PATH ?? '',
          DATA_DIR: data.path,
          HOST: '127.0.0.1',
          PORT: `${port}`,
          ORIGIN: origin,
          LOG_LEVEL: 'warn',
          // As `npm start` sets them.
          ...allocatorSettings,
          ...env,
        },
        stdio: ['ignore', process.env.CHAOS_LOG ? 'inherit' : 'ignore', 'pipe', 'ipc'],
      });
      const started = child;
      let words = '';
      started.stderr!.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-2000);
      });
      started.on('exit', () => (crashes += 1));
      for (const until = Date.now() + maxStartMs; Date.now() < until; await sleep(10)) {
        if (started.exitCode !== null || started.signalCode !== null) throw new Error(words.trim());
        if ((await statusOf(`${origin}/readyz`)) === 200) return;
      }
      throw new Error(`The product was not ready after ${maxStartMs / 1000} s. ${words}`);
    },
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await data.remove();
    },
  };
  try {
    await product.start();
  } catch (error) {
    await product.remove();
    throw error;
  }
  return product;
}

/** 0 without a response. */
export function statusOf(url: string, timeoutMs = 5000): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

/** Milliseconds until `is` returns true. */
export async function timeUntil(is: () => Promise<boolean> | boolean, maxMs = 60_000): Promise<number> {
  const began = performance.now();
  while (!(await is())) {
    if (performance.now() - began > maxMs) return Number.POSITIVE_INFINITY;
    await sleep(10);
  }
  return performance.now() - began;
}
