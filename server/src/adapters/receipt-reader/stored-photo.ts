import type { Sharp } from 'sharp';

/** Limit for opening a photo: phones make up to 50 megapixels in ordinary use; decompression bombs have hundreds. */
export const maxPixels = 60_000_000;

/** Of a stored photo; no page shows it larger. */
const maxSide = 1600;

/** Converts to the storage format, lossy WebP without metadata. Twice the effort takes twice as long and saves 5 %. */
export function toStoredFormat(photo: Sharp, side = maxSide): Sharp {
  return photo
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 });
}

/**
 * Whether a photo that decodes to this size is already in the storage format, so that an imported one stays
 * unchanged.
 */
export function isStoredFormat(
  content: Uint8Array,
  { width, height }: { width: number; height: number },
): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return isWebp(bytes) && isPlain(bytes) && Math.max(width, height) <= maxSide;
}

function isWebp(content: Buffer): boolean {
  return content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
}

/** A single lossy picture: no metadata, no animation, no trailing data. */
function isPlain(content: Buffer): boolean {
  if (content.length < 20 || content.toString('latin1', 12, 16) !== 'VP8 ') return false;
  const chunk = content.readUInt32LE(16);
  return content.readUInt32LE(4) === content.length - 8 && 20 + chunk + (chunk % 2) === content.length;
}
