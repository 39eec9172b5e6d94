export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';

/** Brands of ISO/IEC 23008-12 that our decoder takes. `mif1` and `msf1` do not say the coding: the compatible ones do. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx']);
const avifBrands = new Set(['avif', 'avis']);
const codingUnsaid = new Set(['mif1', 'msf1']);

/** What a file is by its first bytes, whatever it is named; null for what is not one of the five. */
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

function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The major brand and the compatible ones, which follow the minor version. */
function brandsOf(bytes: Uint8Array): string[] {
  const declared = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(declared, bytes.length, 256);
  const brands = [letters(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(bytes, at));
  return brands;
}

function kindOfBrands(brands: string[]): PhotoKind | null {
  const [major = ''] = brands;
  if (heicBrands.has(major)) return 'heic';
  if (avifBrands.has(major)) return 'avif';
  if (!codingUnsaid.has(major)) return null;
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return 'heic';
}
