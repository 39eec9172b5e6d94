import type { Sharp } from 'sharp';

/** Of any photo that is opened: the largest cameras of phones make 50 megapixels in ordinary use; a bomb has hundreds. */
export const maxPixels = 60_000_000;

/** Of a photo that is kept, which no page shows larger. */
const longestSide = 1600;

/** As photos are kept: lossy WebP without metadata. Twice the effort takes twice as long and saves a twentieth. */
export function toKeptPhoto(photo: Sharp, side = longestSide): Sharp {
  return photo
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 });
}

/** Whether a photo that decodes to this size is in our own form: one that is imported is then kept to the byte. */
export function isKeptPhoto(
  content: Uint8Array,
  { width, height }: { width: number; height: number },
): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return isWebp(bytes) && isPlain(bytes) && Math.max(width, height) <= longestSide;
}

function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
}

/** One lossy picture and nothing else: no metadata, no animation, nothing behind its end. */
function isPlain(content: Buffer): boolean {
  if (content.length < 20 || content.toString('latin1', 12, 16) !== 'VP8 ') return false;
  const chunk = content.readUInt32LE(16);
  return content.readUInt32LE(4) === content.length - 8 && 20 + chunk + (chunk % 2) === content.length;
}
