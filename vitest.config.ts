import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      { test: { name: 'domain', root: 'domain' } },
      { test: { name: 'contract', root: 'contract' } },
      { test: { name: 'server', root: 'server', globalSetup: 'src/testing/postgres.ts' } },
      { test: { name: 'web', root: 'web' } },
      { test: { name: 'tools', root: 'tools' } },
    ],
  },
});
