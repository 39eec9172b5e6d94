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
  const told = [...text.matchAll(allergic)].map(([, ...found]) => found.find(Boolean)!.toLowerCase());
  const labels = told.map((word) => `${freeOfAll[word] ?? word}-free`).join(', ');
  const cleared = [...claimsIn(tokenize(text)), ...claimsIn(tokenize(labels))].flatMap(
    ({ clears }) => clears,
  );
  return cleared.includes('Nuts') ? [...cleared, 'Peanuts'] : cleared;
}

/** Whether a text says anywhere that this kitchen does without what a food contains. */
export function isRefusedIn(text: string, food: Food): boolean {
  const refused = refusedBy(text);
  if (refused.length === 0) return false;
  const diets = dietsRiskedBy(food);
  return (
    allergensOfFood(food).contains.some((one) => refused.includes(one)) ||
    (refused.includes('Meat') && diets.includes('Vegetarian')) ||
    (refused.includes('Animal') && diets.includes('Vegan'))
  );
}
