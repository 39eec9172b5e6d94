import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { Violation } from '../safety/check-recipe.ts';
import { type Allergen, type Diet, diets } from '../vocabulary/options.ts';
import { shapeViolation } from './written-bounds.ts';
import type { WrittenDraft } from './written-draft.ts';

/** Words by which a text says that a dish keeps a diet. "Mediterranean" is a kitchen too and claims nothing. */
const dietWords: Readonly<Record<Diet, RegExp | null>> = {
  Vegetarian: /\b(?:vegetarian|veggie|meat-?free|meatless)\b/i,
  Vegan: /\b(?:vegan|plant-based)\b/i,
  Pescatarian: /\bpesc[ae]tarian\b/i,
  Keto: /\b(?:keto|ketogenic)\b/i,
  Paleo: /\bpaleo(?:lithic)?\b/i,
  'Gluten-Free': /\bgluten[- ]?free\b/i,
  'Dairy-Free': /\b(?:dairy|milk|lactose)[- ]?free\b/i,
  'Low-Carb': /\b(?:low[- ]carb|carb-free)\b/i,
  'Low-Fat': /\b(?:low[- ]fat|fat-free)\b/i,
  Whole30: /\bwhole ?30\b/i,
  Mediterranean: null,
};

/** Words by which a text says that a dish is free of an allergen. */
const allergenWords: Readonly<Record<Allergen, string>> = {
  Nuts: '(?:tree )?nuts?',
  Peanuts: 'peanuts?|nuts?',
  Dairy: 'dairy|milk',
  Gluten: 'gluten|wheat',
  Soy: 'soya?',
  Eggs: 'eggs?',
  Fish: 'fish|seafood',
  Shellfish: 'shellfish|seafood',
  Sesame: 'sesame',
};
const freeOf = Object.entries(allergenWords).map(([allergen, words]) => ({
  allergen: allergen as Allergen,
  says: new RegExp(
    `\\b(?:(?:${words})[- ]free|(?:free (?:of|from)|(?:contains|has) no) (?:${words}))\\b`,
    'i',
  ),
}));

/** Words do not make a dish safe, and a reader may have other allergies than the household that asked. */
const safety = /\b(?:allerg\w*|hypoallergenic|anaphyla\w*|c(?:o)?eliac\w*|intoleran\w*)\b/i;

/** Diets and allergens that a text of a recipe claims, true or not. */
function claimsOf(text: string): { diets: Diet[]; free: Allergen[]; safety: boolean } {
  return {
    diets: diets.filter((diet) => dietWords[diet]?.test(text)),
    free: freeOf.filter(({ says }) => says.test(text)).map(({ allergen }) => allergen),
    safety: safety.test(text),
  };
}

/** Whether a text speaks of diets, allergens or figures, which are computed and never a writer's to say. */
export function isClaim(text: string): boolean {
  const { diets: said, free, safety: isSafety } = claimsOf(text);
  const figures =
    /\b(?:calor\w*|protein|fib(?:er|re)|sodium|sugar|carbs?|fat|healthy|nutriti\w*|free|mediterranean)\b/i;
  return said.length > 0 || free.length > 0 || isSafety || figures.test(text);
}

/**
 * What title and description say of the dish and the list does not bear out: a "vegan" chili with beef. A word that
 * one of the ingredients bears too ("gluten-free pasta") is that ingredient's label.
 */
export function claimViolations(written: WrittenDraft, facts: RecipeFacts): Violation[] {
  const labels = written.ingredients.map(({ name }) => name).join('\n');
  return (['title', 'description'] as const).flatMap((where) => {
    const said = claimsOf(written[where]);
    const labeled = claimsOf(labels);
    const wrongDiets = said.diets.filter(
      (diet) => !facts.diets.includes(diet) && !labeled.diets.includes(diet),
    );
    const wrongFree = said.free.filter(
      (one) => [...facts.contains, ...facts.mayContain].includes(one) && !labeled.free.includes(one),
    );
    return [
      ...wrongDiets.map(
        (diet) => `The ${where} calls the dish ${diet}, and its ingredients do not bear that out`,
      ),
      ...wrongFree.map((one) => `The ${where} says that the dish has no ${one}, and it has or may have`),
      ...(said.safety ? [`The ${where} speaks of allergies, which is not for a recipe to judge`] : []),
    ].map((why) => shapeViolation(why));
  });
}
