import { composeRecipes } from '../../cookbook/compose.ts';
import { sampleRecipes } from '../../cookbook/sample-recipes.ts';
import { randomRequests } from '../../cookbook/testing/random-requests.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { type Allergen, allergens, type Diet, diets } from '../../vocabulary/options.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import type { WrittenDraft } from '../written-draft.ts';
import { aboutIngredient, reworded, typicalSentences } from './natural-words.ts';

/** A model's answer, and the profile for which it was written. */
export type Answer = { what: string; written: WrittenDraft; profile: TasteProfile };

type Random = () => number;
/** Minutes. */
const longest = 240;
const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)]!;

/** A household without preferences or time constraints. */
export function household(
  allergies: readonly Allergen[],
  dietaryRestrictions: readonly Diet[],
): TasteProfile {
  return {
    cuisinePreferences: [],
    dietaryRestrictions,
    allergies,
    avoidedFoods: [],
    cookingSkillLevel: 'advanced',
    timePreference: longest,
    spiceLevel: 3,
    householdSize: 4,
    mealTypes: [],
    nutritionGoals: [],
    customInstructions: null,
  };
}

/** A recipe in the form of a model's answer. */
export function asWritten({
  title,
  description,
  cuisineType,
  mealType,
  ...recipe
}: Omit<RecipeDraft, 'reason'>): WrittenDraft {
  return {
    title,
    description,
    reason: 'It is quick to make.',
    cuisineType: cuisineType ?? '',
    mealType: mealType ?? 'dinner',
    cookingTime: recipe.cookingTime,
    servings: recipe.servings,
    ingredients: recipe.ingredients.map((line) => ({ ...line })),
    instructions: [...recipe.instructions],
    tags: ['Weeknight'],
  };
}

/** Answers in natural English that keep their household's limits; the same for the same seed. */
export function safeAnswers(count: number, seed: number): Answer[] {
  const random = randomFrom(seed);
  const composed = randomRequests(count, seed).flatMap((request) =>
    composeRecipes({ ...request, count: 1 }).recipes.map((recipe) => ({ recipe, profile: request.profile })),
  );
  return Array.from({ length: count }, (_, index) => {
    const { recipe, profile } = index % 2 === 0 ? fromLibrary(random) : pick(composed, random);
    const written = inOtherWords(asWritten(recipe), random);
    return { what: recipe.title, written, profile: { ...profile, mealTypes: [] } };
  });
}

/** Sample recipes within the maximum time of a profile. */
const withinTime = sampleRecipes.filter(({ cookingTime }) => cookingTime <= longest);

/** A sample recipe, and random limits that it keeps. */
function fromLibrary(random: Random): { recipe: Omit<RecipeDraft, 'reason'>; profile: TasteProfile } {
  const { id, facts, ...recipe } = pick(withinTime, random);
  const free = allergens.filter((one) => !facts.contains.includes(one) && !facts.mayContain.includes(one));
  const kept = diets.filter((one) => facts.diets.includes(one));
  const allergies = free.filter(() => random() < 0.4);
  return {
    recipe,
    profile: household(
      allergies,
      kept.filter(() => random() < 0.4),
    ),
  };
}

function inOtherWords(written: WrittenDraft, random: Random): WrittenDraft {
  const steps = written.instructions.map((step) => (random() < 0.5 ? reworded(step) : step));
  const extra = [pick(typicalSentences, random), aboutIngredient(pick(written.ingredients, random), random)];
  for (const sentence of extra) {
    const at = Math.floor(random() * steps.length);
    steps[at] = `${steps[at]} ${sentence}`;
  }
  return { ...written, instructions: steps };
}
