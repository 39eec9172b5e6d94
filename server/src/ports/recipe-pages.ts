/** A recipe as a page tells it, before anything of it is understood. */
export type PageRecipe = {
  title: string;
  description: string[];
  lines: string[];
  steps: string[];
  /** Minutes. */
  cookingTime: number | null;
  /** As it is written: "Serves 4 to 6", "24 cookies". */
  yield: string | null;
  cuisine: string[];
  /** Categories and keywords. */
  words: string[];
  /** Addresses of pictures, the best first. */
  photos: string[];
  siteName: string | null;
  /** What the page says, line by line, to compare with. */
  original: string[];
};

export type ReadingFailure = 'busy' | 'timeout' | 'damaged';

export class ReadingError extends Error {
  override name = 'ReadingError';
  readonly reason: ReadingFailure;

  constructor(reason: ReadingFailure) {
    super(`A recipe was not read: ${reason}`);
    this.reason = reason;
  }
}

/** Reads what others wrote, apart from the server: a page or file that takes too much harms no one else. */
export type RecipePages = {
  /** Without lines where a page tells no ingredients. Throws ReadingError, or the signal's reason. */
  readPage(
    page: { url: string; content: Uint8Array; charset: string | null },
    signal?: AbortSignal,
  ): Promise<PageRecipe>;
  /** The lines of text of a PDF; none for one of pictures. Throws ReadingError. */
  readPdf(content: Uint8Array): Promise<string[]>;
  close(): Promise<void>;
};
