import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundle } from '@plateful/server/testing/bundled-product.ts';
import { startWire, type Wire } from '@plateful/server/testing/wire.ts';

export type Product = {
  origin: string;
  dataDir: string;
  /** Between the browser and the server. */
  wire: Wire;
  demo: { email: string; password: string };
  stop(): Promise<void>;
};

/** A separate product for one test, on an empty data directory. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateful-e2e-own-'));
  const port = await freePort();
  const wire = await startWire(port);
  const origin = `http://localhost:${wire.port}`;
  const server = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    await wire.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const demo = /^Demo household: (?<email>\S+), password (?<password>\S+)$/.exec(line)?.groups;
    if (!demo) continue;
    server.stdout.resume();
    const { email = '', password = '' } = demo;
    return { origin, dataDir, wire, demo: { email, password }, stop };
  }
  await stop();
  throw new Error('The product did not start.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
