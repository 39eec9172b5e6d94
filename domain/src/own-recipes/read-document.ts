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
import { expandDocument, languageOfForm, type PartRecipe } from './expand-document.ts';
import { headingIn, type RecipeDocument } from './recipe-document.ts';
import { type FoodChoice, swapsFor } from './swap-food.ts';

/** A household's limits, and the foods that it never wants. */
export type Eaters = Limits & { avoidedFoods: readonly string[] };

/** What was understood of a line while it is written. */
export type ReadLine = {
  kind: 'empty' | 'heading' | 'ingredient' | 'part';
  /** "2 cups"; '' where nothing tells. */
  quantity: string;
  /** The table's name of the food, or the title of the recipe that it stands for. */
  food: string | null;
  /** Names that the table lacks. */
  unknown: string[];
  contains: Allergen[];
  mayContain: Allergen[];
  /** What the household may not eat of it, and what is wrong with it, in sentences without a full stop. */
  warnings: string[];
  /** What cooks take instead. */
  swaps: FoodChoice[];
};

export type DocumentReading = {
  lines: ReadLine[];
  /** What the household may not eat that no single line says: foods of the method, a diet by its figures. */
  warnings: string[];
  facts: RecipeFacts;
  /** Per serving. */
  nutrition: ReturnType<typeof nutritionOf>['perServing'];
};

const nothing: ReadLine = {
  kind: 'empty',
  quantity: '',
  food: null,
  unknown: [],
  contains: [],
  mayContain: [],
  warnings: [],
  swaps: [],
};

/** Reads a document as it stands, line by line and as a whole. */
export function readDocument(
  document: RecipeDocument,
  partOf: (id: string) => PartRecipe | undefined,
  eaters: Eaters,
): DocumentReading {
  const { title, description, lines, steps, servings } = document;
  const { ingredients, instructions, problems } = expandDocument({ lines, steps }, partOf);
  const language = languageOfForm({ lines, steps });
  const whole = { title, description, ingredients, instructions, servings, cookingTime: 1 };
  const read = lines.map((line, at): ReadLine => {
    const wrong = problems.filter((problem) => problem.line === at).map(({ why }) => why);
    if (line.text.trim() === '') return nothing;
    const heading = headingIn(line);
    if (heading !== null) return { ...nothing, kind: 'heading', food: heading };
    const part = line.recipeId === null ? undefined : partOf(line.recipeId);
    if (part) return readPart(part, wrong, eaters);
    const ingredient = ingredientOf(line.text, language);
    if (!ingredient) return { ...nothing, kind: 'ingredient', warnings: wrong };
    const isMeasured = writtenLine(line.text, language).written.amount > 0;
    return readOne(ingredient, isMeasured, wrong, eaters);
  });
  const told = new Set(read.flatMap(({ warnings }) => warnings));
  const warnings = [...new Set(limitsBroken(whole, eaters))].filter((why) => !told.has(why));
  return {
    lines: read,
    warnings,
    facts: recipeFacts(whole),
    nutrition: nutritionOf(ingredients, servings).perServing,
  };
}

function readOne(ingredient: Ingredient, isMeasured: boolean, wrong: string[], eaters: Eaters): ReadLine {
  const [line] = readLines([ingredient]);
  const { name, amount, unit } = ingredient;
  const alone = {
    title: '',
    ingredients: [ingredient],
    instructions: [],
    servings: 1,
    cookingTime: 1,
  };
  return {
    kind: 'ingredient',
    // What no one has said is not understood either.
    quantity: isMeasured ? formatQuantity(amount, unit) : '',
    food: line!.food?.name ?? null,
    unknown: unknownNames(line!),
    ...allergensOf(line!),
    // Figures are per serving, which one line does not know.
    warnings: [
      ...wrong,
      ...new Set(limitsBroken(alone, eaters, (violation) => violation.ingredient === name)),
    ],
    swaps: line!.food ? swapsFor(line!.food, line!.language) : [],
  };
}

function readPart(part: PartRecipe, wrong: string[], eaters: Eaters): ReadLine {
  const facts = recipeFacts({ ...part, description: null });
  const whole = { ...part, cookingTime: 1 };
  return {
    ...nothing,
    kind: 'part',
    food: part.title,
    unknown: facts.unknownFoods,
    contains: facts.contains,
    mayContain: facts.mayContain,
    warnings: [...wrong, ...new Set(limitsBroken(whole, eaters))],
  };
}

type Judged = Parameters<typeof checkRecipe>[0];
const limiting: readonly Violation['kind'][] = ['allergen', 'diet', 'avoided', 'unknown-food'];

/** How much and how it is told is the writer's choice; what the household may not eat is not. */
function limitsBroken(
  recipe: Judged,
  eaters: Eaters,
  isMeant: (violation: Violation) => boolean = () => true,
): string[] {
  const isFigure = ({ why }: Violation) => why.startsWith('One serving has');
  const all = [...checkRecipe(recipe, eaters).violations, ...avoidedViolations(recipe, eaters.avoidedFoods)];
  const isAlone = recipe.instructions.length === 0;
  return all
    .filter(({ kind }) => limiting.includes(kind))
    .filter((violation) => isMeant(violation) && !(isAlone && isFigure(violation)))
    .map(({ why }) => why);
}
