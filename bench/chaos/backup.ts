import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withClient } from '@plateful/server/db/database.ts';
import { temporaryDataDirectory } from '@plateful/server/testing/data-directory.ts';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { type Figure, holds, none, reported } from './scenario.ts';
import { addUsers } from './users.ts';
import { startWriters } from './writers.ts';

/** Half rows, half files, all incompressible. The target is 2000. */
const megabytes = Number(process.env.CHAOS_BACKUP_MB ?? 100);
const megabyte = 1_000_000;

/** `npm run backup` under write load, then `npm run restore` into an empty folder. */
export async function backup(): Promise<Figure[]> {
  const product = await startProduct();
  const place = await temporaryDataDirectory();
  const file = join(place.path, 'backup.tar.zst');
  const dataDir = join(place.path, 'restored');
  try {
    const source = await databaseOf(product);
    const people = await addUsers(product, source, 8);
    const before = await startWriters(people.slice(0, 4), () => product.origin);
    const during = await startWriters(people.slice(4), () => product.origin);
    await weigh(product);
    before.resume();
    await sleep(2000);
    await before.stop();
    const acknowledged = during.acknowledged();
    during.resume();
    const backupSeconds = await command('backup', file, product.dataDir);
    await during.stop();
    const restoreSeconds = await command('restore', file, dataDir);
    const restored = await startProduct({ dataDir });
    try {
      const loss = await before.compare(true, restored.origin);
      const { halfApplied } = await during.compare(true, restored.origin);
      const [rows, files] = [await rowsOf(product), filesOf(product)];
      return [
        reported('written while it was backed up', `${during.acknowledged() - acknowledged} changes`),
        none(
          'of what was acknowledged before, lost or half applied',
          loss.lost + loss.halfApplied,
          `${loss.compared}`,
        ),
        none('of what was written meanwhile, half applied', halfApplied),
        holds(`${megabytes / 2} MB of rows are identical`, rows === (await rowsOf(restored))),
        holds(`${megabytes / 2} MB of files are identical`, files === filesOf(restored)),
        reported(
          'backup, restore, file',
          `${backupSeconds} s, ${restoreSeconds} s, ${(statSync(file).size / megabyte).toFixed(0)} MB`,
        ),
      ];
    } finally {
      await restored.remove();
    }
  } finally {
    await product.remove();
    await place.remove();
  }
}

async function weigh(product: RunningProduct): Promise<void> {
  const folder = join(product.dataDir, 'files/photos/ballast');
  mkdirSync(folder, { recursive: true });
  await withClient(await databaseOf(product), async (client) => {
    await client.query('create table ballast (number int primary key, bytes bytea)');
    for (let index = 0; index < megabytes / 2; index++) {
      writeFileSync(join(folder, `${index}.webp`), randomBytes(megabyte));
      await client.query('insert into ballast values ($1, $2)', [index, randomBytes(megabyte)]);
    }
  });
}

async function command(name: 'backup' | 'restore', file: string, dataDir: string): Promise<string> {
  const program = fileURLToPath(new URL(`../../server/src/${name}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  const began = performance.now();
  await promisify(execFile)(process.execPath, ['--no-deprecation', program, file], { env });
  return ((performance.now() - began) / 1000).toFixed(0);
}

async function rowsOf(product: RunningProduct): Promise<string> {
  const digest = `select md5(string_agg(number || md5(bytes), ',' order by number)) as digest from ballast`;
  return withClient(await databaseOf(product), async (client) => (await client.query(digest)).rows[0].digest);
}

function filesOf({ dataDir }: RunningProduct): string {
  const folder = join(dataDir, 'files/photos/ballast');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
