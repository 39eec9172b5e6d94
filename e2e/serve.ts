import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundle } from '@plateful/server/testing/bundled-product.ts';

/**
 * Runs the product on an empty data directory, which is deleted at the end. Saves the demo account that it prints, and
 * the path of its data.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'plateful-e2e-'));
const env = { ...process.env, DATA_DIR: dataDir };
const server = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });

createInterface(server.stdout).on('line', (line) => {
  const demo = /^Demo household: (?<email>\S+), password (?<password>\S+)$/.exec(line)?.groups;
  if (!demo) return;
  writeFileSync(process.env.E2E_DEMO_FILE!, JSON.stringify({ ...demo, dataDir }));
  console.log('Noted the demo household.');
});
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(process.env.E2E_DEMO_FILE!, { force: true });
  process.exit(code ?? 1);
});
// Ctrl-C signals the whole process group; this process waits until the server has shut down.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
