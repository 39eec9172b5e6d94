import { accountBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { type EncodedPhoto, PhotoError } from '#ports/photo-encoder.ts';
import type { PhotoBytes } from './foreign/photo-bytes.ts';
import type { ImportReport } from './import-report.ts';

/** The photos of one import, encoded apart from the server while their pixels in sum are within bounds. */
export type ImportPhotos = ReturnType<typeof importPhotos>;

/** What a photo may cost that turns out to be none. */
const pixelsOfRefused = 60_000_000;

/** As exports hold them; whether it is one all through, the encoder sees. */
function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 8, 12) === 'WEBP';
}

/** Those of our exports are WebP; other programs have any kind. Null for what is not as it should be. */
async function contentOf(photo: { data: string } | PhotoBytes): Promise<Uint8Array | null> {
  if (typeof photo !== 'function') {
    const content = Buffer.from(photo.data, 'base64');
    return isWebp(content) ? content : null;
  }
  try {
    return await photo();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** `taken` says which photos the file may have, for people. */
export function importPhotos(
  { photoEncoder }: UserContext,
  report: ImportReport,
  taken: 'WebP pictures' | 'pictures',
) {
  let pixelsLeft: number = accountBounds.importPixels;
  let unreadable = 0;
  let beyond = 0;

  return {
    /** Null for what cannot be taken, which `tell` counts. */
    async encode(photo: { data: string } | PhotoBytes): Promise<EncodedPhoto | null> {
      if (pixelsLeft <= 0) {
        beyond++;
        return null;
      }
      const content = await contentOf(photo);
      if (content === null || content.length === 0 || content.length > accountBounds.importPhoto) {
        unreadable++;
        return null;
      }
      try {
        const encoded = await photoEncoder.encode(content);
        pixelsLeft -= encoded.pixels;
        return encoded;
      } catch (error) {
        if (!(error instanceof PhotoError)) throw error;
        pixelsLeft -= pixelsOfRefused;
        unreadable++;
        return null;
      }
    },
    tell(): void {
      report.skipSome(unreadable, 'photos', `They are no ${taken} that Plateful can read.`);
      report.skipSome(
        beyond,
        'photos',
        'The photos of this file are too large in sum. Import it once more for the rest.',
      );
    },
  };
}
