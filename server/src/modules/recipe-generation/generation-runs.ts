import type { PresentedRecipe } from '#modules/recipes/recipe.ts';

/** Called with each recipe as soon as it has passed the gate. */
export type OnRecipe = (recipe: PresentedRecipe) => void;
export type Outcome = {
  recipes: PresentedRecipe[];
  isOpenAIGenerated: boolean;
  isFallback: boolean;
  notice?: string;
};
type Run = { recipes: PresentedRecipe[]; listeners: Set<OnRecipe>; outcome: Promise<Outcome> };

/** Generations in progress on this server, by id: a repeated request joins the run. */
export function createGenerationRuns() {
  const runs = new Map<string, Run>();
  return {
    /** The run continues after all clients have disconnected. */
    start(id: string, work: (onRecipe: OnRecipe) => Promise<Outcome>): void {
      const recipes: PresentedRecipe[] = [];
      const listeners = new Set<OnRecipe>();
      const outcome = work((recipe) => {
        recipes.push(recipe);
        for (const listener of listeners) listener(recipe);
      });
      runs.set(id, { recipes, listeners, outcome });
      // Clients that joined get the error.
      outcome.catch(() => undefined).finally(() => runs.delete(id));
    },

    /**
     * Sends all recipes so far and later ones, then returns the outcome; undefined if it does not run on this server.
     */
    join(id: string, onRecipe: OnRecipe): Promise<Outcome> | undefined {
      const run = runs.get(id);
      run?.recipes.forEach(onRecipe);
      run?.listeners.add(onRecipe);
      return run?.outcome;
    },

    async ended(): Promise<void> {
      await Promise.allSettled([...runs.values()].map((run) => run.outcome));
    },
  };
}
