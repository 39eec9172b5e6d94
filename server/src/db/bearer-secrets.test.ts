import { readdir, readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allTables } from '#testing/all-tables.ts';
import type { Browser } from '#testing/browser.ts';
import { password, startTestServer } from '#testing/test-server.ts';
import { digestOf } from './bearer-secrets.ts';
import { oidcPayloads } from './tables/oidc.ts';
import { sessions } from './tables/sessions.ts';

const server = await startTestServer();
const { db } = server.context;

/** A cookie's value without its signature. */
const idIn = (browser: Browser, name: string) => decodeURIComponent(browser.cookie(name)!).split('.')[0]!;

async function wholeDatabase(): Promise<string> {
  const rows = await Promise.all((await allTables()).map((table) => db.select().from(table)));
  return JSON.stringify(rows);
}

test('a reader of the database finds no session, code or token that can be used', async () => {
  const ann = await server.register();
  const started = server.visitor();
  const action = await started.openSignIn('sign-in');
  const uid = action.split('/')[2]!;
  const form = new URLSearchParams({ email: ann.email, password });
  const resume = await started.send('POST', action, form);
  const back = await started.get(resume.headers.get('location')!);
  const code = new URL(back.headers.get('location')!).searchParams.get('code')!;
  const bearers = {
    session: idIn(ann, 'sid'),
    'session before sign-in': idIn(started, 'sid'),
    'session at the provider': ann.cookie('_idp')!,
    interaction: uid,
    code,
  };
  // A second sign-in in a browser that the provider knows: its interaction belongs to a session.
  const again = await ann.get('/api/login');
  await ann.get(`${again.headers.get('location')}&prompt=login`);
  const stored = await wholeDatabase();
  for (const [what, bearer] of Object.entries(bearers)) {
    expect(bearer.length, what).toBeGreaterThan(20);
    expect(stored, what).not.toContain(bearer);
  }
  expect(stored).toContain(digestOf(bearers.session));
  await started.follow(back);
  expect((await started.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
});

test('sessions from before ids were hashed remain valid', async () => {
  const ann = await server.register();
  const started = server.visitor();
  const action = await started.openSignIn('sign-in');
  // As the rows were before.
  for (const id of [idIn(ann, 'sid'), idIn(started, 'sid')]) {
    await db
      .update(sessions)
      .set({ sid: id })
      .where(eq(sessions.sid, digestOf(id)));
  }
  for (const id of [ann.cookie('_idp')!, action.split('/')[2]!]) {
    const payload = sql`${oidcPayloads.payload} || ${JSON.stringify({ jti: id })}::jsonb || case
      when ${oidcPayloads.payload} ? 'returnTo'
      then jsonb_build_object('returnTo', (${oidcPayloads.payload} ->> 'returnTo') || ${id}::text) else '{}'::jsonb end`;
    await db
      .update(oidcPayloads)
      .set({ id, payload })
      .where(eq(oidcPayloads.id, digestOf(id)));
  }
  const folder = new URL('migrations/', import.meta.url);
  const name = (await readdir(folder)).find((file) => file.endsWith('_hash_bearer_secrets.sql'))!;
  const file = new URL(name, folder);
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint')) {
    await db.execute(sql.raw(statement));
  }

  expect((await ann.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
  const known = await ann.follow(await ann.get('/api/login'));
  expect(known.status).toBe(200);
  expect(known.text).not.toContain('Welcome back');
  const form = new URLSearchParams({ email: ann.email, password });
  await started.follow(await started.send('POST', action, form));
  expect((await started.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
});
