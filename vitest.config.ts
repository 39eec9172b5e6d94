import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One process reads the food table and its indexes once, and nothing fails because a machine is slow: only what hangs does. */
const shared = {
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Node imports the files itself, as it does when the product runs: no test needs anything that Vite would make of them. */
const node = { ...shared, experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // One more than cores: a third of the time of server tests is waiting.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'domain', root: 'domain', ...node } },
      { test: { name: 'contract', root: 'contract', ...node } },
      { test: { name: 'stripe-sandbox', root: 'stripe-sandbox', ...node } },
      {
        test: {
          name: 'server',
          root: 'server',
          ...node,
          globalSetup: fileURLToPath(new URL('server/src/testing/postgres.ts', import.meta.url)),
        },
      },
      // Modules of the browser keep what storage cannot: each file begins with none of it, in a context of its own.
      { test: { name: 'web', root: 'web', ...shared, isolate: true, pool: 'vmForks' } },
      { test: { name: 'tools', root: 'tools', ...node } },
      { test: { name: 'bench', root: 'bench', ...node } },
    ],
  },
});
