import { composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import { guarantees, violatedGuarantees } from '@plateful/domain/cookbook/testing/guarantees.ts';
import { randomRequests } from '@plateful/domain/cookbook/testing/random-requests.ts';

const fixedSeed = 20_261_120;
const maxExamples = 5;
/** Recent recipes that the next household of the run is given. */
const maxRecent = 40;

/**
 * Runs the composer for `count` random households: how often each guarantee is violated, with examples, and for which
 * limits there were too few dishes. All violation counts must be 0.
 */
export function composerProfiles(count: number): string[] {
  const broken = new Map<string, string[]>(guarantees.map((promise) => [promise, []]));
  const short = new Map<string, { batches: number; short: number; empty: number }>();
  let recent: string[] = [];
  let recipes = 0;
  let milliseconds = 0;
  for (const asked of randomRequests(count, fixedSeed)) {
    const request = { ...asked, avoidTitles: recent };
    const start = performance.now();
    const batch = composeRecipes(request);
    milliseconds += performance.now() - start;
    recipes += batch.recipes.length;
    for (const { guarantee, example } of violatedGuarantees(request, batch))
      broken.get(guarantee)?.push(example);
    for (const name of combinationsOf(request)) {
      const before = short.get(name) ?? { batches: 0, short: 0, empty: 0 };
      short.set(name, {
        batches: before.batches + 1,
        short: before.short + (batch.shortfall ? 1 : 0),
        empty: before.empty + (batch.recipes.length === 0 ? 1 : 0),
      });
    }
    recent = [...batch.recipes.map(({ title }) => title), ...recent].slice(0, maxRecent);
  }
  return [
    `Composer, ${count} random households: ${recipes} recipes, ${((milliseconds * 10) / recipes).toFixed(2)} ms for 10`,
    ...[...broken].flatMap(([promise, examples]) => [
      `${String(examples.length).padStart(6)} broken: ${promise}`,
      ...examples.slice(0, maxExamples).map((example) => `         ${example}`),
    ]),
    'Batches with fewer dishes than asked for, by limits (of them without any)',
    ...[...short]
      .filter(([, counts]) => counts.short > 0)
      .sort(([, a], [, b]) => b.short / b.batches - a.short / a.batches)
      .map(
        ([name, counts]) =>
          `${share(counts.short, counts.batches)} (${share(counts.empty, counts.batches)}) ${name}`,
      ),
  ];
}

/** The limits that may leave few dishes: diets, allergies, and the time. */
function combinationsOf({ profile, mealType }: ReturnType<typeof randomRequests>[number]): string[] {
  const { dietaryRestrictions, allergies, timePreference, cookingSkillLevel } = profile;
  const time = timePreference < 15 ? `${timePreference} minutes` : '15 minutes and more';
  return [
    'all',
    `diets: ${dietaryRestrictions.join(' + ') || 'none'}`,
    `allergies: ${allergies.join(' + ') || 'none'}`,
    `time: ${time}`,
    `skill: ${cookingSkillLevel}`,
    `meal: ${mealType ?? 'any'}`,
  ];
}

function share(part: number, total: number): string {
  return `${((100 * part) / total).toFixed(1)} %`.padStart(8);
}
