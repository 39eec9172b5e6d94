import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { FileStore } from '#ports/file-store.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { type S3Endpoint, startS3Endpoint } from '#testing/s3-endpoint.ts';
import { createFileStore } from './file-store.ts';

export const photo = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7 + (index >> 8)) % 256);
export const key = 'receipts/0199a-7f/2026-11_20.webp';

export async function newFolder(): Promise<{ dataDir: string; files: string; store: FileStore }> {
  const directory = await temporaryDataDirectory();
  onTestFinished(() => directory.remove());
  const store = createFileStore({ dataDir: directory.path, s3: undefined });
  return { dataDir: directory.path, files: join(directory.path, 'files'), store };
}

export const patient = { connectMs: 10_000, silenceMs: 10_000, attempts: 2 };
/** Where a store on S3 must never write. */
export const nowhere = '/nonexistent/plateful';

export async function newBucket(options = {}): Promise<{ endpoint: S3Endpoint; store: FileStore }> {
  const endpoint = await startS3Endpoint(options);
  onTestFinished(() => endpoint.stop().catch(() => {}));
  return { endpoint, store: createFileStore({ dataDir: nowhere, s3: endpoint.config }, patient) };
}

export function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

export async function failureOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return error as Error;
}
