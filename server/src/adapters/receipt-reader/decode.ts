import heicDecode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { type Picture, toPicture } from './picture.ts';
import { maxPixels } from './stored-photo.ts';

/** Size for reading: text of a whole receipt stays legible, and reading stays fast. */
const workingPixels = 2600 * 1950;

// Blocks all other formats, even if a file is misdetected.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// Each file is read once, so caching would only use memory.
sharp.cache(false);

/**
 * Decodes the photo upright by its EXIF orientation, on white, no larger than reading needs; `pixels` is its original
 * size. Throws Refusal.
 */
export async function decodePhoto(bytes: Uint8Array): Promise<Picture & { pixels: number }> {
  if (bytes.length === 0) throw new Refusal('damaged');
  const kind = sniffPhoto(bytes);
  if (!kind) throw new Refusal('format');
  const metadata = await damagedIfThrown(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const pixels = metadata.width * metadata.height;
  if (pixels > maxPixels) throw new Refusal('too_large');
  return damagedIfThrown(async () => {
    if (kind === 'heic') {
      const { image, size } = await decodedHeic(bytes, { page: metadata.pagePrimary ?? 0, maxPixels });
      return { ...(await toPicture(fitted(image, size))), pixels };
    }
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();
    return { ...(await toPicture(fitted(image, metadata.autoOrient))), pixels };
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

/** sharp reads HEIC's header but cannot decode it. The decoder applies rotation and mirroring. */
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

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

/**
 * Brands of ISO/IEC 23008-12 that our decoder supports. `mif1` and `msf1` do not identify the codec; the compatible
 * brands do.
 */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx']);
const avifBrands = new Set(['avif', 'avis']);
const codecUnknown = new Set(['mif1', 'msf1']);

/** The file type by its first bytes, regardless of its name; null if it is none of the five. */
export function sniffPhoto(bytes: Uint8Array): PhotoKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (letters(bytes, 0) === 'RIFF' && letters(bytes, 8) === 'WEBP') return 'webp';
  if (letters(bytes, 4) === 'ftyp') return kindOfBrands(brandsOf(bytes));
  return null;
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function letters(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

/** The major brand and the compatible ones, which follow the minor version. */
function brandsOf(bytes: Uint8Array): string[] {
  const declared = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(declared, bytes.length, 256);
  const brands = [letters(bytes, 8)];
  for (let index = 16; index + 4 <= end; index += 4) brands.push(letters(bytes, index));
  return brands;
}

function kindOfBrands(brands: string[]): PhotoKind | null {
  const [major = ''] = brands;
  if (heicBrands.has(major)) return 'heic';
  if (avifBrands.has(major)) return 'avif';
  if (!codecUnknown.has(major)) return null;
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return 'heic';
}

/** Why a photo is rejected; the parent process converts it to an error. */
export type RefusalReason = 'format' | 'damaged' | 'too_large';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
