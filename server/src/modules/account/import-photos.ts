import { accountBounds } from '@plateful/contract/bounds.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { type EncodedPhoto, PhotoError } from '#ports/photo-encoder.ts';
import type { ImportReport } from './import-report.ts';
import type { PhotoBytes } from './other-apps/photo-bytes.ts';

/** Encodes the photos of one import in a worker, up to a total number of pixels. */
export type ImportPhotos = ReturnType<typeof importPhotos>;

/** Counted for a file that turns out not to be a photo. */
const pixelsOfRefused = 60_000_000;

/** The format of exports. Only checks the header; the encoder validates the rest. */
function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 8, 12) === 'WEBP';
}

/** Our exports contain WebP, other programs any format. Null if it is invalid. */
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

/** `taken` names the accepted formats in messages to users. */
export function importPhotos(
  { photoEncoder }: UserContext,
  report: ImportReport,
  taken: 'WebP photos' | 'photos',
) {
  let pixelsLeft: number = accountBounds.importPixels;
  let unreadable = 0;
  let beyond = 0;

  return {
    /** Null if rejected, which `reportRejected` counts. */
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
    reportRejected(): void {
      report.skipSome(unreadable, 'photos', `They are not ${taken} that ${productName} can read.`);
      report.skipSome(
        beyond,
        'photos',
        'The photos in this file are too large together. Import it again for the rest.',
      );
    },
  };
}
