import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrateDatabase } from '#db/migrate-database.ts';
import { seedSamples } from '#db/seed.ts';
import { waitlist } from '#db/tables/billing.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { changesBetween, takeSnapshot } from '#testing/database-snapshot.ts';
import { quietLog } from '#testing/quiet-log.ts';

const timeout = 120_000;
const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function folder(): Promise<string> {
  const { path, remove } = await temporaryDataDirectory();
  opened.push(remove);
  return path;
}

async function installation(
  dataDir: string,
  walArchiveDir?: string,
): Promise<{ db: Database; stop(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog, walArchiveDir });
  await migrateDatabase(postgres.connection);
  const database = openDatabase(postgres.connection, quietLog);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= database.close().then(postgres.stop));
  opened.push(stop);
  return { db: database.db, stop };
}

/** Runs `backup.ts` or `restore.ts` as npm does. */
function command(name: 'backup' | 'restore', args: string[], variables: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...variables };
  return new Promise<{ code: unknown; said: string; complaint: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, `${name}.ts`), ...args],
      { env },
      (error, said, complaint) => resolve({ code: error?.code ?? 0, said, complaint }),
    );
  });
}

const note = (db: Database, firstName: string) =>
  db.insert(waitlist).values({ email: `${firstName}@example.com`, firstName });
const notesIn = async (db: Database) =>
  (await db.select().from(waitlist).orderBy(waitlist.createdAt)).map(({ firstName }) => firstName);

test('a backup while people write holds all that was acknowledged before it, and whole', {
  timeout,
}, async () => {
  const [place, dataDir, empty] = [await folder(), await folder(), await folder()];
  const { db, stop } = await installation(dataDir);
  await seedSamples(db);
  await mkdir(join(dataDir, 'files'));
  await writeFile(join(dataDir, 'files/photo'), 'a photo');

  let acknowledged = 0;
  const stopWriting = new AbortController();
  const writing = (async () => {
    while (!stopWriting.signal.aborted) {
      await note(db, `${acknowledged}`);
      acknowledged += 1;
      await sleep(1);
    }
  })();
  while (acknowledged < 50) await sleep(5);
  const before = acknowledged;
  const backup = join(place, 'one.tar.zst');
  expect(await command('backup', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0, complaint: '' });
  const after = acknowledged;
  stopWriting.abort();
  await writing;
  expect((await stat(backup)).mode & 0o777).toBe(0o600);

  const restored = await command('restore', [backup], { DATA_DIR: empty });
  expect(restored).toMatchObject({ code: 0, complaint: '' });
  expect(restored.said).toMatch(/: 0 accounts, \d+ recipes/);
  expect(await readFile(join(empty, 'files/photo'), 'utf8')).toBe('a photo');
  const copy = await installation(empty);
  const notes = await notesIn(copy.db);
  expect(notes).toEqual(notes.map((_, index) => `${index}`));
  expect(notes.length).toBeGreaterThanOrEqual(before);
  expect(notes.length).toBeLessThanOrEqual(after + 1);

  // Now that all is quiet, also of the installation that does not run, each row is the same.
  const complete = await takeSnapshot(db);
  await stop();
  const [quiet, second] = [join(place, 'two.tar.zst'), await folder()];
  expect(await command('backup', [quiet], { DATA_DIR: dataDir })).toMatchObject({ code: 0, complaint: '' });
  expect(await command('restore', [quiet], { DATA_DIR: second })).toMatchObject({ code: 0, complaint: '' });
  expect(changesBetween(complete, await takeSnapshot((await installation(second)).db))).toEqual([]);
});

test('with kept WAL any moment since the backup can be restored', { timeout }, async () => {
  const [place, dataDir, wal, empty] = [await folder(), await folder(), await folder(), await folder()];
  const { db } = await installation(dataDir, wal);
  await note(db, 'before');
  const backup = join(place, 'one.tar.zst');
  expect(await command('backup', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  await note(db, 'after');
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  await note(db, 'too late');
  const { rows: segments } = await db.execute<{ name: string }>(
    sql`select pg_walfile_name(pg_switch_wal()) as name`,
  );
  await expect
    .poll(() => stat(join(wal, segments[0]!.name)).catch(() => null), { timeout: 30_000 })
    .not.toBeNull();

  const late = await command('restore', [backup, '--wal', wal, '--until', '2999-01-01'], { DATA_DIR: empty });
  expect(late.complaint).toContain('does not reach that time');
  const args = [backup, '--wal', wal, '--until', new Date(rows[0]!.now).toISOString()];
  expect(await command('restore', args, { DATA_DIR: empty })).toMatchObject({ code: 0, complaint: '' });
  expect(await notesIn((await installation(empty)).db)).toEqual(['before', 'after']);
});

test('a failed backup or restore says why in a sentence, and overwrites nothing', {
  timeout,
}, async () => {
  const place = await folder();
  const file = join(place, 'backup');
  await writeFile(file, 'mine');
  const DATA_DIR = join(place, 'data');
  const outputOf = async (name: 'backup' | 'restore', ...args: string[]) =>
    (await command(name, args, { DATA_DIR })).complaint;
  expect(await outputOf('backup', join(place, 'new'))).toBe(`There is no installation in ${DATA_DIR}.\n`);
  expect(await outputOf('backup', file)).toBe(`${file} already exists; give the backup another name.\n`);
  expect(await readFile(file, 'utf8')).toBe('mine');
  expect(await outputOf('restore')).toBe('Name the backup: npm run restore -- FILE\n');
  expect(await outputOf('restore', join(place, 'none'))).toBe(`There is no backup ${join(place, 'none')}.\n`);
  expect(await outputOf('restore', file, '--until', 'noon')).toContain('--until must be a time');
  expect(await outputOf('restore', file)).toBe(`${file} is not a backup, or is damaged.\n`);
  await mkdir(DATA_DIR, { recursive: true });
  await writeFile(join(DATA_DIR, 'note'), 'mine');
  expect(await outputOf('restore', file)).toContain(`${DATA_DIR} is not empty`);
  expect(await readFile(join(DATA_DIR, 'note'), 'utf8')).toBe('mine');
});
