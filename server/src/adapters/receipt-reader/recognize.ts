import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import type { Crop } from './crop.ts';
import type { Models } from './models.ts';
import { type Batch, type Recognized, recognizeBatches } from './recognize-batches.ts';

/**
 * Pixels of a batch: its layers fit into a processor's cache, so that one crop at a time takes a quarter less time than
 * six. Only short crops share a batch, because each run costs time as well.
 */
const batchWidth = 256;
const widthStep = 32;

/** In two threads, each on its own crops: a crop is too small for two threads to share. Results are in order. */
export async function recognize({ recognition, helper }: Models, crops: Crop[]): Promise<Recognized[]> {
  const batches = batchesOf(crops);
  const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // A channel for each call: after an error of this thread, no other photo may get the helper's results.
  const { port1: answers, port2: port } = new MessageChannel();
  helper.postMessage({ batches, taken, port }, [port]);
  try {
    const [own, [others]] = await Promise.all([
      recognizeBatches(recognition, batches, taken),
      // If the helper fails, this process ends, because nothing listens to its errors.
      once(answers, 'message') as Promise<[Map<number, Recognized>]>,
    ]);
    return Array.from(crops, (_, place) => own.get(place) ?? others.get(place)!);
  } finally {
    answers.close();
  }
}

/** By width, so that a batch has little padding, and the longest first, so that both threads end at the same time. */
function batchesOf(crops: readonly Crop[]): Batch[] {
  const order = [...crops.entries()].sort(([, a], [, b]) => b.width - a.width);
  const batches: Batch[] = [];
  for (const [place, crop] of order) {
    const last = batches.at(-1);
    if (last && (last.crops.length + 1) * last.width <= batchWidth) {
      last.crops.push(crop);
      last.places.push(place);
    } else
      batches.push({ crops: [crop], places: [place], width: Math.ceil(crop.width / widthStep) * widthStep });
  }
  return batches;
}
