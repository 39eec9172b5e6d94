import { createPhotoEncoder } from '#adapters/photo-encoder/photo-encoder.ts';
import { createRecipePages } from '#adapters/recipe-pages/recipe-pages.ts';
import { createWeekPlanner } from '#adapters/week-planner/week-planner.ts';
import type { Context } from '#context.ts';
import { quietLog as log } from './quiet-log.ts';

type Programs = Pick<Context, 'photoEncoder' | 'recipePages' | 'weekPlanner'>;

let programs: Programs | undefined;

/**
 * For all servers of a process: each program takes a second or two of a core to start. They keep nothing from one question to
 * the next, and end with the process.
 */
export function sharedPrograms(): Programs {
  programs ??= {
    photoEncoder: createPhotoEncoder({ log }),
    recipePages: createRecipePages({ log }),
    // A machine that others use too may take longer than a server allows.
    weekPlanner: createWeekPlanner({ log, timeoutMs: 120_000 }),
  };
  return programs;
}
