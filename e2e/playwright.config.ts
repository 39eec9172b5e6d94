import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/** Every worker loads this file again: the port is chosen once and inherited. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DEMO_FILE ??= join(tmpdir(), `plateful-e2e-demo-${process.env.E2E_PORT}.json`);
const { E2E_PORT: port, CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than cores, because waiting pages leave one idle.
  workers: Math.max(2, availableParallelism() + 1),
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall longer than any timeout; tests that pass on a retry are reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Both take time in every test and have their own tests; from-taste-to-list runs with the usual settings.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Fewer processes, which take processor time: none in reserve for another site, none for drawing.
        '--disable-site-isolation-trials',
        '--in-process-gpu',
        // Pages live for seconds: optimizing their code takes a tenth of the processor time and saves less.
        '--js-flags=--no-maglev,--no-opt',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${fileURLToPath(new URL('serve.ts', import.meta.url))}"`,
    // Not when it responds: the demo household is created after that.
    wait: { stdout: /Noted the demo household/ },
    env: { PORT: port, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 120_000,
    stderr: 'pipe',
  },
});
