/** A recipe as text extracted from a page, before parsing. */
export type PageRecipe = {
  title: string;
  description: string[];
  lines: string[];
  steps: string[];
  /** Minutes. */
  cookingTime: number | null;
  /** As written: "Serves 4 to 6", "24 cookies". */
  yield: string | null;
  cuisine: string[];
  /** Categories and keywords. */
  words: string[];
  /** URLs of pictures, best first. */
  photos: string[];
  siteName: string | null;
  /** The page's text by line, to compare with. */
  original: string[];
};

export type ReadingFailure = 'busy' | 'timeout' | 'damaged';

export class ReadingError extends Error {
  override name = 'ReadingError';
  readonly reason: ReadingFailure;

  constructor(reason: ReadingFailure) {
    super(`Reading a recipe failed: ${reason}`);
    this.reason = reason;
  }
}

/** Parses untrusted pages and files in a separate process, so that a huge or malicious one cannot affect the server. */
export type RecipePages = {
  /** Returns no lines if the page has no ingredients. Throws ReadingError, or the signal's reason. */
  readPage(
    page: { url: string; content: Uint8Array; charset: string | null },
    signal?: AbortSignal,
  ): Promise<PageRecipe>;
  /** All recipes of a page that may be a collection, the first as by `readPage`. Throws ReadingError. */
  readSavedPage(page: { url: string; content: Uint8Array; charset: string | null }): Promise<PageRecipe[]>;
  /** The lines of text of a PDF; empty for one of scanned pictures. Throws ReadingError. */
  readPdf(content: Uint8Array): Promise<string[]>;
  close(): Promise<void>;
};
