import { expect, test } from 'vitest';
import { oidcPasskeys } from '#db/tables/oidc.ts';
import { Authenticator } from '#testing/authenticator.ts';
import type { Browser } from '#testing/browser.ts';
import { confirmEmailOf } from '#testing/insert-person.ts';
import { mailAbout } from '#testing/mailbox.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const page = '/api/account/security';
type Options = Parameters<Authenticator['create']>[0];

function form(browser: Browser, path: string, values: Record<string, string>) {
  return browser.send('POST', path, new URLSearchParams(values));
}

async function addPasskey(ann: Person, device: Authenticator, name = 'Ann’s phone') {
  const { body: options } = await ann.post(`${page}/passkeys/options`, { password });
  return ann.post(`${page}/passkeys`, { name, response: device.create(options as Options) });
}

/** Opens the sign-in page and asks for the challenge. */
async function challenge(browser: Browser) {
  const path = (await browser.openSignIn('sign-in')).replace(/sign-in$/, 'passkey');
  const { body } = await browser.post(`${path}/options`, {});
  return { path, options: body as Options };
}

async function signIn(device: Authenticator, browser = server.visitor(), index?: number) {
  const { path, options } = await challenge(browser);
  const answer = await browser.post(path, device.get(options, index));
  if (answer.status === 200)
    await browser.follow(await browser.get((answer.body as { location: string }).location));
  return answer;
}

async function passkeysOf(ann: Person): Promise<string[]> {
  const { text } = await ann.get(page);
  return [...text.matchAll(/<li .*?name="name" value="([^"]*)"/g)].map((match) => match[1]!);
}

async function withPasskey() {
  const [ann, device] = [await server.register(), new Authenticator(server.origin)];
  await addPasskey(ann, device);
  return { ann, device };
}

test('a user adds a passkey and signs in with it from a new browser', async () => {
  const ann = await server.register();
  await confirmEmailOf(server.context, ann.email);
  const device = new Authenticator(server.origin);
  const sid = ann.cookie('sid');
  const added = await addPasskey(ann, device);
  expect(added.body).toEqual({ location: `${page}?done=passkey-added` });
  expect(ann.cookie('sid')).not.toBe(sid);
  expect((await ann.get(`${page}?done=passkey-added`)).text).toContain('Your passkey was added');
  expect(await passkeysOf(ann)).toEqual(['Ann’s phone']);
  await mailAbout(server, ann.email, 'A passkey was added');

  const elsewhere = server.visitor();
  await signIn(device, elsewhere);
  expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
  expect((await ann.get(page)).text).toContain('last used');
});

test('a passkey works while passwords are throttled', async () => {
  const { ann, device } = await withPasskey();
  const stranger = server.visitor();
  const action = await stranger.openSignIn('sign-in');
  for (let tries = 0; tries < 11; tries++)
    await form(stranger, action, { email: ann.email, password: `x${tries}` });
  const elsewhere = server.visitor();
  expect(
    (await form(elsewhere, await elsewhere.openSignIn('sign-in'), { email: ann.email, password })).status,
  ).toBe(429);
  expect((await signIn(device, elsewhere)).status).toBe(200);
  expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
});

test('a passkey can be renamed and removed, and a removed one no longer signs in', async () => {
  const { ann, device } = await withPasskey();
  const id = (await ann.get(page)).text.match(/name="id" value="([^"]+)"/)![1]!;
  await form(ann, `${page}/passkeys/rename`, { id, name: '<b>Tablet</b>' });
  expect(await passkeysOf(ann)).toEqual(['&lt;b&gt;Tablet&lt;/b&gt;']);
  await form(ann, `${page}/passkeys/remove`, { id });
  expect(await passkeysOf(ann)).toEqual([]);
  const answer = await signIn(device);
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'This passkey does not belong to an account here.' });
});

test("a user cannot rename or remove another user's passkey", async () => {
  const { ann } = await withPasskey();
  const bob = await server.register();
  const id = (await ann.get(page)).text.match(/name="id" value="([^"]+)"/)![1]!;
  await form(bob, `${page}/passkeys/rename`, { id, name: 'Mine' });
  await form(bob, `${page}/passkeys/remove`, { id });
  expect(await passkeysOf(ann)).toEqual(['Ann’s phone']);
});

