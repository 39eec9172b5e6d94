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
  const planes = new Float32Array(3 * cropHeight * width);
  const color = new Float32Array(3);
  for (let y = 0; y < cropHeight; y++) {
    for (let x = 0; x < width; x++) {
      color.fill(0);
      for (let sampleY = 0; sampleY < samples; sampleY++) {
        for (let sampleX = 0; sampleX < samples; sampleX++) {
          const u = (x + (sampleX + 0.5) / samples) / width;
          const v = (y + (sampleY + 0.5) / samples) / cropHeight;
          addColorAt(picture, between(quad, u, v), color);
        }
      }
      const scale = 1 / (samples * samples * 127.5);
      for (let channel = 0; channel < 3; channel++)
        planes[(channel * cropHeight + y) * width + x] = color[2 - channel]! * scale - 1;
    }
  }
  return { planes, width };
}

function between([a, b, c, d]: Quad, u: number, v: number): Point {
  const along = (axis: 0 | 1): number =>
    (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
  return [along(0), along(1)];
}

/** Bilinear; pixels beyond the edge repeat it. */
function addColorAt({ data, width, height }: Picture, [px, py]: Point, sum: Float32Array): void {
  const x = Math.min(Math.max(px - 0.5, 0), width - 1.001);
  const y = Math.min(Math.max(py - 0.5, 0), height - 1.001);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const down = y - top;
  const at = 3 * (top * width + left);
  const below = at + 3 * width;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[at + channel]! * (1 - right) + data[at + 3 + channel]! * right;
    const lower = data[below + channel]! * (1 - right) + data[below + 3 + channel]! * right;
    sum[channel]! += upper * (1 - down) + lower * down;
  }
}

/** Rotated by 180 degrees. */
export function upsideDown({ planes, width }: Crop): Crop {
  const size = cropHeight * width;
  const turned = new Float32Array(planes.length);
  for (let channel = 0; channel < 3; channel++)
    turned.set(planes.slice(channel * size, (channel + 1) * size).reverse(), channel * size);
  return { planes: turned, width };
}

/** Crops batched into one tensor, cut or padded with gray (0) to one width. */
export function stacked(crops: Crop[], width: number): Float32Array {
  const tensor = new Float32Array(crops.length * 3 * cropHeight * width);
  for (const [index, { planes, width: own }] of crops.entries()) {
    const kept = Math.min(own, width);
    for (let row = 0; row < 3 * cropHeight; row++)
      tensor.set(planes.subarray(row * own, row * own + kept), (index * 3 * cropHeight + row) * width);
  }
  return tensor;
}
