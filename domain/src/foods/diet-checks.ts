import { type Allergen, type Diet, diets } from '../vocabulary/options.ts';
import { type FigureBreach, ketoBreach, lowCarbBreach, lowFatBreach } from './diet-figures.ts';
import type { FoodClass, Nutrition } from './food.ts';

/** A diet that a food breaks in any amount. A row's `breaks` and `keeps` take precedence. */
type FoodCheck = {
  by: 'foods';
  /** What breaks it: classes of food, and allergens. */
  classes: readonly FoodClass[];
  allergens: readonly Allergen[];
  /** Label claims that satisfy it regardless of the food: "vegetarian" (Meat), "vegan" (Animal). */
  labels: readonly ('Meat' | 'Animal')[];
  /** The allergen that people avoid with it for medical reasons; "may contain" then breaks it too. */
  asAllergyTo: Allergen | null;
};
/** A diet judged by the nutrition of a serving. */
type FigureCheck = { by: 'figures'; breach: (serving: Nutrition) => FigureBreach | null };
/** A pattern over a week; a single dish can only clearly contradict it. */
type PatternCheck = { by: 'pattern' };

const meat: readonly FoodClass[] = ['red-meat', 'poultry', 'animal-fat'];
/** Paleo and Whole30 by class; rows with `keeps` are exceptions (honey, green beans, ghee). */
const ancestral = {
  by: 'foods',
  classes: ['grain', 'gluten-grain', 'legume', 'soy', 'dairy', 'sweetener', 'alcohol'],
  allergens: ['Peanuts', 'Soy', 'Dairy', 'Gluten'],
  labels: [],
  asAllergyTo: null,
} as const satisfies FoodCheck;

/** How each diet is judged: its only declaration. Anything else that depends on the diets uses a `Record<Diet, …>`. */
export const dietChecks = {
  Vegetarian: {
    by: 'foods',
    classes: meat,
    allergens: ['Fish', 'Shellfish'],
    labels: ['Meat', 'Animal'],
    asAllergyTo: null,
  },
  Vegan: {
    by: 'foods',
    classes: meat,
    allergens: ['Dairy', 'Eggs', 'Fish', 'Shellfish'],
    labels: ['Animal'],
    asAllergyTo: null,
  },
  Pescatarian: { by: 'foods', classes: meat, allergens: [], labels: ['Meat', 'Animal'], asAllergyTo: null },
  Keto: { by: 'figures', breach: ketoBreach },
  Paleo: ancestral,
  'Gluten-Free': { by: 'foods', classes: [], allergens: ['Gluten'], labels: [], asAllergyTo: 'Gluten' },
  'Dairy-Free': { by: 'foods', classes: [], allergens: ['Dairy'], labels: ['Animal'], asAllergyTo: 'Dairy' },
  'Low-Carb': { by: 'figures', breach: lowCarbBreach },
  'Low-Fat': { by: 'figures', breach: lowFatBreach },
  Whole30: ancestral,
  Mediterranean: { by: 'pattern' },
} as const satisfies Record<Diet, FoodCheck | FigureCheck | PatternCheck>;

type DietBy<By> = { [D in Diet]: (typeof dietChecks)[D]['by'] extends By ? D : never }[Diet];
export type StrictDiet = DietBy<'foods'>;
export type FigureDiet = DietBy<'figures'>;
export type PatternDiet = DietBy<'pattern'>;

/** Diets that a food breaks in any amount. The others are judged by nutrition or as a pattern. */
export const strictDiets = diets.filter((diet): diet is StrictDiet => dietChecks[diet].by === 'foods');
export const figureDiets = diets.filter((diet): diet is FigureDiet => dietChecks[diet].by === 'figures');

export function isPatternDiet(diet: Diet): diet is PatternDiet {
  return dietChecks[diet].by === 'pattern';
}

/** How a food can break a strict diet. */
export function foodCheck(diet: StrictDiet): FoodCheck {
  return dietChecks[diet];
}

/** Diets that people follow for medical reasons, like an allergy, and the allergen that each excludes. */
export const allergyDiets = strictDiets.flatMap((diet) => {
  const { asAllergyTo } = foodCheck(diet);
  return asAllergyTo ? [{ diet, allergen: asAllergyTo }] : [];
});

/** Why a serving breaks a diet that is judged by nutrition; null if it does not, and for other diets. */
export function figureBreach(diet: Diet, serving: Nutrition): FigureBreach | null {
  const check = dietChecks[diet];
  return check.by === 'figures' ? check.breach(serving) : null;
}
