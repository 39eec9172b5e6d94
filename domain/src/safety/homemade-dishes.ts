import { allergensOfFood } from '../foods/allergens.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import { findFood, foodsNamedIn } from '../foods/find-food.ts';
import type { Food, FoodClass } from '../foods/food.ts';
import type { LabelClearance } from '../foods/label-claims.ts';
import { madeByRecipes } from '../foods/near-misses.ts';
import { foodById, madeDishes } from '../foods/table.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { wordsOf } from './food-names.ts';
import { type Listed, listsKindOf, type Mentioned } from './listed-foods.ts';

let made: ReadonlySet<Food> | undefined;

/** Whether recipes often make this food themselves, although shops sell it too. */
export function isMadeDish(food: Food): boolean {
  // When first asked, so that a start does not wait for the index of names.
  made ??= new Set([...madeDishes, ...madeByRecipes.flatMap((name) => findFood(name)?.food ?? [])]);
  return made.has(food);
}

/** Mixtures of the foods named before them: "garlic dressing". */
export const blends: ReadonlySet<string> = new Set([
  'dressing',
  'slaw',
  'marinade',
  'glaze',
  'salsa',
  'dip',
  'filling',
  'topping',
  'vinaigrette',
  'relish',
  'chutney',
]);

/** "Macaroni and cheese" is made of both if both are listed, "garlic-infused oil" of garlic and any oil. */
const joining = new Set(['and', 'with', 'in', 'on', 'infused', 'scented', 'flavored', 'perfumed']);

/** "Yogurt sauce" of listed yogurt; of other foods, such as fish or soy, a sauce is a product. */
const isYogurtSauce = (told: readonly string[]) => told.length === 2 && told.join(' ') === 'yogurt sauce';

/** The lines that these words name, the whole words or each of them: garlic and yogurt of "garlic yogurt". */
function linesNamed(told: readonly string[], listed: readonly Listed[]): readonly Listed[] | null {
  const named = (words: string) => listed.filter((one) => isListed(words, [one]));
  const whole = named(told.join(' '));
  if (whole.length > 0) return whole;
  const each = told.map(named);
  return each.every((found) => found.length > 0) ? each.flat() : null;
}

function isListed(word: string, listed: readonly Listed[]): boolean {
  return listed.some(({ names }) => names.some(({ tails }) => tails.has(word)));
}

/** "The pickles" are the "mixed pickled vegetables" of the list. */
function hasPickled(listed: readonly Listed[]): boolean {
  return listed.some(({ line }) => /\bpickled\b/i.test(line.written.name));
}

const grown: ReadonlySet<FoodClass> = new Set(['vegetable', 'fruit', 'herb', 'mushroom', 'spice']);

/** "A spoon of duck fat" where duck breasts are listed. */
function isRendered(animal: readonly string[], listed: readonly Listed[]): boolean {
  return listed.some(
    ({ choices, names }) =>
      choices.some(isMeat) && names.some(({ words }) => animal.every((word) => words.has(word))),
  );
}

const isLegume = ({ class: kind }: Food) => kind === 'legume';
const isMeat = ({ class: kind }: Food) => kind === 'poultry' || kind === 'red-meat';

/** All that may make a food unsafe for a household. */
function risksOf(food: Food, freeOf: readonly LabelClearance[] = []): readonly (Allergen | Diet)[] {
  const { contains, mayContain } = allergensOfFood(food, freeOf);
  return [...contains, ...mayContain, ...dietsRiskedBy(food, freeOf)];
}

/**
 * Whether these lines hold all that could make the food unsafe: "egg noodles" are no egg with rice noodles. What some
 * brands have does not count for mixtures such as dressings, nor for "spring onion oil" of any listed oil; "vegetable
 * oil" is bought.
 */
function holdAllOf(food: Food, named: readonly string[], lines: readonly Listed[]): boolean {
  // "Garlic dressing" is mixed of garlic; the yogurt of a yogurt dressing may be listed in a version without milk.
  const first = findFood(named.slice(0, -1).join(' '))?.food;
  if (blends.has(named.at(-1)!) && first && grown.has(first.class)) return true;
  const held = lines.flatMap(({ line, choices }) => choices.flatMap((one) => risksOf(one, line.freeOf)));
  const isFlavored = food.class === 'oil' && named.join(' ') !== wordsOf(food.name).join(' ');
  const isMixed = isFlavored || blends.has(named.at(-1)!) || isYogurtSauce(named);
  const risks = isMixed ? allergensOfFood(food).contains : risksOf(food);
  return risks.every((risk) => held.includes(risk));
}

