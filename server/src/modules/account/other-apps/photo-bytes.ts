import { accountBounds } from '@plateful/contract/bounds.ts';

/** Loads a photo from a file on demand. Throws AppError if it is too large or damaged. */
export type PhotoBytes = () => Promise<Uint8Array>;

/** Length in base64. */
const longest = Math.ceil(accountBounds.importPhoto / 3) * 4;

/** The base64 photo of a Paprika recipe; undefined if it has none. */
export function photoDataIn({ photo_data: data }: Record<string, unknown>): Uint8Array | undefined {
  if (typeof data !== 'string' || data === '') return undefined;
  // An oversized photo becomes an empty one, so that it is reported.
  return data.length > longest ? new Uint8Array() : Buffer.from(data, 'base64');
}
