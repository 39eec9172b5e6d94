import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@plateful/server/runtime/free-port.ts';
import { bundle } from '@plateful/server/testing/bundled-product.ts';
import { median } from './median.ts';

const rounds = 5;

/** From process start to the first response: with an empty data directory, and again. */
export async function startTimes(): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateful-bench-'));
  try {
    const cold = await startOnce(dataDir);
    const warm: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round++) {
      bare.push(await bareNode());
      warm.push(await startOnce(dataDir));
    }
    const baseline = median(bare);
    const line = (name: string, ms: number) =>
      `${name.padEnd(46)} ${ms.toFixed(0).padStart(6)} ms   ${(ms / baseline).toFixed(1)} × a bare Node process (${baseline.toFixed(0)} ms)`;
    return [
      'Start',
      line('cold: database made, migrated, seeded', cold),
      line('warm: the median of 5', median(warm)),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const began = performance.now();
  const server = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await answers(`http://localhost:${port}/readyz`, server);
    return performance.now() - began;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The server stopped before it answered');
}

async function bareNode(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}
