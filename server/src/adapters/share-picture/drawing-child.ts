import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { SharedDish } from '#share-pictures.ts';
import { drawDish } from './draw-dish.ts';
import { loadTools, type Tools } from './tools.ts';

/** One for each dish, in order; `error` is for the log. */
export type Answer = { picture: Uint8Array } | { error: string };

// Whoever waits for a page goes first, and when memory runs out this process goes, not the server.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Linux alone has it.
}

// Ctrl-C reaches the whole group; the server decides when drawing ends, and its end is ours.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());

// No picture is drawn twice here: nothing is worth keeping, and memory counts.
sharp.cache(false);

const tools = loadTools();

process.on('message', async (dish: SharedDish) => {
  process.send!(await answer(dish, await tools));
});

async function answer(dish: SharedDish, loaded: Tools): Promise<Answer> {
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
