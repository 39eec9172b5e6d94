import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settingsToMention } from './production-settings.ts';

const secret = 'q7Lw0ZtV4xNfB2sKd9RmYc6HjP3uGa8E';
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_Zk3vQ8mT1xLr7WbN5cYd',
  STRIPE_PRICE_PLUS_MONTHLY: 'price_m',
  STRIPE_PRICE_PLUS_YEARLY: 'price_y',
};
const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://plateful.example',
  SESSION_SECRET: secret,
  ...stripe,
};

function complaint(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
}

test('an empty environment is a complete configuration', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: 'localhost',
    origin: 'http://localhost:3000',
    extraOrigins: [],
    dataDir: resolve(import.meta.dirname, '../../data'),
    databaseUrl: undefined,
    ai: undefined,
    oidc: undefined,
    stripe: undefined,
    s3: undefined,
    logLevel: 'info',
    trustProxy: false,
  });
});

test('an empty variable is an unset one', () => {
  expect(readConfig({ PORT: '', ORIGIN: ' ', DATABASE_URL: '', AI_BASE_URL: '' })).toEqual(readConfig({}));
});

test('the origin follows the port, and a trailing slash is not part of it', () => {
  expect(readConfig({ PORT: '8080' }).origin).toBe('http://localhost:8080');
  expect(readConfig({ ORIGIN: 'https://Plateful.example/' }).origin).toBe('https://plateful.example');
});

test('a relative DATA_DIR starts where the person stood', () => {
  expect(readConfig({ DATA_DIR: 'there', INIT_CWD: resolve('/home/ada') }).dataDir).toBe(
    resolve('/home/ada/there'),
  );
  expect(readConfig({ DATA_DIR: resolve('/srv/food') }).dataDir).toBe(resolve('/srv/food'));
});

test.each(['abc', '0', '65536', '-1', '80.5', '1e3', '٣'])('PORT %s is refused by name', (PORT) => {
  expect(complaint({ PORT })).toBe('PORT must be a whole number from 1 to 65535.');
});

test('one sentence names every bad variable', () => {
  expect(complaint({ PORT: 'x', DATABASE_URL: 'mysql://localhost/food', LOG_LEVEL: 'loud' })).toBe(
    'PORT must be a whole number from 1 to 65535; ' +
      'DATABASE_URL must be a URL like postgres://user:password@host:5432/database; ' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  );
});

test('a complaint never repeats a secret', () => {
  expect(complaint({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'hunter2' })).not.toContain('hunter2');
});

test.each([
  'plateful.example',
  'ftp://plateful.example',
  'https://plateful.example/app',
  'https://plateful.example?x=1',
  'https://me:pw@plateful.example',
])('ORIGIN %s is refused', (ORIGIN) => {
  expect(complaint({ ORIGIN })).toBe('ORIGIN must be a URL without a path, like https://plateful.example.');
  expect(complaint({ EXTRA_ORIGINS: `https://ok.example, ${ORIGIN}` })).toContain('EXTRA_ORIGINS must be');
});

test('three domains', () => {
  expect(readConfig({ EXTRA_ORIGINS: 'https://a.example, https://b.example/,' }).extraOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test.each([
  ['true', true],
  ['false', false],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY %s', (TRUST_PROXY, expected) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(expected);
});

test.each(['1', 'yes', 'true,10.0.0.1', '10.0.0.0/8/8', ','])('TRUST_PROXY %s is refused', (TRUST_PROXY) => {
  expect(complaint({ TRUST_PROXY })).toContain('TRUST_PROXY must be true, false');
});

test('a language model needs an address and a name, its key is optional', () => {
  expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama' }).ai).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    apiKey: undefined,
    model: 'llama',
    visionModel: undefined,
  });
  expect(complaint({ AI_API_KEY: 'k' })).toBe(
    'AI_BASE_URL must also be set, because AI_API_KEY is; AI_MODEL must also be set, because AI_API_KEY is.',
  );
});

test('model prices are in dollars per million tokens, and need a model', () => {
  const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama' };
  expect(readConfig({ ...model, AI_OUTPUT_PRICE: '0.6' }).aiPrices).toEqual({ input: 0, output: 0.6 });
  expect(readConfig(model).aiPrices).toBeUndefined();
  expect(complaint({ ...model, AI_INPUT_PRICE: '$3' })).toBe(
    'AI_INPUT_PRICE must be US dollars per million tokens, like 0.15.',
  );
  expect(complaint({ AI_INPUT_PRICE: '3' })).toContain('AI_BASE_URL must also be set');
});

test('a token for metrics is long enough to be one', () => {
  expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16));
  expect(complaint({ METRICS_TOKEN: 'short' })).toBe('METRICS_TOKEN must have at least 16 characters.');
});

