import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The product on an empty data directory, which goes when it stops. Notes the demo account that it prints, and where its data is. */
const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'plateful-e2e-'));
const env = { ...process.env, DATA_DIR: dataDir };
const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });

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
// Stopping the tests stops the whole group; this waits for the server, which answers and closes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
