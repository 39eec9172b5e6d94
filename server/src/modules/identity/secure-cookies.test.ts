import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const origin = 'https://plateful.example';
const server = await startTestServer({
  env: { ORIGIN: origin, EXTRA_ORIGINS: 'https://www.plateful.example', TRUST_PROXY: 'loopback' },
});
const { port } = server.context.config;

/** As the proxy in front of a real installation asks: encrypted outside, plain inside. */
async function throughProxy(path: string, cookies: Map<string, string>, form?: Record<string, string>) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'plateful.example',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(form && { origin }),
    },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const lines = answer.headers.getSetCookie();
  for (const line of lines) {
    const [name = '', value = ''] = line.split(';')[0]!.split('=');
    cookies.set(name, value);
  }
  const location = answer.headers.get('location') ?? '';
  return { answer, lines, path: location.replace(origin, '') };
}

test('over https every cookie is sealed to our host, and sign-in works with them', async () => {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];
  let step = await throughProxy('/api/login', cookies);
  setCookies.push(...step.lines);
  step = await throughProxy(step.path, cookies);
  setCookies.push(...step.lines);
  const form = { email: 'ann@example.com', password: 'correct horse battery', age: '16' };
  step = await throughProxy(`${step.path}/register`, cookies, form);
  setCookies.push(...step.lines);
  while (step.path && step.path !== '/') {
    step = await throughProxy(step.path, cookies);
    setCookies.push(...step.lines);
  }
  const user = await throughProxy('/api/auth/user', cookies);
  expect(await user.answer.json()).toMatchObject({ email: 'ann@example.com' });

  const secrets = setCookies.filter((line) => !line.startsWith('signed_in='));
  const names = new Set(secrets.map((line) => line.split('=')[0]));
  expect([...names]).toEqual(
    expect.arrayContaining(['__Host-sid', '__Host-device', '__Host-idp', '__Host-idp.sig']),
  );
  for (const line of secrets) {
    expect(line).toMatch(/^__(?:Host|Secure)-/);
    expect(line).toMatch(/; secure/i);
    expect(line).toMatch(/; samesite=lax/i);
    expect(line).toMatch(/; httponly/i);
    expect(line).not.toMatch(/; domain=/i);
    if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/(?:;|$)/i);
  }
  expect(user.answer.headers.get('strict-transport-security')).toContain('max-age=');

  const out = await throughProxy('/api/auth/logout', cookies, {});
  expect(
    out.lines.filter((line) => /^__Host-(?:sid|idp)/.test(line)).every((line) => /; secure/i.test(line)),
  ).toBe(true);
});

test('a request to another of our domains signs in at the first one, which the provider redirects to', async () => {
  const go = async (host: string) => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
    const url = `http://127.0.0.1:${port}/api/login?returnTo=/recipes`;
    return (await fetch(url, { redirect: 'manual', headers })).headers.get('location');
  };
  expect(await go('www.plateful.example')).toBe(`${origin}/api/login?returnTo=/recipes`);
  expect(await go('internal:8080')).toContain(`${origin}/oidc/auth`);
});
