/** Minimum width in pixels; the server's reader recognizes few lines below it (its `small`). */
const narrowest = 350;
/** 0 to 255: the lightest 5 % of pixels count as paper; darker paper means an underexposed photo. */
const darkPaper = 80;
const paperShare = 0.05;
/**
 * Minimum share of the contrast that the steepest edges cover in one pixel of a sample. Measured on photos of receipts:
 * sharp 0.21 and more, out of focus by three pixels 0.17 and less, by four 0.12 and less.
 */
const softEdge = 0.15;
const steepestShare = 0.99;
/** 0 to 255: without steeper edges the photo is blank, not blurred. */
const minClimb = 4;
/** The longer side of a sample in pixels. */
const sampleSide = 1000;

/** The brightness of each pixel of the scaled-down photo, row by row. */
export type Sample = { levels: Uint8Array; width: number };

/**
 * The problem of a photo, so that the user can take a better one before uploading. Null for a good photo, and for
 * formats that this browser cannot decode.
 */
export async function photoWarning(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width } = bitmap;
    const sample = sampleOf(bitmap);
    bitmap.close();
    return warningOf(width, sample);
  } catch {
    return null;
  }
}

export function warningOf(width: number, sample: Sample | null): string | null {
  const again = 'We may not be able to read the receipt.';
  if (width < narrowest) return `This photo is only ${width} pixels wide. ${again} Move closer.`;
  if (sample && paperOf(sample) < darkPaper) return `This photo is dark. ${again} Try better light.`;
  return sample && isSoft(sample)
    ? `This photo is blurred. ${again} Hold still and let the camera focus.`
    : null;
}

function sampleOf(bitmap: ImageBitmap): Sample | null {
  const scale = Math.min(1, sampleSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const levels = new Uint8Array(width * height);
  for (let index = 0; index < levels.length; index++) {
    const [red, green, blue] = [data[4 * index]!, data[4 * index + 1]!, data[4 * index + 2]!];
    // ITU-R BT.601.
    levels[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { levels, width };
}

function paperOf({ levels }: Sample): number {
  return levels.toSorted()[Math.floor(levels.length * (1 - paperShare))] ?? 255;
}

function isSoft({ levels, width }: Sample): boolean {
  const climbs = new Uint8Array(levels.length);
  for (let index = 1; index < levels.length - 1; index++) {
    const column = index % width;
    if (column > 0 && column < width - 1)
      climbs[index] = Math.abs(levels[index + 1]! - levels[index - 1]!) / 2;
  }
  const [sorted, steep] = [levels.toSorted(), climbs.toSorted()];
  const contrast = quantile(sorted, 0.95) - quantile(sorted, 0.05);
  const climb = quantile(steep, steepestShare);
  return climb >= minClimb && climb < softEdge * contrast;
}

function quantile(sorted: Uint8Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
