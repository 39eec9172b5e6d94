import { allergensOfFood, joinAllergens } from '../foods/allergens.ts';
import { figureBreach, isPatternDiet } from '../foods/diet-checks.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import { listLanguage } from '../ingredient-lines/list-language.ts';
import { patternDiets } from '../ingredient-lines/pattern-diets.ts';
import { nutritionOfLines } from '../nutrition/nutrition.ts';
import { isToTaste } from '../nutrition/to-taste.ts';
import { unlistedFoods } from '../safety/check-method.ts';
import { additionalFoods } from '../safety/named-foods.ts';
import {
  choicesOf,
  type JudgedRecipe,
  type RecipeLine,
  readLines,
  unknownNames,
} from '../safety/recipe-lines.ts';
import { unreadTexts } from '../safety/unverifiable-texts.ts';
import type { MainFoodName } from '../vocabulary/main-foods.ts';
import { type Allergen, type Diet, diets } from '../vocabulary/options.ts';
import { mainFoodName } from './main-food.ts';
import { platePictures } from './plate.ts';

export type RecipeFacts = {
  contains: Allergen[];
  mayContain: Allergen[];
  /**
   * All diets that the recipe satisfies; empty if a food is unknown or cannot be weighed, since nothing is certain
   * then.
   */
  diets: Diet[];
  /** As written, without duplicates; includes the beginnings of texts that cannot be parsed. */
  unknownFoods: string[];
  /** Names from the picture set, the main food first. */
  pictures: string[];
  /** Null if no food has a name among them. */
  mainFood: MainFoodName | null;
  /** Share of the weight that is known, 0 to 1. */
  coverage: number;
};

/**
 * Facts of a recipe for filters and display, from the safety gate's parser but without anyone's limits. Foods that
 * occur only in the title, description or method count.
 * @throws RangeError when `servings` is not a finite number above 0.
 */
export function recipeFacts(
  recipe: Pick<JudgedRecipe, 'title' | 'description' | 'ingredients' | 'instructions' | 'servings'>,
): RecipeFacts {
  const lines = readLines(recipe.ingredients);
  const language = listLanguage(recipe.ingredients);
  const extras = [
    ...lines.flatMap(additionalFoods).map((food) => ({ food, broken: dietsRiskedBy(food) })),
    ...unlistedFoods(recipe, lines),
  ];
  const unknownFoods = [...new Set([...lines.flatMap(unknownNames), ...unreadTexts(recipe, language)])];
  const { perServing, coverage } = nutritionOfLines(lines, recipe.servings);
  const carried = joinAllergens([
    ...lines.map(allergensOf),
    ...extras.map(({ food }) => allergensOfFood(food)),
  ]);
  const broken = new Set([...lines.flatMap(dietsRiskedByLine), ...extras.flatMap(({ broken }) => broken)]);
  const isSure = lines.length > 0 && unknownFoods.length === 0 && lines.every(isWeighed);
  const keeps = (diet: Diet) =>
    isPatternDiet(diet)
      ? patternDiets[diet].keeps(lines, recipe.servings)
      : !broken.has(diet) && !figureBreach(diet, perServing);
  return {
    ...carried,
    diets: isSure ? diets.filter(keeps) : [],
    unknownFoods,
    pictures: platePictures(lines),
    mainFood: mainFoodName(lines.flatMap(({ food, grams }) => (food ? { food, grams: grams ?? 0 } : []))),
    coverage,
  };
}

function dietsRiskedByLine(line: RecipeLine): Diet[] {
  return choicesOf(line).flatMap((food) => dietsRiskedBy(food, line.freeOf));
}

function isWeighed(line: RecipeLine): boolean {
  return line.grams !== null || isToTaste(line.written);
}
