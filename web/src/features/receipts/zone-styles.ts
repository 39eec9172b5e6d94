/** The same size for every state of the upload, to avoid layout shifts. */
export const zoneStyles =
  'grid min-h-98 grid-cols-1 items-center rounded-2xl px-4 py-6 outline-none sm:min-h-73 sm:px-6';
