import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type Environment, environment } from '#environment.ts';
import { unsafeSettings } from '#production-settings.ts';
import { StartError } from '#runtime/start-error.ts';

export class ConfigError extends StartError {
  override name = 'ConfigError';
}

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(resolve(repositoryRoot, 'package.json'), 'utf8')) as {
  version: string;
};
type Name = keyof Environment & string;

/**
 * Variables of an external service are set together or not at all: any of the group's variables requires all of
 * `needs`.
 */
const groups: { first: Name; needs: Name[]; also: Name[] }[] = [
  {
    first: 'AI_BASE_URL',
    needs: ['AI_BASE_URL', 'AI_MODEL'],
    also: ['AI_API_KEY', 'AI_VISION_MODEL', 'AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'],
  },
  { first: 'OIDC_ISSUER', needs: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], also: [] },
  {
    first: 'STRIPE_SECRET_KEY',
    needs: [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PRICE_PLUS_MONTHLY',
      'STRIPE_PRICE_PLUS_YEARLY',
    ],
    also: ['STRIPE_API_BASE'],
  },
  {
    first: 'S3_BUCKET',
    needs: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    also: ['S3_REGION', 'S3_ENDPOINT'],
  },
];

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment. Throws ConfigError, one sentence that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(present);
  if (!read.success) throw new ConfigError(sentence(read.error.issues.map(problemOf)));
  const values = read.data;
  const problems = [
    ...incompleteGroups(values),
    ...(values.NODE_ENV === 'production' ? unsafeSettings(values) : []),
  ];
  if (problems.length > 0) throw new ConfigError(sentence(problems));
  const startedIn = values.INIT_CWD ?? process.cwd();
  return {
    production: values.NODE_ENV === 'production',
    /** The product's version. */
    version,
    port: values.PORT,
    host: values.HOST,
    origin: values.ORIGIN ?? `http://localhost:${values.PORT}`,
    extraOrigins: values.EXTRA_ORIGINS,
    /** Base of the user's relative paths: npm changes the working directory. */
    startedIn,
    dataDir: values.DATA_DIR ? resolve(startedIn, values.DATA_DIR) : resolve(repositoryRoot, 'data'),
    databaseUrl: values.DATABASE_URL,
    /** Bypasses the pooler of DATABASE_URL, for statements that need a session. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** Where the embedded database archives its write-ahead log, for `npm run restore -- --until`. */
    walArchiveDir: values.WAL_ARCHIVE_DIR ? resolve(startedIn, values.WAL_ARCHIVE_DIR) : undefined,
    sessionSecret: values.SESSION_SECRET,
    ai:
      values.AI_BASE_URL && values.AI_MODEL
        ? {
            baseUrl: values.AI_BASE_URL,
            apiKey: values.AI_API_KEY,
            model: values.AI_MODEL,
            visionModel: values.AI_VISION_MODEL,
          }
        : undefined,
    /** Replacements of the bundled models, and the characters of the recognition model. */
    receiptModels: receiptModelsOf(values),
    oidc:
      values.OIDC_ISSUER && values.OIDC_CLIENT_ID && values.OIDC_CLIENT_SECRET
        ? {
            issuer: values.OIDC_ISSUER,
            clientId: values.OIDC_CLIENT_ID,
            clientSecret: values.OIDC_CLIENT_SECRET,
          }
        : undefined,
    /** Other sites whose users may sign in with accounts of the built-in provider. */
    oidcClients: values.OIDC_CLIENTS,
    stripe: stripeOf(values),
    smtpUrl: values.SMTP_URL,
    s3:
      values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            bucket: values.S3_BUCKET,
            region: values.S3_REGION ?? 'us-east-1',
            endpoint: values.S3_ENDPOINT,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** US dollars per million tokens; undefined when not configured. */
    aiPrices:
      values.AI_INPUT_PRICE === undefined && values.AI_OUTPUT_PRICE === undefined
        ? undefined
        : { input: values.AI_INPUT_PRICE ?? 0, output: values.AI_OUTPUT_PRICE ?? 0 },
    metricsToken: values.METRICS_TOKEN,
    /** OTLP/HTTP endpoint of an OpenTelemetry collector. */
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: values.LOG_LEVEL,
    /** On SIGTERM, npm ends its shell but not this process. */
    startedByNpm: values.npm_lifecycle_event !== undefined,
    trustProxy: values.TRUST_PROXY,
  };
}

function receiptModelsOf(values: Environment) {
  const paths = {
    detection: values.RECEIPT_DETECTION_MODEL,
    recognition: values.RECEIPT_RECOGNITION_MODEL,
    orientation: values.RECEIPT_ORIENTATION_MODEL,
    characters: values.RECEIPT_CHARACTERS,
  };
  return Object.fromEntries(Object.entries(paths).filter(([, path]) => path)) as {
    [part in keyof typeof paths]?: string;
  };
}

function stripeOf(values: Environment) {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS_MONTHLY, STRIPE_PRICE_PLUS_YEARLY } =
    values;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_PLUS_MONTHLY || !STRIPE_PRICE_PLUS_YEARLY)
    return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { 'plus-monthly': STRIPE_PRICE_PLUS_MONTHLY, 'plus-yearly': STRIPE_PRICE_PLUS_YEARLY },
    apiBase: values.STRIPE_API_BASE,
  };
}

function incompleteGroups(values: Environment): string[] {
  return groups.flatMap(({ first, needs, also }) => {
    const set = [...needs, ...also].find((name) => values[name] !== undefined);
    if (!set) return [];
    return needs
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} must also be set, because ${set === name ? first : set} is`);
  });
}

function problemOf(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  return name === 'PORT' ? 'PORT must be a whole number from 1 to 65535' : `${name} ${issue.message}`;
}

function sentence(problems: string[]): string {
  return `${[...new Set(problems)].join('; ')}.`;
}
