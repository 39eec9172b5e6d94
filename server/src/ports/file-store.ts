/** Where photos are kept: a private place that only the server reads. Keys are paths like `receipts/{userId}/{id}.webp`. */
export type FileStore = {
  /** Overwrites what is there. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Keys that begin with the prefix, in any order. */
  list(prefix: string): Promise<string[]>;
};
