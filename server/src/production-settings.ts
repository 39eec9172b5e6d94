import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import type { Environment } from '#environment.ts';
import { isWeakSecret } from '#weak-secret.ts';

const why = 'with NODE_ENV=production';
const make = 'for example the output of "openssl rand -base64 32"';

/**
 * Settings that are acceptable in a demonstration but not in production: each continues a sentence and names its
 * variables.
 */
export function unsafeSettings(values: Environment): string[] {
  const plain = [values.ORIGIN, ...values.EXTRA_ORIGINS].some((value) => value?.startsWith('http:'));
  return [
    ...(values.SESSION_SECRET ? [] : [`SESSION_SECRET must be set ${why} (32 or more random characters)`]),
    ...(values.ORIGIN ? [] : [`ORIGIN must be set ${why} to the product’s https address`]),
    ...(plain
      ? [`ORIGIN and EXTRA_ORIGINS must begin with https:// ${why}, or cookies would be sent unencrypted`]
      : []),
    ...weakSecrets(values),
    ...plainAddresses(values),
    ...unsafePayments(values),
    ...(values.TRUST_PROXY === true
      ? [
          `TRUST_PROXY must be the proxies’ addresses ${why}, like loopback or 10.0.0.0/8: with true every client could claim any address`,
        ]
      : []),
  ];
}

function weakSecrets(values: Environment): string[] {
  const secrets: [name: string, secret: string | undefined, length: number][] = [
    ['SESSION_SECRET', values.SESSION_SECRET, 32],
    ['METRICS_TOKEN', values.METRICS_TOKEN, 16],
    ['OIDC_CLIENT_SECRET', values.OIDC_CLIENT_SECRET, 16],
    ...values.OIDC_CLIENTS.map(
      ({ clientId, clientSecret }) =>
        [`OIDC_CLIENTS (${clientId})`, clientSecret, 32] as [string, string, number],
    ),
  ];
  return secrets
    .filter(([, secret, length]) => secret !== undefined && isWeakSecret(secret, length))
    .map(
      ([name, , length]) => `${name} must be a secret of ${length} or more random characters ${why}, ${make}`,
    );
}

/** Credentials and user data are sent to these addresses. */
function plainAddresses(values: Environment): string[] {
  const addresses: [name: string, address: string | undefined][] = [
    ['AI_BASE_URL', values.AI_BASE_URL],
    ['S3_ENDPOINT', values.S3_ENDPOINT],
    ['OIDC_ISSUER', values.OIDC_ISSUER],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', values.OTEL_EXPORTER_OTLP_ENDPOINT],
    ...values.OIDC_CLIENTS.map(
      ({ clientId, origin }) => [`OIDC_CLIENTS (${clientId})`, origin] as [string, string],
    ),
  ];
  return addresses
    .filter(([, address]) => address?.startsWith('http:') && !isPrivateHost(new URL(address).hostname))
    .map(([name]) => `${name} must begin with https:// ${why}, unless it is on your own network`);
}

function unsafePayments(values: Environment): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API_BASE: base } = values;
  const { STRIPE_PRICE_PLUS_MONTHLY: monthly, STRIPE_PRICE_PLUS_YEARLY: yearly } = values;
  if (!key) return [`STRIPE_SECRET_KEY must be set ${why}, because the sandbox does not take real payments`];
  const prices = { STRIPE_PRICE_PLUS_MONTHLY: monthly, STRIPE_PRICE_PLUS_YEARLY: yearly };
  return [
    ...(/^(?:sk|rk)_(?:org_)?live_/.test(key)
      ? []
      : [
          `STRIPE_SECRET_KEY must be a live key ${why} (sk_live_… or rk_live_…), because other keys do not take real payments`,
        ]),
    ...(webhook && (!/^whsec_/.test(webhook) || isWeakSecret(webhook.slice('whsec_'.length), 16))
      ? [`STRIPE_WEBHOOK_SECRET must be the live endpoint’s own secret ${why} (whsec_…)`]
      : []),
    ...Object.entries(prices)
      .filter(([, price]) => price && (!/^price_\w+$/.test(price) || /^price_(?:plus_|test)/i.test(price)))
      .map(([name]) => `${name} must be the id of a live price ${why} (price_…)`),
    ...(monthly && monthly === yearly
      ? [`STRIPE_PRICE_PLUS_YEARLY must not be the same price as STRIPE_PRICE_PLUS_MONTHLY ${why}`]
      : []),
    ...(base?.startsWith('http:')
      ? [`STRIPE_API_BASE must begin with https:// ${why}, or the key would be sent unencrypted`]
      : []),
  ];
}

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  ownNetworks.addSubnet(network, bits);
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv6');
}

/** Whether traffic to the host stays on this machine or a private network, or the name is valid only in one. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family) return ownNetworks.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/i.test(host);
}

/** Settings that work but cause a warning at the start. */
export function settingsToMention({
  production,
  smtpUrl,
  dataDir,
}: {
  production: boolean;
  smtpUrl: string | undefined;
  dataDir: string;
}): string[] {
  const outbox = join(dataDir, 'outbox');
  if (smtpUrl) return [];
  if (!production) return [`Emails are saved in ${outbox}`];
  return [
    `SMTP_URL is not set, so no email is sent: password reset links, confirmations and payment notices are saved as files in ${outbox}.`,
  ];
}
