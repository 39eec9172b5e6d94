import sharp from 'sharp';
import type { SharedDish } from '#ports/share-pictures.ts';
import { answerAsWorker } from '#runtime/worker.ts';
import { loadTools } from './assets.ts';
import { drawDish } from './draw-dish.ts';

/** One per dish, in order; `error` is for the log. */
export type Answer = { picture: Uint8Array } | { error: string };

// No picture is drawn twice in this process, so caching would only use memory.
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

/** 256 colors suffice for flat pictures with soft shadows, and halve the size. */
function toPng(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
}
