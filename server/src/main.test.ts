import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterHome } from '#db/postgres-cluster.ts';
import { lockDirectory } from '#runtime/data-directory.ts';
import { bundledProduct, prepareTimeoutMs } from '#testing/bundled-product.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { quietLog } from '#testing/quiet-log.ts';

const { path: place, remove } = await temporaryDataDirectory();
afterAll(remove);

let product: string;
beforeAll(async () => {
  product = await bundledProduct();
}, prepareTimeoutMs);

/** Starts the product as a person would, with these variables. */
function start(variables: Record<string, string>): Promise<{ code: unknown; complaint: string }> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(place, 'data'), ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-deprecation', product], { env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, complaint: stderr }),
    );
  });
}

test('a bad variable stops the start with one sentence', async () => {
  expect(await start({ PORT: 'abc' })).toEqual({
    code: 1,
    complaint: 'PORT must be a whole number from 1 to 65535.\n',
  });
});

test('so does a data directory that cannot be written', async () => {
  await writeFile(join(place, 'file'), '');
  const DATA_DIR = join(place, 'file/data');
  expect(await start({ DATA_DIR })).toEqual({
    code: 1,
    complaint: `DATA_DIR ${DATA_DIR} is not writable (ENOTDIR); make it writable for this user or set DATA_DIR to another folder.\n`,
  });
});

test('so does a data directory that another Plateful uses', async () => {
  const lock = lockDirectory(clusterHome(place, quietLog), place);
  expect(await start({ DATA_DIR: place })).toEqual({
    code: 1,
    complaint: `DATA_DIR ${place} is in use by another server process; stop that process or set DATA_DIR to another folder.\n`,
  });
  lock.release();
});

test('so does a database without a server', async () => {
  const { code, complaint } = await start({ DATABASE_URL: 'postgres://cook@127.0.0.1:1/plateful' });
  expect(code).toBe(1);
  // Packages of the application may have warned before.
  expect(complaint.trimEnd().split('\n').at(-1)).toBe(
    'The database (DATABASE_URL) rejected the connection: connect ECONNREFUSED 127.0.0.1:1.',
  );
  expect(complaint).not.toContain('    at ');
});
