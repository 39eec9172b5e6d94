import { accountBounds } from '@plateful/contract/bounds.ts';

/** A photo of a file as it came, read when it is asked for. Throws AppError for one that is too large or damaged. */
export type PhotoBytes = () => Promise<Uint8Array>;

/** Characters of base64 for so many bytes. */
const longest = Math.ceil(accountBounds.importPhoto / 3) * 4;

/** The photo that a recipe of Paprika carries in base64; undefined without one. */
export function photoDataIn({ photo_data: data }: Record<string, unknown>): Uint8Array | undefined {
  if (typeof data !== 'string' || data === '') return undefined;
  // What is too large is kept as a photo without content, so that it is told.
  return data.length > longest ? new Uint8Array() : Buffer.from(data, 'base64');
}
