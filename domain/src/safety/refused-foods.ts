import { allergensOfFood } from '../foods/allergens.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import { claimsIn, type LabelClearance } from '../foods/label-claims.ts';
import { tokenize } from '../quantities/tokens.ts';

const substance = '(peanut|nut|dairy|milk|lactose|egg|gluten|wheat|soya?|fish|shellfish|sesame)s?';

/** "A peanut allergy", "allergic to shellfish": each says what the table must do without. */
const allergic = new RegExp(
  `\\b${substance}[- ](?:allerg|intoleran)|\\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)) to (?:tree )?${substance}\\b|\\b(c(?:o)?eliac)`,
  'gi',
);
const eat =
  '(?:even |really |just )?(?:have|eat|do|handle|tolerate|touch|digest|stomach|take|go near|be near|share|process|drink)';
/** "She can't handle milk", "school bans nuts", "gets hives from fish". */
const unableEat = `\\b(?:(?:can(?:no|['’])t|can no longer|couldn['’]t|could not|(?:is|are|was|were)(?: not|n['’]t) allowed(?: to)?|must not|mustn['’]t|may not|do(?:es)?n['’]t|do(?:es)? not) ${eat}|(?:has|have|had) to avoid|avoids?|bans?|banned|forbids?|forbade|rule[sd] out|hives from|aches? from|(?:sick|ill) from|reacts? to|reacted to|reaction to|anaphyla\\w+ to)\\b`;
const unable = new RegExp(`${unableEat}[^.!?;,]{0,25}\\b${substance}\\b`, 'gi');
const unableTo = new RegExp(
  `(?:${unableEat}|\\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)) to)(?: [\\w’'-]+){0,2} $`,
  'i',
);
/** "No dairy here", "egg-safe". */
const lacking = new RegExp(
  `\\b(?:no|zero|without|minus|sans|non|free of) (?:any |added )?${substance}(?=\\s*(?:[.,;:!?)]|$|(?:and|or|nor|no|in|at|for|here|needed|required|allowed|whatsoever)\\b))|\\b${substance}[- ]?(?:allergy|intolerance)?[- ](?:friendly|safe)\\b`,
  'gi',
);
const freeOfAll: Readonly<Record<string, string>> = {
  lactose: 'dairy',
  wheat: 'gluten',
  celiac: 'gluten',
  coeliac: 'gluten',
};

/**
 * What a text says that the cooks or guests of this kitchen must not eat, or that its dishes are free of: dairy of "when I
 * went dairy-free", peanuts of "my son's peanut allergy". A nut allergy is said of peanuts too.
 */
function refusedBy(text: string): readonly LabelClearance[] {
  const told = [...text.matchAll(allergic), ...text.matchAll(unable), ...text.matchAll(lacking)].map(
    ([, ...found]) => found.find(Boolean)!.toLowerCase(),
  );
  const labels = told.map((word) => `${freeOfAll[word] ?? word}-free`).join(', ');
  const cleared = [
    ...claimsIn(tokenize(text.replaceAll(/\bplant-based\b/gi, 'vegan'))),
    ...claimsIn(tokenize(labels)),
  ].flatMap(({ clears }) => clears);
  return cleared.includes('Nuts') ? [...cleared, 'Peanuts'] : cleared;
}

/** Those who may come, and whose version is another: "people who can't have butter use oil". */
const guests =
  /\b(?:people|those|anyone|anybody|folks|friends|guests|readers|cooks|vegans|vegetarians|some)\b[^.!?;]*$/i;

/** Whether a clause says of the food behind these words that people here must not eat it: "she can't handle". */
export function isUnable(before: string): boolean {
  return unableTo.test(before) && !guests.test(before);
}

/** An illness that names no food says that those of the dish are meant. */
const ill =
  /\b(?:allerg(?:y|ies|ic)|anaphyla\w+|epipens?|swelled up|swells up|swell up|throat clos\w+|coeliac|celiac)\b/i;
const anySubstance = new RegExp(`\\b${substance}\\b`, 'i');

/** Whether a text says anywhere that this kitchen does without what a food contains. */
export function isRefusedIn(text: string, food: Food): boolean {
  const refused = refusedBy(text);
  if (refused.length === 0)
    return text.split('. ').some((said) => ill.test(said) && !anySubstance.test(said));
  const diets = dietsRiskedBy(food);
  const { contains, mayContain } = allergensOfFood(food);
  return (
    [...contains, ...mayContain].some((one) => refused.includes(one)) ||
    (refused.includes('Meat') && diets.includes('Vegetarian')) ||
    (refused.includes('Animal') && diets.includes('Vegan'))
  );
}
