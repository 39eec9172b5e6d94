/** Private storage for photos. Keys are paths such as `receipts/{userId}/{id}.webp`. */
export type FileStore = {
  /** Overwrites an existing file. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Null if there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Keys that begin with the prefix, in any order. */
  list(prefix: string): Promise<string[]>;
};
