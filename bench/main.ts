import { composerProfiles } from './composer-profiles.ts';
import { cookBookFigures } from './cook-book.ts';
import { cookBookChoices } from './cook-book-choices.ts';
import { growth } from './growth.ts';
import { kitchenAccuracy } from './kitchen-accuracy.ts';
import { kitchenSpeed } from './kitchen-speed.ts';
import { listLibrary } from './list-library.ts';
import { manyRecipes } from './many-recipes.ts';
import { modelOverhead } from './model-overhead.ts';
import { plannedWeeks } from './plan-week.ts';
import { recipeSearch } from './recipe-search.ts';
import { requestSpeed } from './speed.ts';
import { startTimes } from './start-times.ts';
import { weekList } from './week-list.ts';

/** Prints all benchmarks, each as a ratio to a baseline of the same run, because machines are noisy. */
const benchmarks = [
  kitchenAccuracy,
  kitchenSpeed,
  cookBookFigures,
  cookBookChoices,
  // Some forty minutes, nearly all of it composing: each household has other limits. Use fewer for a quick run.
  () => composerProfiles(Number(process.env.BENCH_PROFILES ?? 20_000)),
  // Some fifteen minutes, mostly for the long searches used as a reference.
  () => plannedWeeks(Number(process.env.BENCH_WEEKS ?? 50)),
  startTimes,
  modelOverhead,
  recipeSearch,
  listLibrary,
  weekList,
  manyRecipes,
  () => requestSpeed(),
  () => growth(),
];

for (const benchmark of benchmarks) {
  for (const line of await benchmark()) console.log(line);
  console.log('');
}
