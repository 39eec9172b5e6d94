import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { allocatorSettings } from './allocator.ts';

const module = new URL('allocator.ts', import.meta.url).href;
const program = `
  const { applyAllocatorSettings } = await import('${module}');
  applyAllocatorSettings();
  const { MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, COLOR } = process.env;
  console.log(JSON.stringify({ MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, COLOR, pid: process.pid, args: process.execArgv }));
`;

async function run(env: Record<string, string>) {
  const args = ['--input-type=module', '--expose-gc', '--eval', program];
  const running = promisify(execFile)(process.execPath, args, { env });
  const { stdout, stderr } = await running;
  expect(stderr).toBe('');
  return { ...JSON.parse(stdout), wasSameProcess: JSON.parse(stdout).pid === running.child.pid };
}

test.runIf(process.platform === 'linux')(
  'npm start gives the product its allocator settings, and keeps process, flags and environment',
  async () => {
    const started = await run({ npm_lifecycle_event: 'start', COLOR: 'green' });
    expect(started).toMatchObject({ ...allocatorSettings, COLOR: 'green', wasSameProcess: true });
    expect(started.args).toContain('--expose-gc');
  },
);

test('settings of the operator remain', async () => {
  const started = await run({ npm_lifecycle_event: 'start', MALLOC_ARENA_MAX: '4' });
  expect(started).toMatchObject({ MALLOC_ARENA_MAX: '4' });
});
