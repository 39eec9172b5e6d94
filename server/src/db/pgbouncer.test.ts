import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { openJobQueue } from '#db/job-queue.ts';
import { postgresIdentity } from '#db/unprivileged-user.ts';
import { freePort } from '#runtime/free-port.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { startWire } from '#testing/wire.ts';

/** From the system, as `apt-get install pgbouncer` brings it. */
const program = process.env.PGBOUNCER ?? 'pgbouncer';
const isInstalled = spawnSync(program, ['--version']).status === 0;
const shipped = fileURLToPath(new URL('../../../ops/pgbouncer/pgbouncer.ini', import.meta.url));

/** PgBouncer with the settings of compose.yaml in front of a new database; the URLs through it and around it. */
async function startPgBouncer() {
  const { connection, close } = await createTestDatabase();
  const { database, user } = connection;
  const wire = await startWire(join(connection.host, `.s.PGSQL.${connection.port}`));
  const data = await temporaryDataDirectory();
  const port = await freePort('127.0.0.1');
  const settings = join(data.path, 'pgbouncer.ini');
  await writeFile(
    settings,
    `%include ${shipped}
[databases]
${database} = host=127.0.0.1 port=${wire.port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
auth_file =
`,
  );
  await chmod(settings, 0o644);
  const child = spawn(program, [settings], {
    ...postgresIdentity(data.path),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for await (const text of child.stderr.setEncoding('utf8')) {
    output += text;
    if (/process up/.test(output)) break;
  }
  expect(output).toContain('process up');
  afterAll(async () => {
    child.kill('SIGKILL');
    await exited;
    await wire.stop();
    await close();
    await data.remove();
  });
  const url = (index: number) => `postgres://${user}@127.0.0.1:${index}/${database}`;
  return { pooled: url(port), direct: url(wire.port) };
}

const pooler = isInstalled ? await startPgBouncer() : null;
const open = () => openDatabase(pooler!.pooled, quietLog, pooler!.direct);
const servers = pooler && [
  await startTestServer({ database: open() }),
  await startTestServer({ database: open() }),
];

test.runIf(servers)(
  'two servers share a database through PgBouncer in transaction mode',
  async () => {
    const [a, b] = servers as [TestServer, TestServer];
    const person = await a.register();
    const elsewhere = await b.elsewhere(person);
    const meal = { recipeId: sampleRecipes[0]!.id, date: '2026-11-24', mealType: 'dinner' };
    expect((await person.post('/api/meal-plans', meal)).status).toBe(200);
    const week = await elsewhere.get('/api/meal-plans?startDate=2026-11-23&endDate=2026-11-29');
    expect(week.body).toMatchObject({ mealPlans: [{ recipeId: meal.recipeId }] });

    const stream = await fetch(`${b.origin}/api/shopping-list-events`, {
      headers: { cookie: elsewhere.cookies(), accept: 'text/event-stream' },
    });
    const events = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await events.read(); // it is open
    const dates = { startDate: '2026-11-23', endDate: '2026-11-29' };
    const created = await person.post('/api/generate-shopping-list', dates);
    const { id } = (created.body as { shoppingList: { id: string } }).shoppingList;
    let received = '';
    while (!received.includes(id)) {
      const { value, done } = await events.read();
      if (done) expect.fail(`The events ended before the list was told: ${received}`);
      received += value;
    }
    await events.cancel();

    const own = open();
    const jobs = await openJobQueue(own, quietLog);
    const ran = Promise.withResolvers<object>();
    await jobs.work('finish-generation', { run: async (data) => ran.resolve(data), isQueued: true });
    const generation = { generationId: crypto.randomUUID() };
    await own.db.transaction((tx) => jobs.send(tx, 'finish-generation', generation));
    expect(await ran.promise).toEqual(generation);
    await jobs.close();
    await own.close();
  },
  120_000,
);
