import { avoidedViolations } from '../cookbook/wishes/avoided-foods.ts';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { writtenLine } from '../ingredient-lines/written-line.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { type RecipeFacts, recipeFacts } from '../recipes/recipe-facts.ts';
import { checkRecipe, type Limits, type Violation } from '../safety/check-recipe.ts';
import { readLines, unknownNames } from '../safety/recipe-lines.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { expandDocument, languageOfForm, type Subrecipe } from './expand-document.ts';
import { headingIn, type RecipeDocument } from './recipe-document.ts';
import { type FoodChoice, swapsFor } from './swap-food.ts';

/** A household's limits and the foods that it avoids. */
export type HouseholdLimits = Limits & { avoidedFoods: readonly string[] };

/** What the editor displays about a line. */
export type ReadLine = {
  kind: 'empty' | 'heading' | 'ingredient' | 'part';
  /** "2 cups"; '' if the line has no amount. */
  quantity: string;
  /** Name in the food table, or the title of the linked recipe. */
  food: string | null;
  /** Names that are not in the food table. */
  unknown: string[];
  contains: Allergen[];
  mayContain: Allergen[];
  /** What the household may not eat of it, and errors in the line; sentences without a full stop. */
  warnings: string[];
  /** Usual substitutes. */
  swaps: FoodChoice[];
};

export type DocumentReading = {
  lines: ReadLine[];
  /** Broken limits that no single line shows: foods in the method, diets that depend on nutrition figures. */
  warnings: string[];
  facts: RecipeFacts;
  /** Per serving. */
  nutrition: ReturnType<typeof nutritionOf>['perServing'];
};

const emptyLine: ReadLine = {
  kind: 'empty',
  quantity: '',
  food: null,
  unknown: [],
  contains: [],
  mayContain: [],
  warnings: [],
  swaps: [],
};

/** Reads an unfinished document, each line and as a whole. */
export function readDocument(
  document: RecipeDocument,
  subrecipeOf: (id: string) => Subrecipe | undefined,
  limits: HouseholdLimits,
): DocumentReading {
  const { title, description, lines, steps, servings } = document;
  const { ingredients, instructions, problems } = expandDocument({ lines, steps }, subrecipeOf);
  const language = languageOfForm({ lines, steps });
  const whole = { title, description, ingredients, instructions, servings, cookingTime: 1 };
  const read = lines.map((line, at): ReadLine => {
    const lineErrors = problems.filter((problem) => problem.line === at).map(({ why }) => why);
    if (line.text.trim() === '') return emptyLine;
    const heading = headingIn(line);
    if (heading !== null) return { ...emptyLine, kind: 'heading', food: heading };
    const part = line.recipeId === null ? undefined : subrecipeOf(line.recipeId);
    if (part) return readSubrecipe(part, lineErrors, limits);
    const ingredient = ingredientOf(line.text, language);
    if (!ingredient) return { ...emptyLine, kind: 'ingredient', warnings: lineErrors };
    const isMeasured = writtenLine(line.text, language).written.amount > 0;
    return readIngredientLine(ingredient, isMeasured, lineErrors, limits);
  });
  const shownOnLines = new Set(read.flatMap(({ warnings }) => warnings));
  const warnings = [...new Set(limitsBroken(whole, limits))].filter((why) => !shownOnLines.has(why));
  return {
    lines: read,
    warnings,
    facts: recipeFacts(whole),
    nutrition: nutritionOf(ingredients, servings).perServing,
  };
}

function readIngredientLine(
  ingredient: Ingredient,
  isMeasured: boolean,
  lineErrors: string[],
  limits: HouseholdLimits,
): ReadLine {
  const [line] = readLines([ingredient]);
  const { name, amount, unit } = ingredient;
  const singleLineRecipe = {
    title: '',
    ingredients: [ingredient],
    instructions: [],
    servings: 1,
    cookingTime: 1,
  };
  return {
    kind: 'ingredient',
    // A default amount must not look as if it had been written.
    quantity: isMeasured ? formatQuantity(amount, unit) : '',
    food: line!.food?.name ?? null,
    unknown: unknownNames(line!),
    ...allergensOf(line!),
    // A single line has no figures per serving.
    warnings: [
      ...lineErrors,
      ...new Set(limitsBroken(singleLineRecipe, limits, (violation) => violation.ingredient === name)),
    ],
    swaps: line!.food ? swapsFor(line!.food, line!.language) : [],
  };
}

function readSubrecipe(part: Subrecipe, lineErrors: string[], limits: HouseholdLimits): ReadLine {
  const facts = recipeFacts({ ...part, description: null });
  const whole = { ...part, cookingTime: 1 };
  return {
    ...emptyLine,
    kind: 'part',
    food: part.title,
    unknown: facts.unknownFoods,
    contains: facts.contains,
    mayContain: facts.mayContain,
    warnings: [...lineErrors, ...new Set(limitsBroken(whole, limits))],
  };
}

type CheckedRecipe = Parameters<typeof checkRecipe>[0];
const limiting: readonly Violation['kind'][] = ['allergen', 'diet', 'avoided', 'unknown-food'];

/**
 * Reports only broken limits: other findings of the safety check, such as implausible amounts, are up to the writer.
 */
function limitsBroken(
  recipe: CheckedRecipe,
  limits: HouseholdLimits,
  isRelevant: (violation: Violation) => boolean = () => true,
): string[] {
  const isFigure = ({ why }: Violation) => why.startsWith('One serving has');
  const all = [...checkRecipe(recipe, limits).violations, ...avoidedViolations(recipe, limits.avoidedFoods)];
  const isSingleLine = recipe.instructions.length === 0;
  return all
    .filter(({ kind }) => limiting.includes(kind))
    .filter((violation) => isRelevant(violation) && !(isSingleLine && isFigure(violation)))
    .map(({ why }) => why);
}
