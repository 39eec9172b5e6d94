import sharp, { type Sharp } from 'sharp';
import { dotsOf } from './drawn-letters.ts';

export type Drawing = {
  /** Rotation in degrees clockwise. */
  tilt?: number;
  /** Two folds across the paper, with shadows and bent lines. */
  crease?: boolean;
  /** Deviation of a Gaussian blur in pixels; letters are 21 pixels high. */
  blur?: number;
  /** Share of missing light, 0 to 1. */
  dark?: number;
  /** Orientation of the camera, without EXIF data. */
  rotate?: 0 | 90 | 180 | 270;
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  quality?: number;
};

const pixelsPerDot = 3;
const margin = 50;
const table = { r: 70, g: 62, b: 58 };

/** A photo of a receipt in capitals: needs no font and is the same on every machine. */
export async function drawReceipt(rows: readonly string[], drawing: Drawing = {}): Promise<Buffer> {
  const { tilt = 0, crease = false, blur = 0, dark = 0, rotate = 0, format = 'jpeg', quality = 85 } = drawing;
  let photo = await onTable(crease ? await creased(await paper(rows)) : await paper(rows), tilt);
  if (blur > 0) photo = await flat(photo.blur(blur));
  if (dark > 0) photo = await flat(photo.linear(1 - dark, 0));
  return photo.rotate(rotate).toFormat(format, { quality }).toBuffer();
}

/** One photo of two receipts side by side. */
export async function drawBeside(left: readonly string[], right: readonly string[]): Promise<Buffer> {
  const drawn = [await drawReceipt(left, { format: 'png' }), await drawReceipt(right, { format: 'png' })];
  const sizes = await Promise.all(drawn.map((image) => sharp(image).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const width = sizes[0]!.width + sizes[1]!.width;
  return sharp({ create: { width, height, channels: 3, background: table } })
    .composite([
      { input: drawn[0]!, left: 0, top: 0 },
      { input: drawn[1]!, left: sizes[0]!.width, top: 0 },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function paper(rows: readonly string[]): Promise<Sharp> {
  const dots = dotsOf(rows);
  const print = sharp(dots.data, { raw: { width: dots.width, height: dots.height, channels: 1 } })
    .resize(dots.width * pixelsPerDot, dots.height * pixelsPerDot, { kernel: 'cubic' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' });
  // Simulates smeared print on off-white paper.
  return flat((await flat(print)).blur(0.8).linear(0.86, 8).toColourspace('srgb'));
}

async function onTable(sheet: Sharp, tilt: number): Promise<Sharp> {
  const tilted = await flat(sheet.rotate(tilt, { background: table }));
  return flat(tilted.extend({ top: 60, bottom: 60, left: 60, right: 60, background: table }));
}

/** Two folds: above each the paper is darker, and its lines are shifted by a few pixels. */
async function creased(sheet: Sharp): Promise<Sharp> {
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const bent = Buffer.alloc(data.length, 230);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fold = height * (y < height / 2 ? 0.33 : 0.66) + x * 0.06;
      const away = Math.abs(y - fold);
      const light = away < 40 ? 0.7 + (0.3 * away) / 40 : 1;
      const sunk = Math.round(4 * Math.exp(-away / 60) * Math.sin(x / 90));
      const from = Math.min(height - 1, Math.max(0, y + sunk));
      for (let channel = 0; channel < channels; channel++)
        bent[(y * width + x) * channels + channel] = data[(from * width + x) * channels + channel]! * light;
    }
  }
  return sharp(bent, { raw: { width, height, channels } });
}

/** sharp reorders some operations; rendering in between keeps our order. */
async function flat(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
