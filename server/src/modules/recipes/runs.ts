import type { PresentedRecipe } from './recipes.service.ts';

/** Told of each recipe as soon as it has passed the gate. */
export type Announce = (recipe: PresentedRecipe) => void;
export type Outcome = {
  recipes: PresentedRecipe[];
  isOpenAIGenerated: boolean;
  isFallback: boolean;
  notice?: string;
};
type Run = { announced: PresentedRecipe[]; listeners: Set<Announce>; outcome: Promise<Outcome> };

/** What this process is working on, by id of the generation: a repeated request joins it. */
const runs = new Map<string, Run>();

/** Begins work that goes on whoever listens. */
export function startRun(id: string, work: (announce: Announce) => Promise<Outcome>): void {
  const announced: PresentedRecipe[] = [];
  const listeners = new Set<Announce>();
  const outcome = work((recipe) => {
    announced.push(recipe);
    for (const listener of listeners) listener(recipe);
  });
  runs.set(id, { announced, listeners, outcome });
  // Who waits for the outcome is told of its failure; here it is only over.
  outcome.catch(() => undefined).finally(() => runs.delete(id));
}

/** The outcome of a run, after all that it has announced and will announce; undefined when it is not here. */
export function joinRun(id: string, announce: Announce): Promise<Outcome> | undefined {
  const run = runs.get(id);
  if (!run) return undefined;
  run.announced.forEach(announce);
  run.listeners.add(announce);
  return run.outcome;
}

/** When everything that is under way has ended, well or not. */
export async function runsEnded(): Promise<void> {
  await Promise.allSettled([...runs.values()].map((run) => run.outcome));
}
