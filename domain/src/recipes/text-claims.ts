import { type Allergen, allergens, type Diet, diets } from '../vocabulary/options.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/** Patterns of texts that claim a diet. "Mediterranean" is a cuisine too and claims nothing. */
const dietWords: Readonly<Record<Diet, string | null>> = {
  Vegetarian: 'vegetarian|veggie|meat-?free|meatless|vegetari(?:sch\\w*|an\\w*)|végétarien\\w*|wegetaria\\w*',
  Vegan: 'vegan\\w*|plant[- ]based|végan\\w*|végétalien\\w*|wegańsk\\w*|vegaani\\w*',
  Pescatarian: 'pesc[ae]tarian',
  Keto: 'keto|ketogenic',
  Paleo: 'paleo(?:lithic)?',
  'Gluten-Free':
    'gluten[- ]?free|gf|no gluten|glutenfrei\\w*|sans gluten|sin gluten|senza glutine|sem glúten|gluten(?:vrij|fri)\\w*|bezglutenow\\w*|gluteeni(?:ton|tt)\\w*',
  'Dairy-Free':
    '(?:dairy|milk|lactose)[- ]?free|non[- ]?dairy|(?:laktose|milch)frei\\w*|sans (?:lactose|lait)|sin (?:lactosa|leche)|senza (?:lattosio|latte)|sem (?:lactose|leite)|lactosevrij\\w*|laktosefri\\w*|laktosfri\\w*',
  'Low-Carb': 'low[- ]?carb|carb-free',
  'Low-Fat': 'low[- ]?fat|fat-free',
  Whole30: 'whole ?30',
  Mediterranean: null,
};

/** Patterns of allergens in claims such as "free of nuts". */
const allergenWords: Readonly<Record<Allergen, string>> = {
  Nuts: '(?:tree )?nuts?|nüsse|nuss|noix|frutos secos|nueces|noci',
  Peanuts: 'peanuts?|nuts?|erdn(?:uss|üsse)|cacahuètes?|arachides?|cacahuetes?|arachidi',
  Dairy: 'dairy|milk|milch|lait|leche|latte',
  Gluten: 'gluten|wheat|weizen',
  Soy: 'soya?|soja',
  Eggs: 'eggs?|eier|ei|œufs?|oeufs?|huevos?|uova',
  Fish: 'fish|seafood|fisch|poisson|pescado|pesce',
  Shellfish: 'shellfish|seafood|crustaceans?|mariscos?',
  Sesame: 'sesame|sesam|sésame|sésamo|sesamo',
};

const freeOf = (words: string) =>
  `(?:${words})(?:[- ]?(?:free|frei\\w*|less))|(?:free (?:of|from)|(?:contains|has) no|sans|sin|senza|ohne) (?:${words})`;
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
const ofDiet = diets.flatMap((diet) => {
  const words = dietWords[diet];
  return words === null ? [] : [{ diet, says: whole(words) }];
});
const ofAllergen = allergens.map((allergen) => ({ allergen, says: whole(freeOf(allergenWords[allergen])) }));

/**
 * Claims that a dish is safe with allergies are never confirmed: readers may have other allergies than the household
 * that requested the recipe.
 */
const safety = /\b(?:allerg\w*|hypoallergenic|anaphyla\w*|c(?:o)?eliac\w*|intoleran\w*)\b/i;

/** Any of the claims. Nearly all texts claim nothing, and this one pattern finds that faster than each of them. */
const anything = whole(
  [
    ...Object.values(dietWords).filter((words) => words !== null),
    ...Object.values(allergenWords).map(freeOf),
  ].join('|'),
);

/** The diets and allergens that a text claims, whether true or not. */
export function claimsOf(text: string): { diets: Diet[]; free: Allergen[]; safety: boolean } {
  if (!anything.test(text)) return { diets: [], free: [], safety: safety.test(text) };
  return {
    diets: ofDiet.filter(({ says }) => says.test(text)).map(({ diet }) => diet),
    free: ofAllergen.filter(({ says }) => says.test(text)).map(({ allergen }) => allergen),
    safety: safety.test(text),
  };
}

/** "Meatless" claims less than "vegetarian": fish and rennet are not meat. */
const meatless = /^\W*(?:meat-?free|meatless)\W*$/i;

type KnownFacts = Pick<RecipeFacts, 'contains' | 'mayContain' | 'diets' | 'unknownFoods'>;

/** The claims of a text that we could not confirm, worded as on a tag: "Gluten-Free", "no nuts". */
function unverifiedIn(text: string, facts: KnownFacts): string[] {
  const claimed = claimsOf(text);
  const isFree = (one: Allergen) =>
    facts.unknownFoods.length === 0 && !facts.contains.includes(one) && !facts.mayContain.includes(one);
  const isKept = (diet: Diet) =>
    facts.diets.includes(diet) ||
    (diet === 'Vegetarian' && meatless.test(text) && facts.diets.includes('Pescatarian'));
  const broken = claimed.diets.filter((diet) => !isKept(diet));
  const isClaimed = (one: Allergen) => broken.some((diet) => diet === `${one}-Free`);
  return [
    ...broken,
    ...claimed.free.filter((one) => !isFree(one) && !isClaimed(one)).map((one) => `no ${one.toLowerCase()}`),
    ...(claimed.safety ? ['safe with an allergy'] : []),
  ];
}

/** In a tag, "no nuts" is a complete claim. */
function asClaim(tag: string): string {
  return tag.replace(/^\s*(?:no|without|zero)\s+/i, 'free of ');
}

function unverifiedInTag(tag: string, facts: KnownFacts): string[] {
  return unverifiedIn(asClaim(tag), facts);
}

/** Whether a tag claims a diet, the absence of an allergen, or safety with an allergy. */
export function isClaim(tag: string): boolean {
  const said = claimsOf(asClaim(tag));
  return said.diets.length > 0 || said.free.length > 0 || said.safety;
}

/** The tags without unconfirmed claims. */
export function verifiedTags(tags: readonly string[], facts: KnownFacts): string[] {
  return tags.filter((tag) => unverifiedInTag(tag, facts).length === 0);
}

type TitledText = { title: string; description?: string | null | undefined };

function unverifiedInTexts({ title, description }: TitledText, facts: KnownFacts): string[] {
  return [...new Set([title, description ?? ''].flatMap((text) => unverifiedIn(text, facts)))];
}

/** The title for programs, previews and files, which show no claims beside it. */
export function titleWithUnverifiedClaims(recipe: TitledText, facts: KnownFacts): string {
  const unverified = unverifiedInTexts(recipe, facts);
  return unverified.length === 0 ? recipe.title : `${recipe.title} (not confirmed: ${unverified.join(', ')})`;
}

/** The claims of title, description and tags that we could not confirm, to be shown with them. */
export function unverifiedClaims(
  recipe: TitledText & { tags: readonly string[] },
  facts: KnownFacts,
): string[] {
  return [
    ...new Set([
      ...unverifiedInTexts(recipe, facts),
      ...recipe.tags.flatMap((tag) => unverifiedInTag(tag, facts)),
    ]),
  ];
}
