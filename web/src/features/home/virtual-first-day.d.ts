/** The composed day that the home page opens with. Made by the build. */
declare module 'virtual:first-day' {
  const firstDay: import('@plateful/contract/composed-day.ts').ComposedDay;
  // biome-ignore lint/style/noDefaultExport: as the build's other modules of data.
  export default firstDay;
}