/** "The tortilla" of a Spanish tortilla is not a flour tortilla. */
function endsOn(words: readonly string[], named: Food) {
  return ({ food }: { food: Food }) =>
    food !== named &&
    food.class === 'composed' &&
    wordsOf(food.name).slice(-words.length).join(' ') === words.join(' ');
}

/**
 * Whether the recipe itself makes a food that the method names: the title names it, or the text refers to it as made
 * before ("flip the pancakes", "shape into dumplings") and at least one of its usual parts is listed. Its usual recipe
 * then does not apply.
 */
export function isOwnDish(
  { food, words, isDefinite }: Mentioned,
  title: string,
  listed: readonly Listed[],
  isMethod = true,
): boolean {
  const named = wordsOf(words);
  const told = named.filter((word) => !joining.has(word));
  const last = told.at(-1) ?? '';
  const before = told.length > 1 ? linesNamed(told.slice(0, -1), listed) : null;
  const isMixed = blends.has(last) || isYogurtSauce(told);
  const base = isMixed ? [] : linesNamed([last], listed);
  if (before && base && (isDefinite || !isMethod || holdAllOf(food, named, [...before, ...base])))
    return true;
  // "The bacon fat" runs out of listed bacon, "the pickle" is mixed of what lies in listed vinegar.
  if (before && isDefinite && food.class === 'animal-fat') return true;
  if (food.class === 'animal-fat' && told.length > 1 && isRendered(told.slice(0, -1), listed)) return true;
  if (/^pickles?$/.test(named.join(' ')) && isDefinite && (isListed('vinegar', listed) || hasPickled(listed)))
    return true;
  if (isSatayOfSeeds(title, named, listed)) return true;
  // "Loosen with the bean liquid", of listed beans.
  if (food.id === 'aquafaba' && listed.some(({ choices }) => choices.some(isLegume))) return true;
  const listedParts = food.parts.filter((part) => listsKindOf(foodById(part), listed)).length;
  const isNamed = namesDish(title, named);
  // "The pesto" of a pesto recipe that lists basil, garlic and oil: at least three of its parts and at least half of
  // them.
  if (isNamed && isDefinite && listedParts >= 3 && listedParts * 2 >= food.parts.length) return true;
  // "Cool the cookies" of "Flourless Peanut Butter Cookies" that list sugar and an egg.
  if (isHeadOf(title, named) && listedParts >= 2 && food.kinds.length === 0) return true;
  if (!isMadeDish(food)) return isNamed && isDefinite && foodsNamedIn(title).some(endsOn(named, food));
  // What follows "with" may be bought and served beside the dish.
  const isServed = !namesDish(title.split(/ with /i)[0] ?? '', named);
  return isNamed ? !isServed || isDefinite || listedParts > 0 : isDefinite && listedParts > 0;
}

const satayOfSeeds = /\b(sunflower|pumpkin)(?:[ -]seed)?(?:[ -]butter)? satay\b/i;

/** "The satay" of "Chicken with sunflower satay" that lists sunflower seed butter. */
function isSatayOfSeeds(title: string, named: readonly string[], listed: readonly Listed[]): boolean {
  const seed = satayOfSeeds.exec(title)?.[1]?.toLowerCase();
  const isNamed = named[0] === 'satay' && (named.length === 1 || named.join(' ') === 'satay sauce');
  const isOf = ({ class: kind, name }: Food) => (kind === 'seed' || kind === 'nut') && name.startsWith(seed!);
  return isNamed && seed !== undefined && listed.some(({ choices }) => choices.some(isOf));
}

/** Whether a title names a food as what the recipe makes: its last word before "with", "for" or a comma. */
function isHeadOf(title: string, named: readonly string[]): boolean {
  const head = wordsOf(title.split(/ (?:with|for|from|in|on|and|without) |[,;:(–—]/i, 1)[0]!);
  return named.length > 0 && head.slice(-named.length).join(' ') === named.join(' ');
}

function namesDish(title: string, named: readonly string[]): boolean {
  return ` ${wordsOf(title).join(' ')} `.includes(` ${named.join(' ')} `);
}
