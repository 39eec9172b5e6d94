/** Addresses of the built sprites: one `<symbol id="name" viewBox="…">` for each picture. Made by the build. */
declare module 'virtual:pictures' {
  export const commonUrl: string;
  export const rareUrl: string;
  /** What the second one holds; the first has all others. */
  export const rareNames: readonly string[];
}
