import type { Food } from '../foods/food.ts';
import type { Role } from './dish.ts';
import type { Tilt } from './goals.ts';
import type { MadeRecipe } from './make-recipe.ts';

/** What a batch has had, so that it neither repeats itself nor what the household wants to avoid. */
export type Batch = {
  used: Map<string, number>;
  atHome: ReadonlySet<string>;
  titles: Set<string>;
  /** How much rather this archetype in this kitchen than what there was already; 1 for both new. */
  freshness(archetype: string, cuisine: string): number;
  has(key: string, title: string): boolean;
};

const folded = (title: string) => title.trim().toLowerCase();

export function emptyBatch(avoidTitles: readonly string[], atHome: readonly string[]): Batch {
  const used = new Map<string, number>();
  const titles = new Set(avoidTitles.map(folded));
  const times = (key: string) => used.get(key) ?? 0;
  return {
    used,
    atHome: new Set(atHome),
    titles,
    freshness: (archetype, cuisine) => 0.1 ** times(archetype) * 0.35 ** times(cuisine),
    has: (key, title) => used.has(key) || titles.has(folded(title)),
  };
}

export function noteDish(batch: Batch, archetype: string, cuisine: string, made: MadeRecipe): void {
  for (const name of [archetype, cuisine, made.key, ...made.foods])
    batch.used.set(name, (batch.used.get(name) ?? 0) + 1);
  batch.titles.add(folded(made.recipe.title));
}

/** Preference among foods: goals, what is at home, and for mains and vegetables what the batch has not had. */
export function wantsFor(batch: Batch, tilt: Tilt): (food: Food, role: Role) => number {
  return (food, role) => {
    const had = batch.used.get(food.id) ?? 0;
    const fresh = role === 'main' ? 0.2 ** had : 0.6 ** had;
    // A goal decides most by the main.
    const liking = tilt.liking(food) ** (role === 'main' ? 2 : 1);
    return liking * fresh * (batch.atHome.has(food.id) ? (role === 'main' ? 25 : 6) : 1);
  };
}
