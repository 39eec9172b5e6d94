import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#config.ts';

type Failure =
  | { mode: 'status'; status: number; code: string }
  /** Announces a whole object and drops the connection in the middle. */
  | { mode: 'cut' }
  /** Accepts the request and never responds. */
  | { mode: 'hang' };

type Answer = { status: number; content?: string | Buffer };

export type S3Request = { method: string; path: string; headers: IncomingHttpHeaders };

export type S3Endpoint = {
  /** In the form of the configuration. */
  config: NonNullable<Config['s3']> & { endpoint: string };
  objects: Map<string, Buffer>;
  requests: S3Request[];
  /** Makes every request fail like this; `null` ends it. */
  fail(failure: Failure | null): void;
  stop(): Promise<void>;
};

const region = 'eu-central-1';
const bucket = 'plateful';
const accessKeyId = 'AKIATESTING';
const secretAccessKey = 'a-secret-for-tests-4711';

/** The part of the S3 protocol that a file store uses, on 127.0.0.1 and in memory. Verifies every signature. */
export async function startS3Endpoint({ port = 0, pageSize = 1000 } = {}): Promise<S3Endpoint> {
  const objects = new Map<string, Buffer>();
  const requests: S3Request[] = [];
  let failure: Failure | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const { method = '', headers } = request;
    const url = new URL(request.url!, 'http://s3');
    requests.push({ method, path: url.pathname, headers });
    const problem = problemWithSignature(request, url, body);
    if (problem) return send(response, refusal(403, problem));
    if (failure?.mode === 'hang') return;
    if (failure?.mode === 'status') return send(response, refusal(failure.status, failure.code));
    if (failure?.mode === 'cut') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => response.destroy());
      return;
    }
    send(response, answerTo(method, url, body));
  }

  function answerTo(method: string, url: URL, body: Buffer): Answer {
    const [, place, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (place !== bucket) return refusal(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '')
      return method === 'GET' && url.searchParams.get('list-type') === '2'
        ? { status: 200, content: list(url.searchParams, [...objects.keys()].sort(), pageSize) }
        : refusal(501, 'NotImplemented');
    switch (method) {
      case 'PUT':
        objects.set(key, body);
        return { status: 200 };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      case 'GET':
      case 'HEAD': {
        const object = objects.get(key);
        return object ? { status: 200, content: object } : refusal(404, 'NoSuchKey');
      }
      default:
        return refusal(501, 'NotImplemented');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    config: { bucket, region, endpoint, accessKeyId, secretAccessKey },
    objects,
    requests,
    fail(next) {
      failure = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html; the token is the page's last key. */
function list(query: URLSearchParams, keys: string[], pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const found = keys.filter((key) => key.startsWith(prefix) && key > after);
  const page = found.slice(0, pageSize);
  const more = found.length > page.length;
  return xml(
    'ListBucketResult',
    `<Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>` +
      `<MaxKeys>${pageSize}</MaxKeys><IsTruncated>${more}</IsTruncated>` +
      (more ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : '') +
      page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join(''),
  );
}

function refusal(status: number, code: string): Answer {
  const content = `<Code>${code}</Code><Message>Answered ${status} by the test.</Message>`;
  return { status, content: xml('Error', content) };
}

/** Node omits the content of responses to HEAD. */
function send(response: ServerResponse, { status, content = '' }: Answer): void {
  const headers =
    typeof content === 'string' ? {} : { etag: `"${createHash('md5').update(content).digest('hex')}"` };
  response.writeHead(
    status,
    status === 204 ? {} : { 'content-length': Buffer.byteLength(content), ...headers },
  );
  response.end(content);
}

function xml(name: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Verifies the signature. Null if it is valid; else the error code of S3.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function problemWithSignature({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(.+)$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return 'AccessDenied';
  const [, id, scope, day, zone, signed, signature] = parts as unknown as string[];
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  const names = signed!.split(';');
  if (zone !== region || !names.includes('host')) return 'AuthorizationHeaderMalformed';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .sort()
    .join('&');
  const signedHeaders = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const canonical = [method, url.pathname, query, signedHeaders, signed, payload].join('\n');
  const statement = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, zone, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => hmac(previous, part!),
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(key, statement);
  const signatureBytes = Buffer.from(signature!, 'hex');
  const same = signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
  return same ? null : 'SignatureDoesNotMatch';
}

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, content: string): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
