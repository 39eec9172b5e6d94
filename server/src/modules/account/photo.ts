import { accountBounds } from '@plateful/contract/limits.ts';
import sharp from 'sharp';
import { forKeeping, longestSide, maxPixels } from '#kept-photo.ts';

/**
 * The photo as we keep it, or null for what is no WebP picture. One that is as ours are is kept to the byte, or it would
 * lose a little with each export and import; any other is encoded anew, which leaves behind all that is no picture.
 */
export async function photoFrom(base64: string): Promise<Uint8Array | null> {
  if (base64.length > accountBounds.importPhoto * 1.4) return null;
  const content = Buffer.from(base64, 'base64');
  if (content.length > accountBounds.importPhoto || !isWebp(content)) return null;
  const options = { limitInputPixels: maxPixels, failOn: 'truncated' } as const;
  try {
    const { info } = await sharp(content, options).raw().toBuffer({ resolveWithObject: true });
    if (isPlain(content) && Math.max(info.width, info.height) <= longestSide) return content;
    return await forKeeping(sharp(content, options).flatten({ background: '#fff' })).toBuffer();
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
