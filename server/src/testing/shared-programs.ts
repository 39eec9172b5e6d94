import { createPhotoEncoder } from '#adapters/photo-encoder/photo-encoder.ts';
import { createRecipePages } from '#adapters/recipe-pages/recipe-pages.ts';
import { createWeekPlanner } from '#adapters/week-planner/week-planner.ts';
import type { Context } from '#context.ts';
import { quietLog as log } from './quiet-log.ts';

type Programs = Pick<Context, 'photoEncoder' | 'recipePages' | 'weekPlanner'>;

let programs: Programs | undefined;

/**
 * Shared by all servers of a process, because each takes one or two seconds of CPU to start. They are stateless, and
 * end with the process.
 */
export function sharedPrograms(): Programs {
  programs ??= {
    photoEncoder: createPhotoEncoder({ log }),
    recipePages: createRecipePages({ log }),
    // Longer than on a server, for busy machines.
    weekPlanner: createWeekPlanner({ log, timeoutMs: 120_000 }),
  };
  return programs;
}
