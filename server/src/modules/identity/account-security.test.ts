import { expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { confirmEmailOf } from '#testing/insert-person.ts';
import { mailAbout, mailsTo } from '#testing/mailbox.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const page = '/api/account/security';
const fresh = 'a kettle full of thyme';

function form(browser: Browser, path: string, values: Record<string, string> = {}) {
  return browser.send('POST', path, new URLSearchParams(values));
}

async function elsewhere({ email }: Person, secret = password): Promise<Browser> {
  const browser = server.visitor();
  const action = await browser.openSignIn('sign-in');
  await browser.follow(await form(browser, action, { email, password: secret }));
  return browser;
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/api/auth/user')).status === 200;
}

test('a visitor has to sign in, and then returns', async () => {
  const answer = await server.visitor().get(page);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/api/login?returnTo=${encodeURIComponent(page)}`);
});

test.each([
  'email',
  'password',
  'verification',
  'sessions/end',
  'sessions/end-all',
  'passkeys',
  'passkeys/options',
  'passkeys/rename',
  'passkeys/remove',
])('a visitor changes nothing at %s', async (path) => {
  const answer = await form(server.visitor(), `${page}/${path}`, { password, email: 'eve@example.com' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain('/api/login');
});

test('a new password asks for the present one, keeps this device and signs out the others', async () => {
  const ann = await server.register();
  await confirmEmailOf(server.context, ann.email);
  const phone = await elsewhere(ann);
  const sid = ann.cookie('sid');
  const done = await form(ann, `${page}/password`, { password, newPassword: fresh });
  expect((await ann.follow(done)).text).toContain('Your password was changed');
  expect(ann.cookie('sid')).not.toBe(sid);
  expect(await isSignedIn(ann)).toBe(true);
  expect(await isSignedIn(phone)).toBe(false);
  expect((await phone.follow(await phone.get('/api/login'))).text).toContain('Welcome back');
  expect(await isSignedIn(await elsewhere(ann, fresh))).toBe(true);
  expect(await isSignedIn(await elsewhere(ann, password))).toBe(false);
  await mailAbout(server, ann.email, 'password was changed');
});

test('the session id from before the change is no longer valid', async () => {
  const ann = await server.register();
  const before = ann.cookies();
  await form(ann, `${page}/password`, { password, newPassword: fresh });
  const stolen = await server.visitor().send('GET', '/api/auth/user', undefined, { cookie: before });
  expect(stolen.status).toBe(401);
});

test.each([
  [
    'a wrong present password',
    { password: 'not it at all', newPassword: fresh },
    'The current password is wrong',
  ],
  ['none', { newPassword: fresh }, 'Enter your password'],
  ['a short new one', { password, newPassword: 'short' }, 'at least 8 characters'],
  ['a common new one', { password, newPassword: 'Sunshine1' }, 'too easy to guess'],
])('%s changes no password', async (_case, values, message) => {
  const ann = await server.register();
  const answer = await form(ann, `${page}/password`, values as Record<string, string>);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(message);
  expect(await isSignedIn(await elsewhere(ann))).toBe(true);
});

test('tries of the current password are throttled', async () => {
  const ann = await server.register();
  for (let times = 0; times < 10; times++)
    await form(ann, `${page}/password`, { password: 'no', newPassword: fresh });
  const answer = await form(ann, `${page}/password`, { password, newPassword: fresh });
  expect(answer.status).toBe(429);
  expect(answer.text).toContain('Too many attempts');
});

test('the email changes once the new address has confirmed it, and the old one is notified', async () => {
  const ann = await server.register();
  await confirmEmailOf(server.context, ann.email);
  const email = `new-${ann.email}`;
  const asked = await ann.follow(
    await form(ann, `${page}/email`, { email: ` ${email.toUpperCase()}`, password }),
  );
  expect(asked.text).toContain('We sent a link to the new address');
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ email: ann.email });
  const { link } = await mailAbout(server, email, 'Confirm your new email');
  const token = new URL(link).searchParams.get('token')!;
  await form(server.visitor(), '/auth/confirm-email', { token });
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ id: ann.id, email });
  expect((await mailAbout(server, ann.email, 'email address was changed')).text).not.toContain(email);
  expect(await isSignedIn(await elsewhere({ ...ann, email } as Person))).toBe(true);
  expect(await isSignedIn(await elsewhere(ann))).toBe(false);
});

test('a link to the former address sets no password any more', async () => {
  const ann = await server.register();
  await form(server.visitor(), '/auth/forgot-password', { email: ann.email });
  const reset = new URL((await mailAbout(server, ann.email, 'Choose a new')).link).searchParams.get('token')!;
  await form(ann, `${page}/email`, { email: `new-${ann.email}`, password });
  const { link } = await mailAbout(server, `new-${ann.email}`, 'Confirm your new email');
  await form(server.visitor(), '/auth/confirm-email', { token: new URL(link).searchParams.get('token')! });
  expect((await form(server.visitor(), '/auth/new-password', { token: reset, password: fresh })).status).toBe(
    400,
  );
});

test('an email that is taken is not given away, nor is it revealed that it is taken', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const asked = await ann.follow(await form(ann, `${page}/email`, { email: bob.email, password }));
  expect(asked.text).toContain('We sent a link to the new address');
  await server.context.identity.mails.settled();
  expect((await mailsTo(server, bob.email)).map((mail) => mail.subject)).not.toContainEqual(
    expect.stringContaining('new email'),
  );
});

test('an email that another account took in the meantime stays with that account', async () => {
  const ann = await server.register();
  const newEmail = `wanted-${ann.email}`;
  await form(ann, `${page}/email`, { email: newEmail, password });
  const { link } = await mailAbout(server, newEmail, 'Confirm your new email');
  const bob = server.visitor();
  await form(bob, await bob.openSignIn('register'), { email: newEmail, password, age: '16' });
  const answer = await form(server.visitor(), '/auth/confirm-email', {
    token: new URL(link).searchParams.get('token')!,
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('An account with this email already exists');
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ email: ann.email });
});

test.each([
  [
    'a wrong password',
    { email: 'x@example.com', password: 'not it at all' },
    'The current password is wrong',
  ],
  ['no address', { email: 'x', password }, 'Enter a valid email address'],
])('%s changes no email', async (_case, values, message) => {
  const ann = await server.register();
  const answer = await form(ann, `${page}/email`, values);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(message);
});

test('a user sees their sessions and ends one', async () => {
  const ann = await server.register();
  const phone = server.visitor();
  const action = await phone.openSignIn('sign-in');
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };
  let answer = await form(phone, action, { email: ann.email, password });
  while (answer.status === 302 || answer.status === 303) {
    answer = await phone.send('GET', answer.headers.get('location')!, undefined, headers);
  }
  const list = await ann.get(page);
  expect(list.text).toContain('Safari on iPhone');
  expect(list.text.match(/name="handle"/g)).toHaveLength(1);
  expect(list.text).toContain('This device');
  expect(list.text).not.toContain(decodeURIComponent(phone.cookie('sid')!).split('.')[0]);
  const handle = list.text.match(/name="handle" value="([\w-]+)"/)![1]!;
  const done = await ann.follow(await form(ann, `${page}/sessions/end`, { handle }));
  expect(done.text).toContain('That device was signed out');
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(ann)).toBe(true);
  expect((await phone.follow(await phone.get('/api/login'))).text).toContain('Welcome back');
});

test("a user cannot end another user's session", async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const phone = await elsewhere(ann);
  const handle = (await ann.get(page)).text.match(/name="handle" value="([\w-]+)"/)![1]!;
  await form(bob, `${page}/sessions/end`, { handle });
  expect(await isSignedIn(phone)).toBe(true);
});

test('signing out everywhere signs out everywhere, here too', async () => {
  const ann = await server.register();
  const phone = await elsewhere(ann);
  const bob = await server.register();
  const answer = await form(ann, `${page}/sessions/end-all`);
  expect(answer.headers.get('location')).toBe('/');
  expect(await isSignedIn(ann)).toBe(false);
  expect(await isSignedIn(phone)).toBe(false);
  expect(ann.cookie('signed_in')).toBeUndefined();
  expect((await ann.follow(await ann.get('/api/login'))).text).toContain('Welcome back');
  expect(await isSignedIn(bob)).toBe(true);
});

test('a request that was under way does not bring an ended session back', async () => {
  const ann = await server.register();
  const cookie = ann.cookies();
  const { relyingParty } = server.context.identity;
  const { start } = relyingParty;
  const [isUnderWay, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  relyingParty.start = async () => {
    isUnderWay.resolve();
    await mayGoOn.promise;
    return start('sign-in');
  };
  // Starting a sign-in writes into the session, here after it was ended.
  const slow = server.visitor().send('GET', '/api/login', undefined, { cookie });
  await isUnderWay.promise;
  relyingParty.start = start;
  await form(ann, `${page}/sessions/end-all`);
  mayGoOn.resolve();
  expect((await slow).status).toBe(302);
  expect((await server.visitor().send('GET', '/api/auth/user', undefined, { cookie })).status).toBe(401);
});

test('the page has no inline script and shows names as text', async () => {
  const ann = await server.register();
  const answer = await form(ann, `${page}/email`, { email: '"><script>alert(1)</script>', password });
  expect(answer.text).not.toMatch(/<script(?![^>]+src=)|\son\w+=/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
