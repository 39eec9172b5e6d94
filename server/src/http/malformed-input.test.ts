import { expect, test } from 'vitest';
import { secretOf } from '#db/secrets.ts';
import { Authenticator } from '#testing/authenticator.ts';
import type { Browser } from '#testing/browser.ts';
import { type Person, password, type Route, startTestServer } from '#testing/test-server.ts';

/** Routes outside of the contract: forms, pages, redirects, the provider, the payment sandbox. */

const lines: string[] = [];
const server = await startTestServer({ env: { TRUST_PROXY: 'loopback' }, onLog: (line) => lines.push(line) });

/** What forms and addresses name, each with a value that is good somewhere. */
const account = {
  ...{
    email: 'ann@example.com',
    password,
    newPassword: 'a kettle full of thyme',
    age: '16',
    mode: 'register',
  },
  ...{
    firstName: 'Ann',
    lastName: 'Smith',
    handle: 'x',
    id: 'x',
    name: 'My phone',
    token: 'x',
    done: 'email',
  },
};
const payment = {
  ...{ planSlug: 'plus-monthly', intent: crypto.randomUUID(), session_id: 'cs_test_1', card: 'works' },
  ...{ act: 'pay', invoiceId: 'in_1', to: 'day', done: 'pay', customer: 'cus_1', limit: '1' },
};
const protocol = {
  ...{
    client_id: 'plateful',
    redirect_uri: `${server.origin}/api/callback`,
    response_type: 'code',
    scope: 'openid',
  },
  ...{
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    nonce: 'x',
  },
  ...{
    state: 'x',
    prompt: 'login',
    max_age: '1',
    ui_locales: 'en',
    claims: '{}',
    login_hint: 'x',
    acr_values: 'x',
  },
  ...{
    id_token_hint: 'x',
    response_mode: 'query',
    grant_type: 'authorization_code',
    client_secret: 'x',
    code: 'x',
  },
  ...{
    code_verifier: 'x',
    iss: 'x',
    error: 'access_denied',
    returnTo: '/recipes',
    token: 'x',
    logout: 'yes',
  },
};

function fieldsOf(path: string): Record<string, string> {
  if (/^\/(?:oidc|api\/(?:login|callback))/.test(path)) return protocol;
  return /^\/(?:v1|sandbox|api\/(?:checkout|subscription))/.test(path) ? payment : account;
}

const absurd = ['\0', '\ud800', '', '0000-01-01', '__proto__', 'x'.repeat(20_000)];

/** Where the two routes lead that hand everything on. */
const beyond: Record<string, string[]> = {
  '/oidc/*': ['auth', 'token', 'me', 'session/end', 'session/end/confirm', 'auth/x', 'jwks', '%00'],
  '/v1/*': ['customers', 'customers/%00', 'events'],
};

const { body: document } = await server.visitor().get('/api/openapi.json');
const { paths } = document as { paths: Record<string, object> };
const contract = new Set(Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1')));
const routes = server.routes
  .filter(({ method, path }) => /GET|POST/.test(method) && !contract.has(path) && !/\.\w+$/.test(path))
  .flatMap((route) =>
    (beyond[route.path] ?? ['']).map((end) => ({ ...route, path: route.path.replace('*', end) })),
  );

const key = await secretOf(server.context.db, 'sandbox_secret_key', () => '');
let requests = 0;

async function failuresOf(browser: Browser, { method, path }: Route, uid: string): Promise<string[]> {
  const failures: string[] = [];
  const fields = fieldsOf(path);
  const attempt = async (what: string, values: Record<string, unknown>, as: 'form' | 'json', id = uid) => {
    const form = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
    const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests++ & 255}`;
    const headers = { 'x-forwarded-for': address, authorization: `Bearer ${key}` };
    const where = `${path.replace(/:\w+/, id)}${as === 'form' ? `?${form}` : ''}`;
    const body = method === 'GET' ? undefined : as === 'form' ? form : values;
    const { status } = await browser.send(method, where, body, headers);
    if (status >= 500) failures.push(`${method} ${path}, ${what}, ${as}: ${status}`);
  };
  for (const value of absurd) {
    const body = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
    const what = JSON.stringify(value).slice(0, 20);
    await attempt(`all ${what}`, body, 'form');
    if (method === 'POST')
      await attempt(`all ${what}`, { ...body, response: { a: [[value]] }, deep: [[[[[{}]]]]] }, 'json');
    if (path.includes(':'))
      await attempt(`:id ${what}`, fields, 'form', encodeURIComponent(value.toWellFormed()));
  }
  for (const name of Object.keys(fields))
    await attempt(`${name} with NUL`, { ...fields, [name]: 'a\0b' }, 'form');
  return failures;
}

test('the walk covers every route', () => {
  expect(routes.length).toBeGreaterThan(55);
  for (const path of ['/auth/:uid/register', '/sandbox/portal/:id', '/oidc/token', '/api/checkout/intent']) {
    expect(routes.map((route) => route.path)).toContain(path);
  }
});

test('no input to a form, a page or the provider causes an internal error', async () => {
  const failures: string[] = [];
  for (const route of routes) {
    const isOwn = route.path.startsWith('/api/account');
    const browser = isOwn ? await server.user() : server.visitor();
    const action = route.path.includes(':uid') ? await browser.openSignIn('sign-in') : '//x';
    failures.push(...(await failuresOf(browser, route, action.split('/')[2]!)));
  }
  expect(failures).toEqual([]);
  const faults = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(faults.map(({ msg, err }) => `${msg}: ${err?.message}`)).toEqual([]);
});

const page = '/api/account/security/passkeys';
type Options = Parameters<Authenticator['create']>[0];

async function options(ann: Person): Promise<Options> {
  return (await ann.post(`${page}/options`, { password })).body as Options;
}

test.each([5, 'usb', { length: 3 }, ['\0', '\ud800', ['usb'], 7], null])(
  'a passkey whose browser says %j of its transports is added',
  async (transports) => {
    const ann = await server.user();
    const response = new Authenticator(server.origin).create(await options(ann));
    const withTransports = { ...response, response: { ...response.response, transports } };
    expect((await ann.post(page, { name: 'key', response: withTransports })).status).toBe(200);
  },
);

test.each([
  ['NUL', '\0'],
  ['half a character', '\ud800'],
  ['a number', 5],
  ['an object', { a: 1 }],
  ['null', null],
  ['endless', 'x'.repeat(50_000)],
])('a passkey whose id is %s opens nothing', async (_what, id) => {
  const visitor = server.visitor();
  const path = (await visitor.openSignIn('sign-in')).replace(/sign-in$/, 'passkey');
  await visitor.post(`${path}/options`, {});
  expect((await visitor.post(path, { id, response: {} })).status).toBe(422);
});
