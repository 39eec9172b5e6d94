import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Nothing fails because a machine is slow: only what hangs does. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Two on two cores, where Vitest would take one: the suite must stay under ten minutes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'domain', root: 'domain', isolate: false, ...patience } },
      { test: { name: 'contract', root: 'contract', ...patience } },
      { test: { name: 'stripe-sandbox', root: 'stripe-sandbox', isolate: false, ...patience } },
      {
        test: {
          name: 'server',
          root: 'server',
          // The food table and its indexes are read once, not for each of seventy files.
          isolate: false,
          ...patience,
          globalSetup: fileURLToPath(new URL('server/src/testing/postgres.ts', import.meta.url)),
        },
      },
      { test: { name: 'web', root: 'web', ...patience } },
      { test: { name: 'tools', root: 'tools', ...patience } },
      { test: { name: 'bench', root: 'bench', ...patience } },
    ],
  },
});