test('half a sign-in, half a till and half a file store are refused', () => {
  expect(complaint({ OIDC_CLIENT_ID: 'web' })).toContain('OIDC_ISSUER must also be set');
  expect(complaint({ STRIPE_API_BASE: 'http://localhost:1' })).toContain(
    'STRIPE_SECRET_KEY must also be set',
  );
  expect(complaint({ S3_REGION: 'eu-west-1' })).toContain('S3_BUCKET must also be set');
});

test('other sites may be named whose people sign in here', () => {
  const secret = 'x'.repeat(32);
  const OIDC_CLIENTS = `https://guest:${secret}@kitchen.example, http://other:${secret}@localhost:3001/`;
  expect(readConfig({ OIDC_CLIENTS }).oidcClients).toEqual([
    { origin: 'https://kitchen.example', clientId: 'guest', clientSecret: secret },
    { origin: 'http://localhost:3001', clientId: 'other', clientSecret: secret },
  ]);
  expect(readConfig({}).oidcClients).toEqual([]);
});

test.each([
  'kitchen.example',
  'https://kitchen.example',
  'https://guest:short@kitchen.example',
  'ftp://a:b@c',
])('a site that signs in here is refused by name, and its secret is not repeated: %s', (OIDC_CLIENTS) => {
  const message = complaint({ OIDC_CLIENTS });
  expect(message).toContain('OIDC_CLIENTS must');
  expect(message).not.toContain('short');
});

test('Stripe whole', () => {
  expect(readConfig(stripe).stripe).toEqual({
    secretKey: 'sk_live_1',
    webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    prices: { 'plus-monthly': 'price_m', 'plus-yearly': 'price_y' },
    apiBase: undefined,
  });
});

test('production accepts a safe configuration', () => {
  expect(readConfig(production)).toMatchObject({ production: true, origin: 'https://plateful.example' });
});

test.each([
  ['SESSION_SECRET', { SESSION_SECRET: '' }],
  ['ORIGIN', { ORIGIN: '' }],
  ['ORIGIN', { ORIGIN: 'http://plateful.example' }],
  ['EXTRA_ORIGINS', { EXTRA_ORIGINS: 'http://plateful.example' }],
  ['STRIPE_SECRET_KEY', Object.fromEntries(Object.keys(stripe).map((name) => [name, '']))],
])('production refuses what only a demonstration may do: %s', (name, change) => {
  const message = complaint({ ...production, ...change });
  expect(message).toContain(name);
  expect(message).toContain('NODE_ENV=production');
  expect(message.match(/\./g)).toHaveLength(1);
});

const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'web', OIDC_CLIENT_SECRET: secret };
const ai = { AI_BASE_URL: 'http://models.example/v1', AI_MODEL: 'm' };
const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

