import type { Config } from '#config.ts';
import type { FileStore } from '#ports/file-store.ts';
import { isKey } from './keys.ts';

export const defaultBucketLimits = {
  connectMs: 5_000,
  /** Without a byte in either direction. The SDK itself would wait for ever. */
  silenceMs: 15_000,
  /** The SDK's own number: one attempt and two more after 503s, lost connections and silence. */
  attempts: 3,
};
export type BucketLimits = typeof defaultBucketLimits;
type Settings = NonNullable<Config['s3']>;

/** Objects of a private bucket, in Amazon S3 or anything that speaks its protocol. */
export function createBucketStore(settings: Settings, limits: BucketLimits): FileStore {
  const { bucket } = settings;
  let opened: ReturnType<typeof openBucket> | undefined;
  const open = () => {
    opened ??= openBucket(settings, limits);
    return opened;
  };
  return {
    async write(key, content) {
      const { client, PutObjectCommand } = await open();
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content }));
    },

    async read(key) {
      const { client, GetObjectCommand } = await open();
      const object = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        .catch(nullWhenMissing);
      return (await object?.Body?.transformToByteArray()) ?? null;
    },

    async remove(key) {
      const { client, DeleteObjectCommand } = await open();
      // S3 is content when there is nothing to delete; some that speak its protocol are not.
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(nullWhenMissing);
    },

    async list(prefix) {
      const { client, paginateListObjectsV2 } = await open();
      const keys: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key } of page.Contents ?? []) if (Key && isKey(Key)) keys.push(Key);
      }
      return keys;
    },
  };
}

/** The SDK is loaded here, at the first use, so that a start without S3 does not wait for it. */
async function openBucket(settings: Settings, { connectMs, silenceMs, attempts }: BucketLimits) {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  // Private by the bucket's own rules: new buckets take no ACL at all.
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      // Not every server that speaks S3 knows these checksums: github.com/aws/aws-sdk-js-v3/issues/6810
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
    }),
  });
  return { client, ...commands };
}

/** Only a missing object is null: a missing bucket is a 404 too, and is thrown. */
function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && error.name === 'NoSuchKey') return null;
  throw error;
}
