import sharp from 'sharp';
import type { SharedDish } from '#ports/share-pictures.ts';
import { answerAsWorker } from '#runtime/worker.ts';
import { loadTools } from './assets.ts';
import { drawDish } from './draw-dish.ts';

/** One for each dish, in order; `error` is for the log. */
export type Answer = { picture: Uint8Array } | { error: string };

// No picture is drawn twice here: nothing is worth keeping, and memory counts.
sharp.cache(false);

const tools = loadTools();

answerAsWorker(answer);

async function answer(dish: SharedDish): Promise<Answer> {
  const loaded = await tools;
  try {
    return { picture: await toPng(await drawDish(dish, loaded)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** 256 colors are enough for flat pictures and soft shadows, and halve the bytes. */
function toPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}
