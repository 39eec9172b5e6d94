import { allergensOfFood } from '../../foods/allergens.ts';
import { foodById } from '../../foods/table.ts';
import { isFryingOil } from '../../nutrition/frying-oil.ts';
import { recipeFacts } from '../../recipes/recipe-facts.ts';
import { unlistedFoods } from '../../safety/check-method.ts';
import { checkRecipe } from '../../safety/check-recipe.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { applyVariation, withoutSide } from '../adaptation/vary-dish.ts';
import type { Dish, DishPart } from '../dish.ts';
import { type AdaptedDish, asWritten, type DishRecipe, makeRecipe } from '../make-recipe.ts';
import { hasMeat, meat, servingsCondition } from '../method/conditions.ts';
import { parseTemplate, partsNamed } from '../method/method-template.ts';
import { minutesSpent } from '../times/minutes-spent.ts';
import { scalingFaults } from './scaling-faults.ts';
import { shareFaults } from './share-faults.ts';

const noLimits = { allergies: [], dietaryRestrictions: [] };
/** Kilocalories per serving. */
const energy = { meal: [150, 1100], snack: [40, 650] } as const;
const householdSizes = [1, 2, 3, 4, 6, 8, 10, 12];

/** Problems of a written dish, as messages for its author; empty if there are none. */
export function dishProblems(dish: Dish): string[] {
  try {
    const written = [
      ...keyProblems(dish),
      ...textProblems(dish),
      ...heatProblems(dish),
      ...limitProblems(dish),
    ];
    if (written.length > 0) return written;
    const base = asWritten(dish);
    return [
      ...recipeProblems('as written', base, dish.serves),
      ...factProblems(dish),
      ...householdSizes.flatMap((servings) => recipeProblems(`for ${servings}`, base, servings)),
      ...dish.optional.flatMap((key) => recipeProblems(`without ${key}`, without(base, key), dish.serves)),
      ...[...new Set(dish.parts.flatMap(({ side }) => side ?? []))].flatMap((side) =>
        recipeProblems(`without ${side}`, withoutSide(base, side), dish.serves),
      ),
      ...dish.vary.flatMap((variation) =>
        recipeProblems(
          `with ${variation.use?.name ?? 'nothing'} for ${variation.part}`,
          applyVariation(base, variation)!,
          dish.serves,
        ),
      ),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

function keyProblems({ parts, essential, optional, spicy, open, vary, steps }: Dish): string[] {
  const keys = parts.map(({ key }) => key);
  const pieces = steps.flatMap(parseTemplate);
  const named = new Set(partsNamed(pieces));
  const conditions = pieces.flatMap((piece) => ('onlyWith' in piece ? [piece.onlyWith] : []));
  const vessels = pieces.flatMap((piece) => ('vessel' in piece ? [piece.vessel] : []));
  const references = [
    ...essential,
    ...optional,
    ...spicy,
    ...Object.keys(open),
    ...vary.map(({ part }) => part),
  ];
  return [
    ...keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `two parts are called "${key}"`),
    ...keys.filter((key) => !named.has(key)).map((key) => `no step uses {${key}}`),
    ...[...references, ...named, ...conditions]
      .filter((key) => key !== meat && !servingsCondition.test(key) && !keys.includes(key))
      .map((key) => `there is no part "${key}"`),
    ...vessels
      .filter((name) => / (?:with|or|of|and) /.test(name))
      .map((name) => `"${name}" has no plural: end on the noun`),
    ...essential.filter((key) => optional.includes(key)).map((key) => `"${key}" is essential and optional`),
  ];
}

/** Foods named outside of braces would stay in the text when they are replaced. */
function textProblems({ name, steps, parts, essential, vary }: Dish): string[] {
  const bare = (template: string) =>
    parseTemplate(template)
      .map((piece) => ('text' in piece ? piece.text : 'pieces' in piece ? ' ' : ' it '))
      .join('');
  const foodsIn = (template: string) =>
    mentionedFoods(bare(template)).map(({ food, words }) => ({ food: food.id, words }));
  const replaceable = (part: DishPart) =>
    !essential.includes(part.key) ||
    vary.some((variation) => variation.part === part.key && variation.name === undefined);
  return [
    ...steps.flatMap((step, at) =>
      foodsIn(step).flatMap(({ food, words }) =>
        parts
          .filter((part) => part.food === food)
          .map(
            (part) =>
              `step ${at + 1}: write {${words === part.key ? words : `${words}|${part.key}`}} for "${words}"`,
          ),
      ),
    ),
    ...foodsIn(name).flatMap(({ food, words }) =>
      parts
        .filter((part) => part.food === food && part.side === undefined && replaceable(part))
        .map(
          (part) =>
            `the name says "${words}": write {${part.key}} there, or make it essential with a name for each variation`,
        ),
    ),
  ];
}

/** Titles and descriptions are public and must not reveal a household's limits. */
function limitProblems({ name, about, vary }: Dish): string[] {
  const names = [name, ...vary.flatMap((variation) => variation.name ?? [])];
  const abouts = [about, ...vary.flatMap((variation) => variation.about ?? [])];
  return [
    ...names.filter((text) => /\bwithout\b|[- ]free\b|\bvegan\b|\bvegetarian\b|\bmeatless\b/i.test(text)),
    ...abouts.filter((text) => /\bmeatless\b|\bvegan\b|\bvegetarian\b/i.test(text)),
  ].map((text) => `"${text}" tells of a limit`);
}

/** A dish named for its heat must not be made without it. */
function heatProblems({ name, spicy, optional }: Dish): string[] {
  const isNamed =
    mentionedFoods(name).some(({ food }) => food.kinds.includes('chili')) ||
    /\b(?:chil[il]|spicy)\b/i.test(name);
  return isNamed
    ? spicy
        .filter((key) => optional.includes(key))
        .map((key) => `the name promises heat: "${key}" is not optional`)
    : [];
}

function without(base: AdaptedDish, key: string): AdaptedDish {
  const parts = new Map(base.parts);
  parts.delete(key);
  return { ...base, parts };
}

function recipeProblems(how: string, adapted: AdaptedDish, servings: number): string[] {
  const recipe = makeRecipe(adapted, servings);
  if (!recipe)
    return [`${how}: a text names a part that is left out; put it into [[key: …]] or an enumeration`];
  const found = [
    ...checkRecipe(recipe, noLimits).violations.map(({ why }) => why),
    ...sentenceProblems(recipe),
    ...amountProblems(recipe),
    ...scalingFaults(recipe),
    ...(servings === adapted.dish.serves
      ? [
          ...textOnlyFoodProblems(recipe),
          ...unusedProblems(adapted),
          ...shareFaults(adapted),
          ...heatOfMeat(adapted, recipe),
        ]
      : []),
  ];
  return found.map((problem) => `${how}: ${problem}`);
}

/**
 * Foods that are only in the description or method exclude the dish for those who may not eat them. The title is
 * exempt.
 */
function textOnlyFoodProblems(recipe: DishRecipe): string[] {
  const lines = readLines(recipe.ingredients);
  const own = unlistedFoods({ title: recipe.title, description: '', instructions: [] }, lines).map(
    ({ food }) => food,
  );
  return unlistedFoods(recipe, lines)
    .filter(({ food, broken }) => broken.length > 0 || allergensOfFood(food).contains.length > 0)
    .filter(({ food }) => !own.includes(food))
    .map(({ food }) => `a text is read as naming ${food.name}, which the list lacks`);
}

/** A variation's step may fail to mention a part. */
function unusedProblems({ parts, steps }: AdaptedDish): string[] {
  const named = new Set(steps.flatMap((step) => partsNamed(parseTemplate(step))));
  return [...parts.keys()].filter((key) => !named.has(key)).map((key) => `no step uses {${key}} any more`);
}

const temperatureOfMeat = /7\d °C \/ 1[67]\d °F/;

/** Replacements of meat, fish or egg need no minimum temperature. */
function heatOfMeat({ parts }: AdaptedDish, { instructions }: DishRecipe): string[] {
  const heated = instructions.find((step) => temperatureOfMeat.test(step));
  return heated && !hasMeat(parts) ? [`put the temperature into [[meat: …]]: "${heated}"`] : [];
}

function sentenceProblems({ instructions, title, description, cookingTime }: DishRecipe): string[] {
  const text = [title, description, ...instructions].join(' ');
  const slip =
    /undefined|NaN| {2}|\.\.| [.,;]|[{}]|\[\[|\b(?:the|an?) (?:and|with|for|in|over|the|of)\b|\band and\b|,,/.exec(
      text,
    );
  const loose = instructions.filter((step) => !/^[A-Z0-9].*[.)]$/s.test(step));
  const spent = minutesSpent(instructions);
  return [
    ...(slip ? [`"${text.slice(Math.max(0, slip.index - 25), slip.index + 25)}" reads wrong`] : []),
    ...loose.map((step) => `"${step}" is no whole sentence`),
    ...(instructions.length < 3 || instructions.length > 9 ? [`${instructions.length} steps`] : []),
    ...(spent > cookingTime ? [`the steps take ${spent} minutes, the dish says ${cookingTime}`] : []),
  ];
}

function amountProblems({
  ingredients,
  servings,
  nutritionInfo: { calories },
  mealType,
}: DishRecipe): string[] {
  const [min, max] = energy[mealType === 'snack' ? 'snack' : 'meal'];
  const tooMuch = readLines(ingredients).filter(
    (line) =>
      !isFryingOil(line) && (!line.food || !line.grams || line.grams > line.food.mostPerServing * servings),
  );
  return [
    ...(calories < min || calories > max ? [`${calories} kcal a serving`] : []),
    ...tooMuch.map(
      ({ written }) => `${written.amount} ${written.unit} ${written.name} is more than people eat`,
    ),
  ];
}

function factProblems(dish: Dish): string[] {
  const recipe = makeRecipe(asWritten(dish), dish.serves)!;
  const facts = recipeFacts(recipe);
  const isPasta = dish.parts.some(({ food }) => foodById(food).kinds.includes('pasta'));
  const isBoiled = recipe.instructions.some((step) => /\bpot of|\bboil/i.test(step));
  return [
    ...facts.unknownFoods.map((name) => `"${name}" is not known`),
    ...(dish.minutes.active > dish.minutes.total ? ['more active minutes than in total'] : []),
    ...(recipe.cookingTime > dish.minutes.total
      ? [`the work takes ${recipe.cookingTime} minutes, the dish says ${dish.minutes.total}`]
      : []),
    ...(isPasta && isBoiled && !/salt/.test(recipe.instructions.join(' '))
      ? ['pasta in unsalted water']
      : []),
  ];
}
