import { heightOf, type Point, type Quad, widthOf } from './geometry.ts';
import type { Picture } from './picture.ts';

/** Input height of the recognition models. */
export const cropHeight = 48;
const minWidth = 16;
/** 50 times the height, longer than any row of a receipt. */
const maxWidth = 2400;

/** A straightened line of text: planes of blue, green and red, from -1 to 1. */
export type Crop = { planes: Float32Array; width: number };

export function crop(picture: Picture, quad: Quad): Crop {
  const height = heightOf(quad);
  const width = Math.min(maxWidth, Math.max(minWidth, Math.round((widthOf(quad) * cropHeight) / height)));
  // Downscaled text is averaged from four samples per pixel, or thin strokes break.
  const samples = height / cropHeight > 1.6 ? 2 : 1;
  const size = cropHeight * width;
  const planes = shared(3 * size).fill(-1);
  const scale = 1 / (samples * samples * 127.5);
  const [a, b, c, d] = quad;
  for (let row = 0; row < cropHeight * samples; row++) {
    const v = (row + 0.5) / (cropHeight * samples);
    const from = between(a, d, v);
    const to = between(b, c, v);
    const line = Math.floor(row / samples) * width;
    for (let column = 0; column < width * samples; column++) {
      const [x, y] = between(from, to, (column + 0.5) / (width * samples));
      addColorAt(picture, { x, y, scale }, { planes, size, at: line + Math.floor(column / samples) });
    }
  }
  return { planes, width };
}

/** Two threads read crops. */
function shared(size: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(size * Float32Array.BYTES_PER_ELEMENT));
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Bilinear; pixels beyond the edge repeat it. */
function addColorAt(
  { data, width, height }: Picture,
  sample: { x: number; y: number; scale: number },
  { planes, size, at }: { planes: Float32Array; size: number; at: number },
): void {
  const x = Math.min(Math.max(sample.x - 0.5, 0), width - 1.001);
  const y = Math.min(Math.max(sample.y - 0.5, 0), height - 1.001);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const down = y - top;
  const above = 3 * (top * width + left);
  const below = above + 3 * width;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[above + channel]! * (1 - right) + data[above + 3 + channel]! * right;
    const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right;
    planes[(2 - channel) * size + at]! += (upper * (1 - down) + lower * down) * sample.scale;
  }
}

/** Rotated by 180 degrees. */
export function upsideDown({ planes, width }: Crop): Crop {
  const size = cropHeight * width;
  const turned = shared(planes.length);
  for (let channel = 0; channel < 3; channel++)
    turned.set(planes.slice(channel * size, (channel + 1) * size).reverse(), channel * size);
  return { planes: turned, width };
}

/** Crops batched into one tensor, cut or padded with gray (0) to one width. */
export function stacked(crops: Crop[], width: number): Float32Array {
  const tensor = new Float32Array(crops.length * 3 * cropHeight * width);
  for (const [index, { planes, width: own }] of crops.entries()) {
    const copied = Math.min(own, width);
    for (let row = 0; row < 3 * cropHeight; row++)
      tensor.set(planes.subarray(row * own, row * own + copied), (index * 3 * cropHeight + row) * width);
  }
  return tensor;
}
