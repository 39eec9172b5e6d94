import { allergensOfFood } from '../../foods/allergens.ts';
import type { Nutrition } from '../../foods/food.ts';
import { madeDishes } from '../../foods/table.ts';
import { mentionsOf } from '../../model-recipes/household-mentions.ts';
import { isFryingOil } from '../../nutrition/frying-oil.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { recipeFacts } from '../../recipes/recipe-facts.ts';
import { unlistedExtras, unlistedFoods } from '../../safety/check-method.ts';
import { checkRecipe } from '../../safety/check-recipe.ts';
import { listedOf, listingOf } from '../../safety/listed-foods.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import { type RecipeLine, readLines, spokenName } from '../../safety/recipe-lines.ts';
import { diets } from '../../vocabulary/options.ts';
import type { ComposeRequest } from '../compose.ts';
import { minutesSpent } from '../times/minutes-spent.ts';

/** The guarantees for each batch of composed recipes, as worded in reports. */
export const guarantees = [
  'passes the gate',
  'an empty batch says why',
  'fewer recipes than asked are explained, and only those',
  'no title twice, none to avoid',
  'within the time asked',
  'fills as that meal',
  'no more salt than a meal may have',
  'amounts that people eat',
  'figures are those of the list',
  'three to nine whole sentences',
  'the method names every ingredient',
  'the list has every food of the method',
  'steps take no longer than the recipe',
  'title and description name only what is listed',
  'the reason is true',
  'the reason says nothing twice',
  'title and description tell nothing of the household',
  'no title says what a food is not',
] as const;
type Violated = { guarantee: (typeof guarantees)[number]; example: string };

/** Kilocalories and grams of protein per serving. */
const filling = {
  breakfast: { calories: [150, 1100], protein: 5 },
  lunch: { calories: [200, 1100], protein: 12 },
  dinner: { calories: [250, 1100], protein: 14.5 },
  snack: { calories: [50, 600], protein: 0 },
} as const;
/** Milligrams per serving, half of what WHO and FDA advise for a day (`adaptation/less-salt.ts`). */
const maxSodium = 1200;

export function violatedGuarantees(
  request: ComposeRequest,
  { recipes, shortfall }: { recipes: readonly RecipeDraft[]; shortfall: string | null },
): Violated[] {
  const { allergies, dietaryRestrictions, timePreference } = request.profile;
  const who = [
    ...allergies.map((allergy) => `no ${allergy}`),
    ...dietaryRestrictions,
    `${timePreference} min`,
  ];
  const found: Violated[] = [];
  const report = (guarantee: Violated['guarantee'], what: string) =>
    found.push({ guarantee, example: `${what} (seed ${request.seed}; ${who.join(', ')})` });
  if (recipes.length === 0 && request.count > 0 && !shortfall) report('an empty batch says why', 'nothing');
  if (recipes.length < request.count !== (shortfall !== null)) {
    report('fewer recipes than asked are explained, and only those', `${recipes.length} of ${request.count}`);
  }
  const avoided = (request.avoidTitles ?? []).map((title) => title.toLowerCase());
  for (const [at, { title }] of recipes.entries()) {
    const before = [...avoided, ...recipes.slice(0, at).map((recipe) => recipe.title.toLowerCase())];
    if (before.includes(title.toLowerCase())) report('no title twice, none to avoid', title);
  }
  for (const recipe of recipes) {
    for (const { guarantee, example } of violatedBy(recipe, request))
      report(guarantee, `${recipe.title}: ${example}`);
  }
  return found;
}

function violatedBy(recipe: RecipeDraft, { profile }: ComposeRequest): Violated[] {
  const found: Violated[] = [];
  const report = (guarantee: Violated['guarantee'], example: string) => found.push({ guarantee, example });
  for (const { why } of checkRecipe(recipe, profile).violations) report('passes the gate', why);
  const { cookingTime, mealType, servings, nutritionInfo, instructions } = recipe;
  if (cookingTime > profile.timePreference) report('within the time asked', `${cookingTime} minutes`);
  const { calories: bounds, protein: leastProtein } = filling[mealType!];
  const { calories, protein, sodium } = nutritionInfo;
  if (!(calories >= bounds[0] && calories <= bounds[1] && protein >= leastProtein))
    report('fills as that meal', `${mealType} of ${calories} kcal, ${protein} g of protein`);
  if (sodium > maxSodium) report('no more salt than a meal may have', `${sodium} mg of sodium`);
  if (/\b(?:gluten|dairy)-free\b|\bvegan\b|\bplant-based\b/i.test(recipe.title))
    report('no title says what a food is not', recipe.title);
  const figures = nutritionOf(recipe.ingredients, servings).perServing;
  const isSame = (Object.keys(figures) as (keyof Nutrition)[]).every(
    (key) => figures[key] === nutritionInfo[key],
  );
  if (!isSame) report('figures are those of the list', `${calories} kcal for ${figures.calories}`);
  const written = [recipe.title, recipe.description, ...instructions].join(' ');
  const slip = /undefined|NaN|null| {2}|\.\.| [.,;]|\bthe (and|with|for|in|over)\b/.exec(written)?.[0];
  const isWhole = instructions.every((step) => /^[A-Z0-9].*[.)]$/s.test(step));
  if (slip || !isWhole || instructions.length < 3 || instructions.length > 9) {
    report('three to nine whole sentences', slip ?? `${instructions.length} steps`);
  }
  const lines = readLines(recipe.ingredients);
  for (const line of lines) {
    const { written, food, grams } = line;
    const isEaten = food !== null && grams !== null && grams > 0 && grams <= food.mostPerServing * servings;
    if (!isEaten && !isFryingOil(line))
      report('amounts that people eat', `${written.amount} ${written.unit} ${written.name}`);
  }
  const method = instructions.join(' ');
  const listed = listedOf(lines);
  const used = new Set(
    instructions.flatMap(mentionedFoods).map((mention) => listingOf(mention, listed)?.line),
  );
  for (const line of lines) {
    const name = spokenName(line);
    const lastWord = stemOf(name.split(' ').at(-1)!);
    if (!used.has(line) && !stemsOf(method).includes(lastWord) && !isMentionedByPart(line, method)) {
      report('the method names every ingredient', name);
    }
  }
  const { violations } = checkRecipe(recipe, { allergies: [], dietaryRestrictions: [] });
  for (const { kind, ingredient } of [...violations, ...unlistedExtras(recipe)]) {
    if (kind === 'method') report('the list has every food of the method', ingredient);
  }
  // The gate accepts unlisted seasoning; the composer must list what it uses.
  for (const seasoning of ['salt', 'black pepper', 'oil']) {
    const isUsed = new RegExp(`(?<!without |no )\\b${seasoning}\\b`).test(method);
    if (isUsed && !lines.some(({ written }) => written.name.includes(seasoning))) {
      report('the list has every food of the method', seasoning);
    }
  }
  const spent = minutesSpent(instructions);
  if (spent > cookingTime) {
    report('steps take no longer than the recipe', `${spent} of ${cookingTime} minutes`);
  }
  found.push(...violatedByTexts(recipe, lines, profile));
  return found;
}

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(oe)s$/, 'o')
    .replace(/s$/, '');
