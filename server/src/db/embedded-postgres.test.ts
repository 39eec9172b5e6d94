import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type TemporaryDataDirectory, temporaryDataDirectory } from '#testing/data-directory.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresIdentity } from './unprivileged-user.ts';

const settings = { fsync: 'off' };
const seconds = 1000;
const created: (TemporaryDataDirectory | EmbeddedPostgres)[] = [];

afterEach(async () => {
  for (const thing of created.splice(0).toReversed()) await ('stop' in thing ? thing.stop() : thing.remove());
});

async function dataDirectory(): Promise<string> {
  const directory = await temporaryDataDirectory();
  created.push(directory);
  return directory.path;
}

async function start(dataDir: string, more: { overTcp?: boolean } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog, settings, ...more });
  created.push(postgres);
  return postgres;
}

/** Adds a row and says how many there are. */
async function visit({ connection }: EmbeddedPostgres): Promise<number> {
  const { db, close } = openDatabase(connection, quietLog);
  await db.execute(sql`create table if not exists visits (at timestamptz default now())`);
  await db.execute(sql`insert into visits default values`);
  const { rows } = await db.execute<{ visits: number }>(sql`select count(*)::int as visits from visits`);
  await close();
  return rows[0]!.visits;
}

test('data survives a stop and a start', { timeout: 60 * seconds }, async () => {
  const dataDir = await dataDirectory();
  const first = await start(dataDir);
  expect(await visit(first)).toBe(1);
  await first.stop();
  expect(await visit(await start(dataDir))).toBe(2);
});

test('text is Unicode, whatever the environment says', { timeout: 60 * seconds }, async () => {
  const { db, close } = openDatabase((await start(await dataDirectory())).connection, quietLog);
  const { rows } = await db.execute(
    sql`select lower('ÄÖ É') as small, current_setting('server_encoding') as encoding, current_setting('jit') as jit`,
  );
  expect(rows).toEqual([{ small: 'äö é', encoding: 'UTF8', jit: 'off' }]);
  await close();
});

test('a second start on the same directory is refused in one sentence', {
  timeout: 60 * seconds,
}, async () => {
  const dataDir = await dataDirectory();
  const first = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another server process; stop that process or set DATA_DIR to another folder.`,
  );
  expect(await visit(first)).toBe(1);
});

test('a database that dies comes back, and a transaction it interrupts fails alone', {
  timeout: 60 * seconds,
}, async () => {
  const dataDir = await dataDirectory();
  const postgres = await start(dataDir);
  expect(await visit(postgres)).toBe(1);
  const { db, close } = openDatabase(postgres.connection, quietLog);
  const interrupted = db.transaction(async (tx) => {
    await tx.execute(sql`insert into visits default values`);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await sleep(200);
    await tx.execute(sql`select 1`);
  });
  await expect(interrupted).rejects.toThrow();
  await expect
    .poll(
      () =>
        db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      { timeout: 20 * seconds },
    )
    .toBe(true);
  await close();
  expect(await visit(postgres)).toBe(2);
});

test('after a crash that left lock files of a process number now taken, it starts', {
  timeout: 60 * seconds,
}, async () => {
  const dataDir = await dataDirectory();
  const first = await start(dataDir);
  expect(await visit(first)).toBe(1);
  await first.stop();
  const socket = join(dataDir, 'postgres/socket');
  const data = join(dataDir, 'postgres/data');
  // The same user's, or PostgreSQL itself would see that the number is not its predecessor's.
  const stranger = spawn('sleep', ['60'], { ...postgresIdentity(data), stdio: 'ignore' });
  const stale = [stranger.pid, data, 1, 5432, socket, '', ''].join('\n');
  await writeFile(join(data, 'postmaster.pid'), stale);
  await writeFile(join(socket, '.s.PGSQL.5432.lock'), stale);
  try {
    expect(await visit(await start(dataDir))).toBe(2);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  } finally {
    stranger.kill('SIGKILL');
  }
});

test('a killed server’s database is taken over', { timeout: 60 * seconds }, async () => {
  const dataDir = await dataDirectory();
  const program = `
    import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
    import { quietLog } from '#testing/quiet-log.ts';
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: quietLog });
    console.log('started');`;
  const server = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const orphan = await postmasterOf(dataDir);
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(await visit(await start(dataDir))).toBe(1);
  expect(await postmasterOf(dataDir)).not.toBe(orphan);
});

test('an interrupted first start does not block the next one', { timeout: 60 * seconds }, async () => {
  const dataDir = await dataDirectory();
  const unfinished = join(dataDir, 'postgres/unfinished-1');
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
  expect(await visit(await start(dataDir))).toBe(1);
  expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('unfinished'))).toEqual(
    [],
  );
});

test('a path too long or too odd for a socket will do', { timeout: 60 * seconds }, async () => {
  const dataDir = join(await dataDirectory(), 'a, "b" ü', 'x'.repeat(90));
  const postgres = await start(dataDir);
  expect(await visit(postgres)).toBe(1);
  await postgres.stop();
  await expect(readdir(postgres.connection.host)).rejects.toThrow('ENOENT');
});

test('over the loopback a password is needed', { timeout: 60 * seconds }, async () => {
  const postgres = await start(await dataDirectory(), { overTcp: true });
  expect(await visit(postgres)).toBe(1);
  const stranger = openDatabase({ ...postgres.connection, password: 'guess' }, quietLog);
  await expect(stranger.pool.query('select 1')).rejects.toThrow('password authentication failed');
  await stranger.close();
});

test('a link to a missing database does not create an empty one', async () => {
  const dataDir = await dataDirectory();
  await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres'));
  await expect(start(dataDir)).rejects.toThrow('links to a database that does not exist');
});

async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}
