declare module 'virtual:built-client' {
  /** What the build of the browser's files knows, for the one that renders pages. */
  export const built: {
    /** `index.html` with its places for the head, the page and its state. */
    template: string;
    /** Addresses of the fonts in which text and headings of every page are set. */
    typefaces: readonly string[];
    /** The style sheet of every page. */
    styles: string;
    /** The script of the pages about signing in. */
    passkeys: string;
    /** What each page needs besides, by its path. */
    pages: Record<string, { scripts: string[]; styles: string[] }>;
  };
}
