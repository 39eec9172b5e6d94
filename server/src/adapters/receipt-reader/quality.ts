import { type Crop, cropHeight } from './crop.ts';
import { asSharp, type Picture, toPicture } from './picture.ts';
import type { Recognized } from './recognize-batches.ts';

/** 0 to 255: paper in daylight is above 180, at a quarter of the light near 50; at half of it reading is unaffected. */
const darkPaper = 80;
/** Pixels: on narrower photos of receipts, text is less than ten pixels high and few rows are read. */
const narrowest = 350;
/** Receipts fill a larger share of their photos. */
const paperShare = 0.05;
/** Every seventh pixel is enough for the share of light ones. */
const sampled = 7;

/**
 * Share of the contrast that the steepest edges rise within one pixel of a crop. Measured on photos whose text is 10 to
 * 20 pixels high: sharp 0.32 to 0.47, blurred by 1.2 pixels 0.14 to 0.24, by 2.2 pixels 0.10 to 0.16.
 */
const softEdge = 0.16;
/** Text blurred by 1.2 pixels is recognized with a confidence of 0.92 and more, by 2.2 with 0.89 and less. */
const unsure = 0.9;
/**
 * The same for a whole picture of at most 1000 pixels without detected text: by 1.2 pixels 0.28 and more, by 3 0.21 and
 * less.
 */
const softPictureEdge = 0.25;
const fewLines = 5;
const steepestShare = 0.98;

type Plane = { values: Uint8Array; width: number };

export function isDark({ data }: Picture): boolean {
  const counts = new Uint32Array(256);
  for (let index = 0; index < data.length; index += 3 * sampled)
    counts[luma(data[index]!, data[index + 1]!, data[index + 2]!)]!++;
  return quantile(counts, 1 - paperShare) < darkPaper;
}

export function isSmall({ width }: Picture): boolean {
  return width < narrowest;
}

/** Denoised and with a stretched range: the method that recognized most names on dark photos. */
export function brightened(picture: Picture): Promise<Picture> {
  return toPicture(asSharp(picture).blur(0.7).grayscale().normalize());
}

export async function isBlurred(picture: Picture, crops: Crop[], recognized: Recognized[]): Promise<boolean> {
  const wellRead = recognized.filter(({ score, text }) => score >= unsure && text.length > 1).length;
  if (wellRead < fewLines && (await isSoft(picture))) return true;
  const edges = crops.map((crop) => edgeContrast(lumaOf(crop), steepestShare)).sort((a, b) => a - b);
  const median = edges[edges.length >> 1] ?? 1;
  return median < softEdge && meanScore(recognized) < unsure;
}

/** Weighted by length. */
function meanScore(recognized: Recognized[]): number {
  let sum = 0;
  let length = 0;
  for (const { text, score } of recognized) {
    sum += score * text.length;
    length += text.length;
  }
  return length > 0 ? sum / length : 0;
}

async function isSoft(picture: Picture): Promise<boolean> {
  const { data, info } = await asSharp(picture)
    .resize(1000, 1000, { fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return edgeContrast({ values: data, width: info.width }, 0.99) < softPictureEdge;
}

function lumaOf({ planes, width }: Crop): Plane {
  const size = cropHeight * width;
  const level = (index: number): number => (planes[index]! + 1) * 127.5;
  const values = new Uint8Array(size);
  for (let index = 0; index < size; index++)
    values[index] = luma(level(2 * size + index), level(size + index), level(index));
  return { values, width };
}

/** ITU-R BT.601. */
function luma(red: number, green: number, blue: number): number {
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
}

function edgeContrast({ values, width }: Plane, share: number): number {
  const levels = new Uint32Array(256);
  const climbs = new Uint32Array(256);
  for (let index = 1; index < values.length - 1; index++) {
    levels[values[index]!]!++;
    const column = index % width;
    if (column > 0 && column < width - 1) climbs[Math.abs(values[index + 1]! - values[index - 1]!)]!++;
  }
  const contrast = quantile(levels, 0.95) - quantile(levels, 0.05);
  // A blank sheet is not blurred.
  return contrast > 0 ? quantile(climbs, share) / 2 / contrast : 1;
}

function quantile(counts: Uint32Array, share: number): number {
  let left = share * counts.reduce((sum, count) => sum + count, 0);
  for (const [value, count] of counts.entries()) {
    if (left <= count) return value;
    left -= count;
  }
  return counts.length - 1;
}
