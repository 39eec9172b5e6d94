import { chromium } from 'playwright-core';
// @ts-expect-error: a script in plain JavaScript, which runs before anything is built
import { browserArguments, findBrowser } from '../../tools/browser.mjs';
import type { LabeledPhoto } from '../receipt-scoring.ts';
import { mishaps, photograph } from './photograph.ts';
import { printReceipt } from './print-receipt.ts';
import { registers } from './registers.ts';

export type UnseenPhoto = LabeledPhoto & { photo: Buffer; language: string };

/** Two receipts of every register, each with another basket and distortion; deterministic per seed. */
export async function unseenPhotos(seed: number): Promise<UnseenPhoto[]> {
  const { path: executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, env, args: browserArguments });
  try {
    const page = await browser.newPage();
    const photos: UnseenPhoto[] = [];
    for (const [index, register] of [...registers, ...registers].entries()) {
      const random = chance(seed * 1000 + index);
      const mishap = mishaps[(index + Math.floor(index / registers.length)) % mishaps.length]!;
      const { rows, items, total } = printReceipt(register, random);
      const photo = await photograph(page, rows, register, mishap, random);
      const file = `${String(index + 1).padStart(2, '0')} ${register.language} ${register.store ?? 'small shop'} ${mishap}`;
      const store = register.store === null ? {} : { store: register.store };
      photos.push({ file, items, total, photo, language: register.language, ...store });
    }
    return photos;
  } finally {
    await browser.close();
  }
}

/** Pseudo-random numbers from 0 to 1 (Park and Miller's generator). */
function chance(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  // Skips the first numbers, which are similar for neighboring seeds.
  for (let turn = 0; turn < 8; turn++) state = (state * 48271) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