test('adding one asks for the password', async () => {
  const ann = await server.register();
  for (const values of [{}, { password: 'wrong one' }]) {
    const answer = await ann.post(`${page}/passkeys/options`, values);
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('message');
    expect(answer.body).not.toHaveProperty('challenge');
  }
});

test('a challenge is good for one answer', async () => {
  const { device } = await withPasskey();
  const browser = server.visitor();
  const { path, options } = await challenge(browser);
  const answer = device.get(options);
  const invalid = { ...answer, response: { ...answer.response, signature: 'AAAA' } };
  expect((await browser.post(path, invalid)).status).toBe(422);
  expect((await browser.post(path, answer)).status).toBe(422);
});

test("an answer to another browser's challenge is refused", async () => {
  const { device } = await withPasskey();
  const [a, b] = [await challenge(server.visitor()), server.visitor()];
  const { path } = await challenge(b);
  expect((await b.post(path, device.get(a.options))).status).toBe(422);
});

test('an assertion made for another site does not sign in', async () => {
  const { ann, device } = await withPasskey();
  device.origin = 'https://evil.example';
  expect((await signIn(device)).status).toBe(422);
  expect((await addPasskey(ann, device)).status).toBe(422);
  device.origin = server.origin;
  expect((await signIn(device, server.visitor(), 0)).status).toBe(200);
});

test('a passkey without user verification is rejected', async () => {
  const { device } = await withPasskey();
  device.verifiesUser = false;
  expect((await signIn(device)).status).toBe(422);
  const [ann, careless] = [await server.register(), new Authenticator(server.origin)];
  careless.verifiesUser = false;
  expect((await addPasskey(ann, careless)).status).toBe(422);
});

test('a copy whose counter lags behind is refused', async () => {
  const { device } = await withPasskey();
  const browser = server.visitor();
  const first = await challenge(browser);
  const early = await browser.post(first.path, device.get(first.options));
  expect(early.status).toBe(200);
  await server.context.db.update(oidcPasskeys).set({ counter: 1000 });
  expect((await signIn(device)).status).toBe(422);
  await server.context.db.update(oidcPasskeys).set({ counter: 0 });
});

test('a passkey signs in to its own account only', async () => {
  const { ann, device } = await withPasskey();
  const bob = await server.register();
  await addPasskey(bob, device, 'Shared tablet');
  const [first, second] = [server.visitor(), server.visitor()];
  await signIn(device, first, 0);
  await signIn(device, second, 1);
  expect((await first.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
  expect((await second.get('/api/auth/user')).body).toMatchObject({ id: bob.id });
});

test('the same passkey is not added twice, nor without a challenge', async () => {
  const [ann, device] = [await server.register(), new Authenticator(server.origin)];
  const { body: options } = await ann.post(`${page}/passkeys/options`, { password });
  const response = device.create(options as Options);
  expect((await ann.post(`${page}/passkeys`, { name: 'One', response })).status).toBe(200);
  expect((await ann.post(`${page}/passkeys`, { name: 'Two', response })).status).toBe(401);
  const again = await ann.post(`${page}/passkeys/options`, { password });
  expect((again.body as { excludeCredentials: { id: string }[] }).excludeCredentials[0]!.id).toBe(
    response.id,
  );
});

test.each([{}, null, { id: 5 }, { id: 'x', response: {} }, { id: 'x'.repeat(50_000) }, []])(
  'nonsense opens nothing: %j',
  async (nonsense) => {
    const browser = server.visitor();
    const { path } = await challenge(browser);
    expect((await browser.post(path, nonsense)).status).toBe(422);
    const ann = await server.register();
    await ann.post(`${page}/passkeys/options`, { password });
    expect((await ann.post(`${page}/passkeys`, nonsense ?? {})).status).toBe(422);
  },
);

test('without an opened sign-in page there is no challenge', async () => {
  const answer = await server.visitor().post('/auth/x/passkey/options', {});
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ message: 'This sign-in has expired or was started in another browser.' });
});

test('the challenge reveals nothing about an account', async () => {
  await withPasskey();
  const { options } = await challenge(server.visitor());
  expect(options).not.toHaveProperty('allowCredentials');
});
