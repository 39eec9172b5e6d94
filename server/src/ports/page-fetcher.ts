export type FetchedPage = {
  /** The final URL after redirects. */
  url: string;
  /** Lower case, without parameters: "text/html". */
  type: string;
  /** Decompressed. */
  content: Uint8Array;
  /** From the Content-Type header. */
  charset: string | null;
};

export type FetchFailure =
  /** Not http or https, or with credentials or another port. */
  | 'address'
  /** It resolves to a private, local or otherwise special network. */
  | 'private'
  /** The name does not resolve, or no server responded. */
  | 'unreachable'
  /** The server refused: it may require a sign-in or block automated clients. */
  | 'refused'
  /** The page does not exist. */
  | 'missing'
  | 'redirects'
  | 'slow'
  | 'large'
  | 'type'
  /** The queue is full. */
  | 'busy';

export class FetchError extends Error {
  override name = 'FetchError';
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(`Fetching a page failed: ${reason}`, options);
    this.reason = reason;
  }
}

export type PageFetcher = {
  /** Fetches a page or picture from the public internet. `types` matches content types. Throws FetchError. */
  fetch(url: string, types: RegExp): Promise<FetchedPage>;
  close(): Promise<void>;
};
