import { dishesCalled } from '@plateful/domain/cookbook/choosing/recent-dishes.ts';
import { type ComposeRequest, composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import { editorFaults } from '@plateful/domain/cookbook/testing/editor-faults.ts';
import { violatedGuarantees } from '@plateful/domain/cookbook/testing/guarantees.ts';
import { randomRequests } from '@plateful/domain/cookbook/testing/random-requests.ts';
import { batchesFor, usualProfile } from '@plateful/domain/cookbook/testing/usual-profile.ts';
import type { RecipeDraft } from '@plateful/domain/recipes/recipe.ts';
import { readWishes } from '@plateful/domain/search/read-wish.ts';
import { fifteenWishes } from '@plateful/domain/search/testing/fifteen-wishes.ts';
import { cuisines } from '@plateful/domain/vocabulary/options.ts';

const fixedSeed = 20_261_129;
const dinners = 1000;
const recipesPerWish = 40;
/** Dinners of one cuisine, and how many dishes and kinds they must be. */
const weeks = { dinners: 28, dishes: 24, kinds: 10 } as const;

/**
 * What is chosen: dinners for random households, four weeks of each cuisine, requests in words, and the effect of
 * spice, skill and time.
 */
export function cookBookChoices(): string[] {
  return [...randomDinners(), fourWeeks(), ...wishes(), ...differences()];
}

function randomDinners(): string[] {
  const faults: string[] = [];
  let withAndTitles = 0;
  let read = 0;
  for (const asked of randomRequests(dinners, fixedSeed)) {
    if (read >= dinners) break;
    const request: ComposeRequest = { ...asked, mealType: 'dinner', count: 4 };
    const batch = composeRecipes(request);
    for (const recipe of batch.recipes) {
      read += 1;
      if (/ with .+ and /.test(recipe.title)) withAndTitles += 1;
      for (const fault of editorFaults(recipe)) faults.push(`${fault} (${recipe.title})`);
    }
    for (const { guarantee, example } of violatedGuarantees(request, batch))
      faults.push(`${guarantee} (${example})`);
  }
  return [
    `Dinners of random households: ${read}; "X with Y and Z" ${percent(withAndTitles, read)} (bar 20 %); faults ${faults.length}`,
    ...faults.map((fault) => `         ${fault}`),
  ];
}

const kindsOf = (recipes: readonly RecipeDraft[]) =>
  new Set(recipes.flatMap(({ title }) => dishesCalled([title]).map(({ dish }) => dish.kind)));
const titlesOf = (recipes: readonly RecipeDraft[]) => new Set(recipes.map(({ title }) => title));

function fourWeeks(): string {
  const found = cuisines.map((cuisine) => {
    const profile = { ...usualProfile, cuisinePreferences: [cuisine], timePreference: 120 };
    const { recipes } = composeRecipes({ profile, mealType: 'dinner', count: weeks.dinners, seed: 1 });
    const own = recipes.filter(({ cuisineType }) => cuisineType === cuisine);
    return { cuisine, dishes: titlesOf(own).size, kinds: kindsOf(own).size };
  });
  const summary = found.map(({ cuisine, dishes, kinds }) => `${cuisine} ${dishes}/${kinds}`).join(', ');
  return `${weeks.dinners} dinners of one cuisine, dishes/kinds (bar ${weeks.dishes}/${weeks.kinds}): ${summary}`;
}

function wishes(): string[] {
  const profile = { ...usualProfile, timePreference: 120 };
  return fifteenWishes.map(([text, isKept]) => {
    const { wish } = readWishes(profile, text);
    const broken: string[] = [];
    let read = 0;
    for (let seed = 0; read < recipesPerWish && seed < recipesPerWish; seed += 1) {
      // Requests for a cuisine, dish or food get the matching ones first, and then others.
      const request = { profile, wish, count: 4, seed };
      const batch = composeRecipes(request);
      for (const recipe of batch.recipes.slice(0, recipesPerWish - read)) {
        read += 1;
        if (!isKept(recipe)) broken.push(recipe.title);
      }
    }
    return `Wish "${text}": ${broken.length} of ${read} broken${broken.length > 0 ? ` (${broken.slice(0, 3).join(', ')})` : ''}`;
  });
}

/** Batches of the same seeds for two households, and how many titles they share. */
function differences(): string[] {
  const shared = (a: Partial<typeof usualProfile>, b: Partial<typeof usualProfile>) => {
    const [first, second] = [titlesOf(batchesFor(a)), titlesOf(batchesFor(b))];
    return percent([...first].filter((title) => second.has(title)).length, first.size);
  };
  return [
    `Titles shared, spice 1 and 3: ${shared({ spiceLevel: 1 }, { spiceLevel: 3 })}, 3 and 5: ${shared({ spiceLevel: 3 }, { spiceLevel: 5 })}, 1 and 5: ${shared({ spiceLevel: 1 }, { spiceLevel: 5 })}`,
    `Titles shared, beginner and advanced: ${shared({ cookingSkillLevel: 'beginner', timePreference: 120 }, { cookingSkillLevel: 'advanced', timePreference: 120 })}`,
    `Titles shared, 20 and 120 minutes: ${shared({ timePreference: 20 }, { timePreference: 120 })}`,
  ];
}

function percent(part: number, total: number): string {
  return `${((100 * part) / total).toFixed(1)} %`;
}
