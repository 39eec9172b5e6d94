import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/tables/users.ts';
import type { Browser } from '#testing/browser.ts';
import { password, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

async function submit(
  browser: Browser,
  mode: 'sign-in' | 'register',
  form: Record<string, string>,
  returnTo = '/',
) {
  const action = await browser.openSignIn(mode, returnTo);
  return browser.send(
    'POST',
    action,
    new URLSearchParams(mode === 'register' ? { age: '16', ...form } : form),
  );
}

test('registering signs in and returns to where it began', async () => {
  const browser = server.visitor();
  const form = { email: 'Ann@Example.com ', password, firstName: 'Ann', lastName: '' };
  const answer = await submit(browser, 'register', form, '/taste-preferences?from=home');
  expect(answer.status).toBe(303);
  let location = answer.headers.get('location')!;
  let hops = await browser.get(location);
  while (
    hops.headers.get('location')?.includes('/oidc') ||
    hops.headers.get('location')?.includes('/api/callback')
  ) {
    location = hops.headers.get('location')!;
    hops = await browser.get(location);
  }
  expect(hops.headers.get('location')).toBe('/taste-preferences?from=home');
  const { body } = await browser.get('/api/auth/user');
  expect(body).toMatchObject({
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: null,
    subscriptionTier: 'free',
  });
  expect(body).not.toHaveProperty('stripeCustomerId');
  expect(browser.cookie('signed_in')).toBeTruthy();
});

test('the same person signs in again elsewhere and is the same user', async () => {
  const ann = await server.register();
  const elsewhere = server.visitor();
  await elsewhere.follow(await submit(elsewhere, 'sign-in', { email: ann.email.toUpperCase(), password }));
  expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
});

test('an unknown email and a wrong password get the same answer', async () => {
  const { email } = await server.register();
  const wrong = await submit(server.visitor(), 'sign-in', { email, password: 'not the password' });
  const unknown = await submit(server.visitor(), 'sign-in', { email: 'unregistered@example.com', password });
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Wrong email or password');
    expect(answer.text).not.toContain('not the password');
  }
});

test.each([
  ['not an address', { email: 'ann', password }, 'email', 'Enter a valid email address'],
  [
    'a short password',
    { email: 'short@example.com', password: '1234567' },
    'password',
    'at least 8 characters',
  ],
  ['no password', { email: 'none@example.com' }, 'password', 'Choose a password'],
  [
    'a common password',
    { email: 'common@example.com', password: 'Password123!' },
    'password',
    'too easy to guess',
  ],
  [
    'the email as password',
    { email: 'rosamunde@example.com', password: 'Rosamunde1' },
    'password',
    'does not contain',
  ],
  ['less than 16 years', { email: 'young@example.com', password, age: '' }, 'age', 'You must be 16 or older'],
])('registering with %s is refused with what to do, at its field', async (_case, form, wrong, message) => {
  const answer = await submit(server.visitor(), 'register', form as Record<string, string>);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(message);
  const invalid = [...answer.text.matchAll(/<input(?=[^>]*aria-invalid="true")[^>]* name="(\w+)"/g)];
  expect(invalid.map(([, name]) => name)).toEqual([wrong]);
});

