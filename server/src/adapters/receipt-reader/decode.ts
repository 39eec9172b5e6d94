import sharp, { type Sharp } from 'sharp';
import { decodedHeic } from './heic.ts';
import { maxPixels } from './kept-photo.ts';
import { type Picture, toPicture } from './picture.ts';
import { Refusal } from './refusal.ts';
import { sniffPhoto } from './sniff.ts';

/** What is read: print of a whole receipt stays legible, and reading stays fast. */
const workingPixels = 2600 * 1950;

// Formats that nobody asked for stay closed even if a file fools the sniffing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// A file is read once: nothing is worth keeping, and memory counts.
sharp.cache(false);

/** The photo upright by its own flags, on white, no larger than reading needs. Throws Refusal. */
export async function decodePhoto(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length === 0) throw new Refusal('damaged');
  const kind = sniffPhoto(bytes);
  if (!kind) throw new Refusal('format');
  const metadata = await damagedIfThrown(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (metadata.width * metadata.height > maxPixels) throw new Refusal('too_large');
  return damagedIfThrown(async () => {
    if (kind === 'heic') {
      const { image, size } = await decodedHeic(bytes, { page: metadata.pagePrimary ?? 0, maxPixels });
      return toPicture(fitted(image, size));
    }
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();
    return toPicture(fitted(image, metadata.autoOrient));
  });
}

function fitted(image: Sharp, size: { width: number; height: number }): Sharp {
  const onWhite = image.flatten({ background: '#fff' });
  const scale = Math.sqrt(workingPixels / (size.width * size.height));
  if (scale >= 1) return onWhite;
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  return onWhite.resize(width, height, { fit: 'fill' });
}

async function damagedIfThrown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('damaged', { cause: error });
  }
}
