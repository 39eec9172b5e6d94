import type { Food } from '../foods/food.ts';
import type { FoodSet } from '../foods/food-ids.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { generalWords } from '../safety/general-words.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { Dish, DishKind, DishPart, Equipment } from './dish.ts';
import { pungencyOfPart } from './kitchen/pungency.ts';

/** A dish as a household gets it, as far as its description looks at it. */
type Served = Pick<Dish, 'about'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

const leansBack = /^(?:It|They|This|These|That|Those)\b|^[^,.]{0,30}\b(?:it|they)\b/;

/** What follows a replaced part by itself. */
const token = /\{[^}]*\}/g;

/** What is said of chili in words that name none. */
const hotWords = /\bhot peppers?\b|\bchil(?:i|ies)\b/i;

/** What is said of a dish that has no chili, and is no longer true where a household's wish has put some in. */
const mildWords =
  /\bmild(?:est|ly)?\b(?! (?:\w+ )?sausages?\b)|\bgentlest\b|\b(?:no|without|than of) chil(?:i|ies)\b|\b(?:never|not) hot\b|\bnothing in it bites\b|\bbarely spiced\b|\bgentle\b(?! (?:tang|simmer))|\bgently (?:spiced|fiery|hot)\b|\bsoftly spiced\b|\bsoothing\b/i;

/** Of the sentence and of each thing that it lists: "tomato and green chili" is also what one can has. */
function foodsIn(sentence: string) {
  return [sentence, ...sentence.split(/, and |, | and /)].flatMap(mentionedFoods);
}

/** "Floured" and "salted" tell what is done, whatever with. */
const isDone = /ed$/;

/** The sentences about the dish that are still true of it, with so many times what makes it hot. */
export function aboutOf(adapted: Served, hotter = 1): string {
  const told = keptOf(adapted, isHotterBy(adapted, hotter)).join(' ');
  return withVegan(told, adapted) || plainly(adapted);
}

/** "Soy and butter (here a vegan one): the supper in every Japanese cupboard", where vegan butter is in none. */
function withVegan(about: string, { parts }: Served): string {
  return about.replace(/\{(?:([^{}|]*)\|)?([^{}]*)\}/g, (words, said: string | undefined, key: string) =>
    isVegan(key, parts.get(key)?.key) ? `${said ?? key} (here a vegan one)` : words,
  );
}

/** "Vegan butter" of butter and of unsalted butter. */
const isVegan = (key: string, now = '') =>
  now.startsWith('vegan ') && key.endsWith(now.slice('vegan '.length));

/** From so many times the heat of the dish as written on it is not what its file calls mild. */
const noticeably = 1.25;

function isHotterBy({ dish, parts }: Served, hotter: number): boolean {
  const now = [...parts].map(([key, part]) => pungencyOfPart(part) * (dish.spicy.includes(key) ? hotter : 1));
  const written = dish.parts.map(pungencyOfPart);
  return sum(now) > noticeably * sum(written);
}

const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0);

/** The text with "soy yogurt" where it says "yogurt", and the foods that it then still tells the truth of. */
function renamed(
  about: string,
  replaced: readonly DishPart[],
  parts: Served['parts'],
): [about: string, alike: FoodSet] {
  const alike = new Set<DishPart['food']>();
  const told = replaced.reduce((text, { key, food }) => {
    const now = parts.get(key)?.key;
    const { name } = foodById(food);
    if (!now?.endsWith(` ${name}`) || now.startsWith('vegan ')) return text;
    const word = new RegExp(`(?<![{|\\w]|-)(${name})(?![\\w}|])`, 'gi');
    if ((text.match(word) ?? []).length > 1) return text;
    alike.add(food);
    return text.replace(word, (found) =>
      /^[A-Z]/.test(found) ? `${now[0]!.toUpperCase()}${now.slice(1)}` : now,
    );
  }, about);
  return [told, alike];
}

/** Fewer are no description. */
const minWords = 8;

/** Whether nothing that its file says about the dish is true of this version. */
export function isRetold(adapted: Served): boolean {
  return keptOf(adapted).length === 0;
}

/** Choosing and writing ask for the same; versions of one text share no parts. */
const known = new WeakMap<Served['parts'], { about: string; isHotter: boolean; kept: readonly string[] }>();

function keptOf(adapted: Served, isHotter = isHotterBy(adapted, 1)): readonly string[] {
  const before = known.get(adapted.parts);
  if (before?.about === adapted.about && before.isHotter === isHotter) return before.kept;
  const kept = findKept(adapted, isHotter);
  known.set(adapted.parts, { about: adapted.about, isHotter, kept });
  return kept;
}

