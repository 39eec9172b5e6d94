import heicDecode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from './refusal.ts';

/** sharp knows HEIC's header but not its coding. The decoder turns and mirrors as the file says. */
export async function decodedHeic(
  bytes: Uint8Array,
  { page, maxPixels }: { page: number; maxPixels: number },
): Promise<{ image: Sharp; size: { width: number; height: number } }> {
  const images = await heicDecode.all({ buffer: bytes });
  try {
    const image = images[page] ?? images[0]!;
    if (image.width * image.height > maxPixels) throw new Refusal('too_large');
    const { data, width, height } = await image.decode();
    return { image: sharp(data, { raw: { width, height, channels: 4 } }), size: { width, height } };
  } finally {
    images.dispose();
  }
}
