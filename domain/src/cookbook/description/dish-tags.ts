import { generalWords } from '../../safety/general-words.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { pungencyOfPart } from '../adaptation/pungency.ts';
import type { DishPart } from '../dish.ts';
import type { AdaptedDish, DishRecipe } from '../make-recipe.ts';
import { needsTwoVessels, oneVesselTag } from '../method/one-vessel.ts';
import { isLightMeal } from '../wishes/styles.ts';

const cookingVerb = /\b(?:boil|simmer|fry|bake|roast|broil|toast|poach|grill)\b/i;
export const isCooked = ({ instructions }: DishRecipe) => cookingVerb.test(instructions.join(' '));
/** Tags for food that is carried and eaten hours later, when cut avocado is brown. */
const carryTags = /^(?:lunch ?box|make-ahead|meal prep|packable)$/;
const lunchboxTags = /^(?:lunch ?box|packable|picnic)$/;
const avocado = /^(?:ripe )?avocados?\b/;
/** What must not wait is not carried. */
const servedAtOnce =
  /\b(?:eat|serve)\b[^.;]*\b(?:at once|immediately|straight away|while (?:\w+ ){0,3}(?:hot|crisp|crackles|crunch))\b|\beat (?:it |them )?hot\b/i;
/** Tags of dishes without chili. */
const mildTags = /^(?:kid-friendly|mild|gentle)$/;
const heatOf = (parts: Iterable<DishPart>) => [...parts].reduce((sum, part) => sum + pungencyOfPart(part), 0);
const hotTags = /^(?:spicy|fiery|peppery|hot and sour|sweet and spicy)$/;
/** Share of its own heat below which a dish is no longer called hot. */
const stillHot = 0.5;
const grillTags = /^(?:grill(?:ed)?|barbecue)$/;
const grilling = /\bgrill|\bbarbecue|\bcharcoal|\bembers\b/i;
/** Cuisines in which a pot of pulses is a dal. */
const dalCuisines: ReadonlySet<DishCuisine> = new Set<DishCuisine>(['Indian']);

/** Servings from which on a dish is for many. */
const many = 6;

/** The kind of a dish and its own tags, without those that are no longer true after adaptation, or at this meal. */
export function truthfulTags(
  { dish, name, parts }: AdaptedDish,
  recipe: DishRecipe,
  meal: MealType = dish.meals[0]!,
): string[] {
  const method = recipe.instructions.join(' ');
  const heat = heatOf(parts.values());
  const isHotter = heat > heatOf(dish.parts);
  const isMilder = heat < stillHot * heatOf(dish.parts);
  const tags = dish.tags.filter(
    (tag) =>
      !(oneVesselTag.test(tag) && needsTwoVessels(recipe)) &&
      !(tag === 'no-cook' && isCooked(recipe)) &&
      !(tag === 'light' && !isLightMeal(recipe.nutritionInfo, meal)) &&
      !(tag === 'for many' && recipe.servings < many) &&
      !(mildTags.test(tag) && isHotter) &&
      !(hotTags.test(tag) && isMilder) &&
      !(grillTags.test(tag) && !grilling.test(method)) &&
      !(carryTags.test(tag) && recipe.ingredients.some((line) => avocado.test(line.name))) &&
      !(lunchboxTags.test(tag) && servedAtOnce.test(method)) &&
      !(/^(?:sharing|crowd-pleaser|entertaining|party)$/.test(tag) && recipe.servings === 1),
  );
  const isDal = dish.kind !== 'dal and beans' || dalCuisines.has(dish.cuisine);
  const words = [isDal ? capitalized(dish.kind) : 'Beans', ...tags];
  if (name === dish.name && !name.includes('{')) return words;
  const general = new Set(
    generalWords.map(({ word }) => word).concat('seafood', 'shellfish', 'eggs', 'meatless'),
  );
  return words.filter((word) => !general.has(word.toLowerCase()) && mentionedFoods(word).length === 0);
}
