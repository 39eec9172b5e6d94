import { type Allergen, type Diet, diets } from '../vocabulary/options.ts';
import { allergenOfClass, allergensOfFood } from './allergens.ts';
import { allergyDiets, foodCheck, strictDiets } from './diet-checks.ts';
import type { Food } from './food.ts';
import type { LabelClearance } from './label-claims.ts';
import { foodById } from './table.ts';

/**
 * The strict diets that a food breaks: by its class, its allergens and parts, and its row's `breaks` and
 * `keeps`. `freeOf` is what its label clears. A cleared food is a substitute under the same name
 * ("dairy-free cheese"), so it no longer breaks diets because of its animal origin, but it still breaks Paleo and
 * Whole30, since the substitute is unknown. Meat has no allergen to clear, so an allergen claim never makes it meatless.
 */
export function dietsBrokenBy(food: Food, freeOf: readonly LabelClearance[] = []): readonly Diet[] {
  const known = freeOf.length === 0 ? brokenBefore.get(food) : undefined;
  if (known) return known;
  const set = brokenSet(food, freeOf, new Set());
  for (const diet of dietsOfLabel(freeOf)) set.delete(diet);
  const broken = diets.filter((diet) => set.has(diet));
  if (freeOf.length === 0) brokenBefore.set(food, broken);
  return broken;
}

/** Also includes Gluten-Free and Dairy-Free for foods that may contain gluten or dairy, where it depends on the brand. */
export function dietsRiskedBy(food: Food, freeOf: readonly LabelClearance[] = []): readonly Diet[] {
  const known = freeOf.length === 0 ? riskedBefore.get(food) : undefined;
  if (known) return known;
  const broken = dietsBrokenBy(food, freeOf);
  const { mayContain } = allergensOfFood(food, freeOf);
  const inDoubt = allergyDiets
    .filter(({ allergen }) => mayContain.includes(allergen))
    .filter(({ diet }) => !food.keeps.includes(diet) && !dietsOfLabel(freeOf).includes(diet));
  const risked = diets.filter((diet) => broken.includes(diet) || inDoubt.some((one) => one.diet === diet));
  if (freeOf.length === 0) riskedBefore.set(food, risked);
  return risked;
}

const riskedBefore = new WeakMap<Food, readonly Diet[]>();

/** Cached: the food table never changes, and every recipe line needs this. */
const brokenBefore = new WeakMap<Food, readonly Diet[]>();

/** Diets that the label guarantees: a vegan brioche has none of the animal products of the usual recipe. */
function dietsOfLabel(freeOf: readonly LabelClearance[]): readonly Diet[] {
  return strictDiets.filter((diet) => foodCheck(diet).labels.some((label) => freeOf.includes(label)));
}

function brokenSet(food: Food, freeOf: readonly LabelClearance[], above: ReadonlySet<string>): Set<Diet> {
  const seen = new Set(above).add(food.id);
  const ofClass = allergenOfClass[food.class];
  const contained = ofClass ? [...food.contains, ofClass] : food.contains;
  const byClass = strictDiets.filter((diet) => foodCheck(diet).classes.includes(food.class));
  const own = [...byClass, ...food.breaks];
  const cleared = clearedDiets(ofClass, freeOf);
  const broken = new Set(own.filter((diet) => !cleared.includes(diet)));
  for (const allergen of contained) {
    if (freeOf.includes(allergen)) continue;
    for (const diet of strictDiets) if (foodCheck(diet).allergens.includes(allergen)) broken.add(diet);
  }
  for (const part of food.parts) {
    if (!seen.has(part)) for (const diet of brokenSet(foodById(part), freeOf, seen)) broken.add(diet);
  }
  for (const diet of food.keeps) broken.delete(diet);
  return broken;
}

/** Diets that the food's class no longer breaks thanks to its label: gluten-free flour is only Gluten-Free. */
function clearedDiets(ofClass: Allergen | undefined, freeOf: readonly LabelClearance[]): readonly Diet[] {
  if (!ofClass || !freeOf.includes(ofClass)) return [];
  if (ofClass === 'Gluten') return strictDiets.filter((diet) => foodCheck(diet).asAllergyTo === 'Gluten');
  return strictDiets.filter((diet) => foodCheck(diet).labels.includes('Animal'));
}
