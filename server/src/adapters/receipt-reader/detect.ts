import { cornersOf, mapped, type Point, type Quad, smallestRectangle } from './geometry.ts';
import { type Models, run } from './models.ts';
import { asSharp, type Picture } from './picture.ts';

/** Differentiable binarization, from PP-OCRv4's inference configuration: thresh, box_thresh, unclip_ratio. */
const threshold = 0.3;
const boxThreshold = 0.5;
const unclip = 1.6;
/** Smaller regions are noise; in pixels of the model's input. */
const minSide = 3;
const minArea = 12;

/** The model downsamples five times. */
const step = 32;
/** Measured: a smaller size misses small text, a larger one finds no more and takes longer. */
const detectionPixels = 1600 * 1200;
const maxSide = 3200;

/** ImageNet's, used in training. The channels are blue, green, red, but the values keep this order. */
const mean = [0.485, 0.456, 0.406] as const;
const deviation = [0.229, 0.224, 0.225] as const;

/** Rectangles around lines of text, in the picture's pixels, starting at any corner. */
export async function detect({ detection }: Models, picture: Picture): Promise<Quad[]> {
  const { width, height } = networkSize(picture);
  const small = await asSharp(picture)
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const { data } = await run(detection, normalized(small), [1, 3, height, width]);
  const enlarge = ([x, y]: Point): Point => [(x * picture.width) / width, (y * picture.height) / height];
  return rectanglesIn(data, width, height).map((quad) => mapped(quad, enlarge));
}

function networkSize({ width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(detectionPixels / (width * height)), maxSide / Math.max(width, height));
  const stepped = (side: number): number => Math.max(step, Math.round((side * scale) / step) * step);
  return { width: stepped(width), height: stepped(height) };
}

function normalized(pixels: Uint8Array): Float32Array {
  const size = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (let channel = 0; channel < 3; channel++) {
    const factor = 1 / (255 * deviation[channel]!);
    const offset = mean[channel]! / deviation[channel]!;
    for (let index = 0; index < size; index++)
      planes[channel * size + index] = pixels[3 * index + 2 - channel]! * factor - offset;
  }
  return planes;
}

function rectanglesIn(probability: Float32Array, width: number, height: number): Quad[] {
  const visited = new Uint8Array(width * height);
  const quads: Quad[] = [];
  for (let index = 0; index < probability.length; index++) {
    if (visited[index] || probability[index]! <= threshold) continue;
    const quad = quadAround(regionFrom(index, { probability, width, height, seen: visited }));
    if (quad) quads.push(quad);
  }
  return quads;
}

type Region = { rim: Point[]; area: number; mean: number };
type Field = { probability: Float32Array; width: number; height: number; seen: Uint8Array };

/** The pixels connected to the first one; their border is enough for the hull. */
function regionFrom(first: number, { probability, width, height, seen }: Field): Region {
  const rim: Point[] = [];
  const open = [first];
  seen[first] = 1;
  let area = 0;
  let sum = 0;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const x = index % width;
    const y = (index - x) / width;
    area++;
    sum += probability[index]!;
    let isRim = false;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = index + dy * width + dx;
        const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        if (!isInside || probability[next]! <= threshold) isRim = true;
        else if (!seen[next]) {
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    // Both corners, because a pixel has an extent.
    if (isRim) rim.push([x, y], [x + 1, y + 1]);
  }
  return { rim, area, mean: sum / area };
}

function quadAround({ rim, area, mean }: Region): Quad | null {
  if (area < minArea || mean < boxThreshold) return null;
  const rectangle = smallestRectangle(rim);
  if (!rectangle) return null;
  const { direction, left, right, top, bottom } = rectangle;
  const width = right - left;
  const height = bottom - top;
  if (Math.min(width, height) < minSide) return null;
  // The model marks the core of a line; the published formula expands it by area × ratio / perimeter.
  const grown = (width * height * unclip) / (2 * (width + height));
  return cornersOf({
    direction,
    left: left - grown,
    right: right + grown,
    top: top - grown,
    bottom: bottom + grown,
  });
}
