/** The address of the built sprite: one `<symbol id="name" viewBox="…">` for each picture. Made by the build. */
declare module 'virtual:pictures' {
  const spriteUrl: string;
  // biome-ignore lint/style/noDefaultExport: Vite modules of an asset export its address as the default.
  export default spriteUrl;
}