test('an email has one account', async () => {
  const { email } = await server.register();
  const answer = await submit(server.visitor(), 'register', { email, password: 'another long one' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('An account with this email already exists');
});

test('input is shown again, as text only', async () => {
  const answer = await submit(server.visitor(), 'register', {
    email: '"><script>alert(1)</script>',
    password,
  });
  expect(answer.text).not.toContain('<script>alert');
});

test('the sign-in pages send no referrer to other sites and are not cached', async () => {
  const browser = server.visitor();
  const page = await browser.get((await browser.openSignIn('sign-in')).replace(/\/sign-in$/, ''));
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("form-action 'self'");
  expect(page.text).not.toMatch(/<script(?![^>]+src=)|\son\w+=|javascript:/);
});

test('a sign-in link of another browser is refused', async () => {
  const action = await server.visitor().openSignIn('register');
  const form = new URLSearchParams({ email: 'eve@example.com', password });
  expect((await server.visitor().send('POST', action, form)).status).toBe(400);
});

test('a callback without a started sign-in is refused', async () => {
  const answer = await server.visitor().get('/api/callback?code=x&state=y');
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Sign-in was interrupted');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'signing in does not redirect to %s',
  async (returnTo) => {
    const browser = server.visitor();
    const form = { email: `${crypto.randomUUID()}@example.com`, password };
    let answer = await submit(browser, 'register', form, returnTo);
    while (answer.status >= 300 && answer.status < 400) {
      const next = new URL(answer.headers.get('location')!, server.origin);
      expect(next.origin).toBe(server.origin);
      answer = await browser.get(next.href);
    }
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  },
);

test('a session id planted before signing in is not valid afterwards', async () => {
  const browser = server.visitor();
  const action = await browser.openSignIn('register');
  const before = browser.cookie('sid');
  const form = new URLSearchParams({ email: 'fixed@example.com', password, age: '16' });
  await browser.follow(await browser.send('POST', action, form));
  expect(browser.cookie('sid')).not.toBe(before);
});

test('signing out ends the session, and the next sign-in asks for the password', async () => {
  const ann = await server.register();
  expect((await ann.post('/api/auth/logout')).body).toEqual({ success: true });
  expect((await ann.get('/api/auth/user')).status).toBe(401);
  expect(ann.cookie('signed_in')).toBeUndefined();
  const page = await ann.follow(await ann.get('/api/login'));
  expect(page.text).toContain('Welcome back');
});

test('a sign-in that asks for it begins with the form to register', async () => {
  const visitor = server.visitor();
  const page = await visitor.follow(await visitor.get('/api/login?returnTo=/recipes&mode=register'));
  expect(page.text).toContain('Create your account');
});

test('signing out without a session is not an error', async () => {
  expect((await server.visitor().post('/api/auth/logout')).status).toBe(200);
});

test('a visitor has no user and no profile', async () => {
  for (const path of ['/api/auth/user', '/api/user/profile']) {
    const answer = await server.visitor().get(path);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated', message: 'Please sign in first' });
  }
});

test('the profile has the meal times of the specification', async () => {
  const ann = await server.register();
  expect((await ann.get('/api/user/profile')).body).toMatchObject({
    user: { id: ann.id, breakfastTime: '08:00', lunchTime: '12:00', dinnerTime: '18:00', timeZone: 'UTC' },
  });
});

test('the profile has the calendar token, the ids of the payment side and the time of the last change', async () => {
  const ann = await server.register();
  const { db } = server.context;
  const change = { stripeCustomerId: 'cus_1', stripeSubscriptionId: 'sub_1' };
  await db.update(users).set(change).where(eq(users.id, ann.id));
  const [row] = await db.select().from(users).where(eq(users.id, ann.id));
  expect((await ann.get('/api/user/profile')).body).toMatchObject({
    user: { ...change, calendarToken: row!.calendarToken, updatedAt: row!.updatedAt.toISOString() },
  });
  expect((await ann.get('/api/auth/user')).text).not.toContain(row!.calendarToken);
});

test('a request to another host name signs in at our own origin', async () => {
  const { port } = new URL(server.origin);
  const answer = await server.visitor().get(`http://127.0.0.1:${port}/api/login?returnTo=/recipes`);
  expect(answer.headers.get('location')).toBe(`${server.origin}/api/login?returnTo=/recipes`);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site whose browser says so', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site that hides its origin', { origin: '', 'sec-fetch-site': 'same-site' }],
])('a form of %s does not sign in', async (_whose, headers) => {
  const { email } = await server.register();
  const browser = server.visitor();
  const action = await browser.openSignIn('sign-in');
  const form = new URLSearchParams({ email, password });
  expect((await browser.send('POST', action, form, headers as Record<string, string>)).status).toBe(403);
});

test('a form that cannot be read is answered with a page', async () => {
  const browser = server.visitor();
  const action = await browser.openSignIn('sign-in');
  const headers = { 'content-type': 'text/csv' };
  for (const path of [action, '/auth/forgot-password']) {
    const answer = await browser.send('POST', path, 'email,password', headers);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('The request could not be read');
  }
});

test('a page of another site changes nothing', async () => {
  const ann = await server.register();
  const answer = await ann.send('POST', '/api/auth/logout', {}, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});
