import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FileStore } from '#ports/file-store.ts';
import { startS3Endpoint } from '#testing/s3-endpoint.ts';
import { createFileStore } from './file-store.ts';
import { failureOf, key, newBucket, nowhere, patient, photo, text } from './stores.fixture.ts';

/** What each of the four calls throws, one after the other. */
async function failuresOf(store: FileStore): Promise<Error[]> {
  return [
    await failureOf(store.write(key, text('x'))),
    await failureOf(store.read(key)),
    await failureOf(store.remove(key)),
    await failureOf(store.list('')),
  ];
}

describe('in a bucket', () => {
  test('every request is signed, in the path style, and sets no access rights', async () => {
    const { endpoint } = await newBucket();
    // A host name: for an IP address every client uses the path style.
    const named = {
      ...endpoint.config,
      endpoint: endpoint.config.endpoint.replace('127.0.0.1', 'localhost'),
    };
    const store = createFileStore({ dataDir: nowhere, s3: named }, patient);
    await store.write(key, photo);
    await store.read(key);
    await store.list('receipts/');
    await store.remove(key);
    expect(endpoint.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /plateful/${key}`,
      `GET /plateful/${key}`,
      'GET /plateful/',
      `DELETE /plateful/${key}`,
    ]);
    for (const { headers } of endpoint.requests) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIATESTING\/\d{8}\/eu-central-1\/s3\//,
      );
      expect(Object.keys(headers).filter((name) => /acl|grant|checksum/.test(name))).toEqual([]);
    }
  });

  test('requests without a signature, or with a wrong one, are rejected', async () => {
    const { endpoint, store } = await newBucket();
    await store.write(key, photo);
    const answer = await fetch(`${endpoint.config.endpoint}/plateful/${key}`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
    const stranger = createFileStore(
      { dataDir: nowhere, s3: { ...endpoint.config, secretAccessKey: 'guessed' } },
      patient,
    );
    expect((await failuresOf(stranger)).map(({ name }) => name)).toEqual(
      Array(4).fill('SignatureDoesNotMatch'),
    );
    expect(endpoint.objects.get(key)).toHaveLength(photo.length);
  });

  test('unrelated files in the bucket are ignored', async () => {
    const { endpoint, store } = await newBucket();
    await store.write(key, photo);
    for (const foreign of ['receipts/', 'receipts/Photo (1).JPG', 'receipts/ü&<.txt', '.DS_Store'])
      endpoint.objects.set(foreign, Buffer.from('x'));
    expect(await store.list('')).toEqual([key]);
  });

  test('a bucket that does not exist is an error, not a missing file', async () => {
    const { endpoint } = await newBucket();
    const store = createFileStore({ dataDir: nowhere, s3: { ...endpoint.config, bucket: 'other' } }, patient);
    expect((await failuresOf(store)).map(({ name }) => name)).toEqual(Array(4).fill('NoSuchBucket'));
  });

  test('a forbidden file is an error, not a missing file', async () => {
    const { endpoint, store } = await newBucket();
    endpoint.fail({ mode: 'status', status: 403, code: 'AccessDenied' });
    expect((await failureOf(store.read(key))).name).toBe('AccessDenied');
  });

  test('an overloaded S3 is tried again, then reported as an error, and works afterwards', async () => {
    const { endpoint, store } = await newBucket();
    await store.write(key, photo);
    endpoint.fail({ mode: 'status', status: 503, code: 'SlowDown' });
    endpoint.requests.length = 0;
    expect((await failuresOf(store)).map(({ name }) => name)).toEqual(Array(4).fill('SlowDown'));
    expect(endpoint.requests.map(({ method }) => method).join(' ')).toBe(
      'PUT PUT GET GET DELETE DELETE GET GET',
    );
    endpoint.fail(null);
    expect(await store.read(key)).toHaveLength(photo.length);
  });

  test('an unreachable S3 is an error, and works when it is back', async () => {
    const { endpoint, store } = await newBucket();
    await endpoint.stop();
    for (const { message } of await failuresOf(store)) expect(message).toContain('ECONNREFUSED');
    const port = Number(new URL(endpoint.config.endpoint).port);
    const back = await startS3Endpoint({ port });
    onTestFinished(() => back.stop());
    await store.write(key, photo);
    expect(back.objects.get(key)).toHaveLength(photo.length);
  });

  test('an S3 that does not answer ends in a timeout', async () => {
    const { endpoint } = await newBucket();
    const impatient = { ...patient, silenceMs: 100 };
    const store = createFileStore({ dataDir: nowhere, s3: endpoint.config }, impatient);
    endpoint.fail({ mode: 'hang' });
    expect((await failureOf(store.read(key))).name).toBe('TimeoutError');
  });

  test('a truncated answer is an error, not a photo', async () => {
    const { endpoint, store } = await newBucket();
    endpoint.fail({ mode: 'cut' });
    expect((await failureOf(store.read(key))).message).toMatch(/aborted|ECONNRESET|terminated/);
  });

  test('no error reveals the secret', async () => {
    const { endpoint, store } = await newBucket();
    endpoint.fail({ mode: 'status', status: 403, code: 'AccessDenied' });
    const error = await failureOf(store.write(key, photo));
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(endpoint.config.secretAccessKey);
  });
});
