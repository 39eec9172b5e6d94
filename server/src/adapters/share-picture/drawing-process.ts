import { fileURLToPath } from 'node:url';
import type { SharedDish } from '#ports/share-pictures.ts';
import { type SideProcess, startSideProcess } from '#runtime/worker-process.ts';
import type { Answer } from './drawing-child.ts';

export type DrawingProcess = SideProcess<SharedDish, Answer>;

/** For glibc and V8, which else keep what they were given: forty pictures in a row take 150 MB, else 300. */
const smallMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '16000000' };
const smallHeap = ['--max-semi-space-size=4', '--max-old-space-size=160'];

export function startDrawing(): DrawingProcess {
  const file = fileURLToPath(new URL('drawing-child.ts', import.meta.url));
  return startSideProcess(file, { flags: smallHeap, memory: smallMemory });
}
