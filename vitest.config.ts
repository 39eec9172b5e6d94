import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Two on two cores, where Vitest would take one: the suite must stay under ten minutes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'domain', root: 'domain' } },
      { test: { name: 'contract', root: 'contract' } },
      {
        test: {
          name: 'server',
          root: 'server',
          globalSetup: fileURLToPath(new URL('server/src/testing/postgres.ts', import.meta.url)),
        },
      },
      { test: { name: 'web', root: 'web' } },
      { test: { name: 'tools', root: 'tools' } },
      { test: { name: 'bench', root: 'bench' } },
    ],
  },
});