function findKept(adapted: Served, isHotter: boolean): string[] {
  const { dish, parts } = adapted;
  const isReplaced = ({ key, food }: DishPart) => parts.get(key)?.food !== food;
  const [about, alike] = renamed(adapted.about, dish.parts.filter(isReplaced), parts);
  const gone = new Set(
    dish.parts.filter((part) => isReplaced(part) && !alike.has(part.food)).map(({ food }) => food),
  );
  if (gone.size === 0 && !isHotter) return [about];
  const isMilder = dish.spicy.some((key) => !parts.has(key));
  const sentences = about.split(/(?<=[.!?]) (?=[A-Z{])/);
  const now = [...parts.values()].map(({ food }) => foodById(food));
  const isSortOf = ({ name }: Food, one: Food) => one.name === name || one.name.endsWith(` ${name}`);
  // "Beef" is gone with the lean ground beef that the dish has of it.
  const isGone = (food: Food) =>
    ([...gone].some((id) => isSortOf(food, foodById(id))) && !now.some((one) => isSortOf(food, one))) ||
    gone.has(food.id) ||
    (isMilder && food.kinds.includes('chili'));
  const lost = generalWords.filter(
    ({ covers }) => [...gone].some((id) => covers(foodById(id))) && !now.some(covers),
  );
  const isTrue = (sentence: string) =>
    !foodsIn(sentence.replaceAll(token, 'it')).some(
      ({ food, words }) => isGone(food) && !isDone.test(words),
    ) &&
    !(isMilder && hotWords.test(sentence)) &&
    !(isHotter && mildWords.test(sentence)) &&
    !lost.some(({ word }) => new RegExp(`\\b${word}s?\\b`, 'i').test(sentence));
  // "It …" after a sentence that is gone says nothing.
  const kept = sentences.filter(
    (sentence, at) =>
      isTrue(sentence) && !(at > 0 && leansBack.test(sentence) && !isTrue(sentences[at - 1]!)),
  );
  // "No stove is lit." alone tells nothing.
  return kept.join(' ').split(' ').length >= minWords ? kept : [];
}

const ofMorning = /\b(?:breakfast|dawn|mornings?)\b/i;
const ofOtherMeals: Record<MealType, RegExp | null> = {
  breakfast: /\b(?:lunch|dinner|supper)\b/i,
  lunch: ofMorning,
  dinner: new RegExp(`${ofMorning.source}|\\blunch\\b`, 'i'),
  snack: null,
};

/** A description without what it says of another meal than this, as long as something remains. */
export function aboutAs(meal: MealType, about: string): string {
  const other = ofOtherMeals[meal];
  const sentences = about.split(/(?<=[.!?]) (?=[A-Z])/);
  const kept = sentences.filter((sentence) => !other?.test(sentence));
  const isWhole = kept.length > 0 && !leansBack.test(kept[0]!);
  return isWhole ? kept.join(' ') : about;
}

/** Kinds that are a word for one dish: "a stew", "a pizza and flatbread" is none. */
const wordsForOne: ReadonlySet<DishKind> = new Set([
  'risotto',
  'soup',
  'noodle soup',
  'stew',
  'braise',
  'curry',
  'stir-fry',
  'salad',
  'main salad',
  'rice bowl',
  'grain bowl',
  'gratin',
  'omelette',
  'porridge',
  'dip',
]);

/** What is true of any version: "A Thai soup of tofu, mushrooms and coconut milk." */
function plainly({ dish, parts }: Served): string {
  const heaviest = [...parts.values()]
    .map((part) => ({
      key: part.key,
      food: foodById(part.food),
      grams: toGrams(foodById(part.food), part.amount, part.unit) ?? 0,
    }))
    .filter(({ food }) => isBody(food))
    .sort((one, other) => other.grams - one.grams);
  const names = heaviest.slice(0, 3).map(({ key }) => key);
  const what = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const heat = dish.equipment.flatMap((one) => heats[one] ?? [])[0] ?? '';
  if (wordsForOne.has(dish.kind)) {
    const words = `${dish.cuisine} ${dish.kind.replace('main ', '')}`;
    return `${/^[AEIOU]/.test(words) ? 'An' : 'A'} ${words} of ${what}${heat}.`;
  }
  return `${what[0]!.toUpperCase()}${what.slice(1)}, made the ${dish.cuisine} way${heat}.`;
}

/** What gives a dish its color. */
const heats: Readonly<Partial<Record<Equipment, string>>> = {
  grill: ' and marked by the grill',
  broiler: ' and browned under the broiler',
  oven: ' and finished in the oven',
};

/** More than seasoning and what it is cooked in. */
function isBody({ class: kind, kinds }: Food): boolean {
  return !['water', 'salt', 'oil', 'spice', 'acid', 'sweetener'].includes(kind) && !kinds.includes('stock');
}
