import type { Config } from '#config.ts';
import type { FileStore } from '#ports/file-store.ts';
import { isKey } from './keys.ts';

export const defaultBucketLimits = {
  connectMs: 5_000,
  /** Without traffic in either direction. The SDK has no timeout by default. */
  silenceMs: 15_000,
  /** The SDK's default: two retries after 503, lost connections and timeouts. */
  attempts: 3,
};
export type BucketLimits = typeof defaultBucketLimits;
type Settings = NonNullable<Config['s3']>;

/** Stores files in a private S3-compatible bucket. */
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
      // S3 itself succeeds if there is nothing to delete; some compatible servers do not.
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

/** Loads the SDK on first use, so that a start without S3 does not wait for it. */
async function openBucket(settings: Settings, { connectMs, silenceMs, attempts }: BucketLimits) {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3');
  // Sends no ACL: new buckets reject them and are private by policy.
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      // Not all S3-compatible servers support these checksums: github.com/aws/aws-sdk-js-v3/issues/6810
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
    }),
  });
  return { client, ...commands };
}

/** Null only for a missing object: a missing bucket is also a 404, and is thrown. */
function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && error.name === 'NoSuchKey') return null;
  throw error;
}
