import sharp, { type Sharp } from 'sharp';

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

/**
 * An imported photo as we keep it, or null for what is not a WebP picture. One in our own form is kept to the byte, or it
 * would lose quality with each export and import; any other is encoded again, which drops everything but the picture.
 */
export async function importedPhoto(content: Uint8Array): Promise<Uint8Array | null> {
  const bytes = Buffer.from(content);
  if (!isWebp(bytes)) return null;
  const options = { limitInputPixels: maxPixels, failOn: 'truncated' } as const;
  try {
    const { info } = await sharp(bytes, options).raw().toBuffer({ resolveWithObject: true });
    if (isPlain(bytes) && Math.max(info.width, info.height) <= longestSide) return content;
    return await toKeptPhoto(sharp(bytes, options).flatten({ background: '#fff' })).toBuffer();
  } catch {
    return null;
  }
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
