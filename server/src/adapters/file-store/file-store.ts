import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { FileStore } from '#ports/file-store.ts';
import { type BucketLimits, createBucketStore, defaultBucketLimits } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import { checkedKey, checkedPrefix } from './keys.ts';

/** Stores files under DATA_DIR/files, or in the configured S3 bucket. Both reject invalid keys. */
export function createFileStore(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  limits: BucketLimits = defaultBucketLimits,
): FileStore {
  const store = s3 ? createBucketStore(s3, limits) : createFolderStore(join(dataDir, 'files'));
  return {
    write: async (key, content) => store.write(checkedKey(key), content),
    read: async (key) => store.read(checkedKey(key)),
    remove: async (key) => store.remove(checkedKey(key)),
    list: async (prefix) => store.list(checkedPrefix(prefix)),
  };
}