const stemsOf = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(stemOf);

/** A method may mention only the zest of an orange, the yolks of eggs or cutlets of chicken. */
function isMentionedByPart({ food }: RecipeLine, method: string): boolean {
  const parts = {
    fruit: /\b(?:zest|juice|peel|wedges)\b/,
    egg: /\b(?:yolks?|whites?)\b/,
    poultry: /\bcutlets?\b/,
  };
  return Object.entries(parts).some(([kind, part]) => food?.class === kind && part.test(method));
}

/** Checks title and description against the list, the figures and the profile. */
function violatedByTexts(
  recipe: RecipeDraft,
  lines: readonly RecipeLine[],
  profile: ComposeRequest['profile'],
): Violated[] {
  const found: Violated[] = [];
  const { title, description, nutritionInfo, cookingTime, cuisineType } = recipe;
  const reason = recipe.reason ?? '';
  // The dish's own name is exempt.
  const own = unlistedFoods({ title, description: '', instructions: [] }, lines).map(({ food }) => food);
  for (const { food, broken } of unlistedFoods({ title, description, instructions: [] }, lines)) {
    if (own.includes(food)) continue;
    // Other foods may be figures of speech: the rim of a glass, the smell of coffee.
    if (broken.length === 0 && allergensOfFood(food).contains.length === 0) continue;
    // Some dishes are named like ready-made food, and "wrap" is also a verb.
    if (madeDishes.has(food) || food.class === 'composed' || food.class === 'gluten-grain') continue;
    found.push({ guarantee: 'title and description name only what is listed', example: food.name });
  }
  const listed = recipe.ingredients.map(({ name }) => name);
  for (const text of [title, description]) {
    if (mentionsOf(profile).mentionsHousehold(text, listed))
      found.push({ guarantee: 'title and description tell nothing of the household', example: text });
  }
  const wrong = (what: string) => found.push({ guarantee: 'the reason is true', example: what });
  const figures: [RegExp, number][] = [
    [/(\d+) g of protein/, Math.round(nutritionInfo.protein)],
    [/(\d+) g of fiber/, Math.round(nutritionInfo.fiber)],
    [/(\d+) g of carbs/, Math.round(nutritionInfo.carbs)],
    [/(\d+) kcal/, nutritionInfo.calories],
    [/(\d+) mg of sodium/, nutritionInfo.sodium],
    [/(?:Ready|On the table) in (\d+) minutes/, cookingTime],
  ];
  for (const [claim, figure] of figures) {
    const stated = claim.exec(reason)?.[1];
    if (stated !== undefined && Number(stated) !== figure) wrong(`${stated} for ${figure}`);
  }
  const stated = reason.match(/\d+ (?:minutes|kcal|(?:g|mg) of \w+)/g) ?? [];
  if (new Set(stated).size < stated.length)
    found.push({ guarantee: 'the reason says nothing twice', example: reason });
  if (!/^[A-Z0-9].*\.$/.test(reason)) wrong('no word of why it suits');
  if (/favorites/.test(reason) && !reason.includes(`${cuisineType}, one of`)) wrong('another favorite');
  const kept = recipeFacts(recipe).diets;
  const keeps = /Keeps to ((?:[A-Z][A-Za-z0-9-]+(?:, | and )?)+)/.exec(reason)?.[1] ?? '';
  for (const diet of diets) {
    const isClaimed = new RegExp(`(^|[ ,])${diet}(?![-\\w])`).test(keeps);
    if (isClaimed && !kept.includes(diet)) wrong(`keeps to ${diet}`);
  }
  return found;
}
