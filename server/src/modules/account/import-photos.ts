import { accountBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { type EncodedPhoto, PhotoError } from '#ports/photo-encoder.ts';
import type { ImportReport } from './import-report.ts';

/** The photos of one import, encoded apart from the server while their pixels in sum are within bounds. */
export type ImportPhotos = ReturnType<typeof importPhotos>;

/** What a photo may cost that turns out to be none. */
const pixelsOfRefused = 60_000_000;

/** As exports hold them; whether it is one all through, the encoder sees. */
function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 8, 12) === 'WEBP';
}

export function importPhotos({ photoEncoder }: UserContext, report: ImportReport) {
  let pixelsLeft: number = accountBounds.importPixels;
  let unreadable = 0;
  let beyond = 0;

  return {
    /** Null for what cannot be taken, which `tell` counts. */
    async encode({ data }: { data: string }): Promise<EncodedPhoto | null> {
      if (pixelsLeft <= 0) {
        beyond++;
        return null;
      }
      const content = Buffer.from(data, 'base64');
      if (content.length > accountBounds.importPhoto || !isWebp(content)) {
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
      report.skipSome(unreadable, 'photos', 'They are no WebP pictures that Plateful can read.');
      report.skipSome(
        beyond,
        'photos',
        'The photos of this file are too large in sum. Import it once more for the rest.',
      );
    },
  };
}