test.each<[string, Record<string, string>]>([
  ['SESSION_SECRET', { SESSION_SECRET: 'x'.repeat(32) }],
  ['SESSION_SECRET', { SESSION_SECRET: 'changeme'.repeat(5) }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'secret-token-123' }],
  ['OIDC_CLIENT_SECRET', { ...oidc, OIDC_CLIENT_SECRET: 'hunter2hunter2' }],
  ['OIDC_CLIENTS (guest)', { OIDC_CLIENTS: `https://guest:${'x'.repeat(32)}@kitchen.example` }],
  ['OIDC_CLIENTS (guest)', { OIDC_CLIENTS: `http://guest:${secret}@kitchen.example` }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_test_51Habc' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'rk_test_51Habc' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_51Habc' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_test' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: `we_${secret}` }],
  ['STRIPE_PRICE_PLUS_MONTHLY', { STRIPE_PRICE_PLUS_MONTHLY: 'price_plus_monthly' }],
  ['STRIPE_PRICE_PLUS_YEARLY', { STRIPE_PRICE_PLUS_YEARLY: 'prod_1' }],
  ['STRIPE_PRICE_PLUS_YEARLY', { STRIPE_PRICE_PLUS_YEARLY: 'price_m' }],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://api.stripe.com' }],
  ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://localhost:12111' }],
  ['AI_BASE_URL', ai],
  ['AI_BASE_URL', { ...ai, AI_BASE_URL: 'http://8.8.8.8/v1' }],
  ['AI_BASE_URL', { ...ai, AI_BASE_URL: 'http://[2001:db8::1]/v1' }],
  ['AI_BASE_URL', { ...ai, AI_BASE_URL: 'http://10.0.0.1.example/v1' }],
  ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'http://s3.example.com' }],
  ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'http://id.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
])('production refuses %s with one sentence: %j', (name, change) => {
  const message = complaint({ ...production, ...change });
  expect(message.startsWith(`${name} must `)).toBe(true);
  expect(message).toContain('with NODE_ENV=production');
  expect(message.split('; ')).toHaveLength(1);
  for (const value of Object.values(change)) {
    if (/KEY|SECRET|TOKEN/.test(name)) expect(message).not.toContain(value);
  }
  expect(complaint({ ...change, ...(name.startsWith('STRIPE') && { ...stripe, ...change }) })).toBe(
    'accepted',
  );
});

test.each(['HTTP://', 'Http://'])('production refuses plain http written as %j', (scheme) => {
  const address = `${scheme}service.example/x`;
  const changes: Record<string, string>[] = [
    { STRIPE_API_BASE: address },
    { ...ai, AI_BASE_URL: address },
    { ...s3, S3_ENDPOINT: address },
    { ...oidc, OIDC_ISSUER: address },
    { OTEL_EXPORTER_OTLP_ENDPOINT: address },
    { ORIGIN: `${scheme}plateful.example` },
    { EXTRA_ORIGINS: `${scheme}plateful.example` },
  ];
  for (const change of changes) {
    expect(complaint({ ...production, ...change }), JSON.stringify(change)).toContain(
      'must begin with https://',
    );
  }
});

test.each<[string, Record<string, string>]>([
  ['a restricted live key', { STRIPE_SECRET_KEY: 'rk_live_51Habc' }],
  ['a model on this machine', { ...ai, AI_BASE_URL: 'http://localhost:11434/v1' }],
  ['a model in the next container', { ...ai, AI_BASE_URL: 'http://ollama:11434/v1' }],
  ['a model on the home network', { ...ai, AI_BASE_URL: 'http://192.168.1.20:8000/v1', AI_API_KEY: 'k' }],
  ['a bucket on a private network', { ...s3, S3_ENDPOINT: 'http://[fd00::5]:9000' }],
  ['a provider by https', oidc],
  ['another site by https', { OIDC_CLIENTS: `https://guest:${secret}@kitchen.example` }],
  ['a long token', { METRICS_TOKEN: 'f3a9c07be1d84265' }],
])('production accepts %s', (_what, change) => {
  expect(complaint({ ...production, ...change })).toBe('accepted');
});

test('a start without a mail server logs where mails are written, and in production a warning', () => {
  const production = { production: true, smtpUrl: undefined, dataDir: '/srv/food' };
  expect(settingsToMention(production)).toEqual([
    'SMTP_URL is not set, so no email is sent: password reset links, confirmations and payment notices are saved as files in /srv/food/outbox.',
  ]);
  expect(settingsToMention({ ...production, production: false })).toEqual([
    'Emails are saved in /srv/food/outbox',
  ]);
  expect(settingsToMention({ ...production, smtpUrl: 'smtps://mail.example.com' })).toEqual([]);
});

test('other networks for receipts are taken when their files are there', () => {
  const path = import.meta.filename;
  expect(readConfig({ RECEIPT_RECOGNITION_MODEL: path, RECEIPT_CHARACTERS: path }).receiptModels).toEqual({
    recognition: path,
    characters: path,
  });
  expect(readConfig({}).receiptModels).toEqual({});
  expect(complaint({ RECEIPT_DETECTION_MODEL: '/nowhere.onnx' })).toBe(
    'RECEIPT_DETECTION_MODEL must be the path of an existing file.',
  );
});
