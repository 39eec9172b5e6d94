import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Each message continues a sentence that begins with the variable's name. */
const text = z.string().trim();
const wholeNumber = (max: number) =>
  text
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max));
/** US dollars per million tokens. */
const price = text
  .regex(/^\d{1,5}(\.\d{1,6})?$/, 'must be US dollars per million tokens, like 0.15')
  .transform(Number);
/** With its scheme as programs read it: that of HTTP://host is http. */
const url = (protocols: RegExp, example: string) =>
  z
    .url({ protocol: protocols, error: `must be a URL like ${example}` })
    .transform((value) => `${new URL(value).protocol}${value.slice(value.indexOf(':') + 1)}`);
const origin = text
  .refine(isOrigin, 'must be a URL without a path, like https://plateful.example')
  .transform((value) => new URL(value).origin);
/** A site whose users sign in with our accounts, with its client id and secret. */
const client = text
  .refine(
    isClient,
    'must be URLs with an id and a secret of 32 or more letters and digits, like https://id:secret@kitchen.example',
  )
  .transform((value) => {
    const { origin: address, username, password } = new URL(value);
    return { origin: address, clientId: username, clientSecret: password };
  });
const file = text.refine((path) => existsSync(path), 'must be the path of an existing file');
const list = text.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Every variable that the product reads. Empty ones are removed before parsing. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development'),
  PORT: wholeNumber(65_535).default(3000),
  // For this name Fastify listens on both 127.0.0.1 and ::1.
  HOST: text.default('localhost'),
  ORIGIN: origin.optional(),
  EXTRA_ORIGINS: list.pipe(z.array(origin)).default([]),
  DATA_DIR: z.string().optional(),
  WAL_ARCHIVE_DIR: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AI_BASE_URL: url(/^https?$/, 'https://api.openai.com/v1').optional(),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.optional(),
  AI_VISION_MODEL: text.optional(),
  RECEIPT_DETECTION_MODEL: file.optional(),
  RECEIPT_RECOGNITION_MODEL: file.optional(),
  RECEIPT_ORIENTATION_MODEL: file.optional(),
  RECEIPT_CHARACTERS: file.optional(),
  AI_INPUT_PRICE: price.optional(),
  AI_OUTPUT_PRICE: price.optional(),
  OIDC_ISSUER: url(/^https?$/, 'https://accounts.example.com').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_CLIENTS: list.pipe(z.array(client)).default([]),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_PLUS_MONTHLY: text.optional(),
  STRIPE_PRICE_PLUS_YEARLY: text.optional(),
  STRIPE_API_BASE: url(/^https?$/, 'http://localhost:12111').optional(),
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example.com').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.optional(),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://localhost:4318').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  TRUST_PROXY: list
    .refine(isTrust, 'must be true, false, or the proxies’ addresses, like 10.0.0.0/8,loopback')
    .transform((value) => (value[0] === 'true' || value[0] === 'false' ? value[0] === 'true' : value))
    .default(false),
  // npm runs scripts in the package's directory; this is the user's.
  INIT_CWD: z.string().optional(),
  npm_lifecycle_event: z.string().optional(),
});
export type Environment = z.infer<typeof environment>;

function isOrigin(value: string): boolean {
  const parsed = URL.parse(value);
  return (
    !!parsed &&
    /^https?:$/.test(parsed.protocol) &&
    parsed.pathname === '/' &&
    !parsed.search &&
    !parsed.hash &&
    !parsed.username
  );
}

function isClient(value: string): boolean {
  const [, protocol, credentials, site] = /^(https?:\/\/)([^@]*)@(.*)$/.exec(value) ?? [];
  return isOrigin(`${protocol}${site}`) && /^[\w-]+:[\w-]{32,}$/.test(credentials ?? '');
}

/** As proxy-addr parses them. A number of hops is rejected, because clients could add hops. */
function isTrust(entries: string[]): boolean {
  if (entries.length === 1 && /^(true|false)$/.test(entries[0]!)) return true;
  return (
    entries.length > 0 &&
    entries.every((entry) => {
      const [address, bits, ...rest] = entry.split('/');
      if (/^(loopback|linklocal|uniquelocal)$/.test(entry)) return true;
      return isIP(address!) > 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
    })
  );
}
