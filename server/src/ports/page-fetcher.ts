export type FetchedPage = {
  /** Where it was in the end, after redirects. */
  url: string;
  /** Lower case, without parameters: "text/html". */
  type: string;
  /** Decompressed. */
  content: Uint8Array;
  /** What the server said of the text's encoding. */
  charset: string | null;
};

export type FetchFailure =
  /** No http or https address, or one with a user name or another port. */
  | 'address'
  /** It leads to a private, local or otherwise special network. */
  | 'private'
  /** The name is unknown, or no server answered. */
  | 'unreachable'
  /** The server refused: it may want a sign-in, or no programs. */
  | 'refused'
  /** There is no such page. */
  | 'missing'
  | 'redirects'
  | 'slow'
  | 'large'
  | 'type'
  /** Too many pages are being fetched already. */
  | 'busy';

export class FetchError extends Error {
  override name = 'FetchError';
  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, options?: ErrorOptions) {
    super(`A page was not fetched: ${reason}`, options);
    this.reason = reason;
  }
}

export type PageFetcher = {
  /** Fetches a page or picture from the public internet. `types` are patterns of content types. Throws FetchError. */
  fetch(url: string, types: RegExp): Promise<FetchedPage>;
  close(): Promise<void>;
};
