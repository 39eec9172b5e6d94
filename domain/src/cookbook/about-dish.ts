import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { generalWords } from '../safety/general-words.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { Dish, DishKind, DishPart } from './dish.ts';

/** A dish as a household gets it, as far as its description looks at it. */
type Served = Pick<Dish, 'about' | 'minutes'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

const leansBack = /^(?:It|They|This|These|That|Those)\b|^[^,.]{0,30}\b(?:it|they)\b/;

/** What follows a replaced part by itself. */
const token = /\{[^}]*\}/g;

/** "Floured" and "salted" tell what is done, whatever with. */
const isDone = /ed$/;

/** The sentences about the dish that are still true of it. */
export function aboutOf(adapted: Served): string {
  const { dish, about, parts } = adapted;
  const gone = new Set(
    dish.parts.filter(({ key, food }) => parts.get(key)?.food !== food).map(({ food }) => food),
  );
  if (gone.size === 0) return about;
  const isMilder = dish.spicy.some((key) => !parts.has(key));
  const isGone = (food: Food) => gone.has(food.id) || (isMilder && food.kinds.includes('chili'));
  const sentences = about.split(/(?<=[.!?]) (?=[A-Z{])/);
  const now = [...parts.values()].map(({ food }) => foodById(food));
  const lost = generalWords.filter(
    ({ covers }) => [...gone].some((id) => covers(foodById(id))) && !now.some(covers),
  );
  const isTrue = (sentence: string) =>
    !mentionedFoods(sentence.replaceAll(token, 'it')).some(
      ({ food, words }) => isGone(food) && !isDone.test(words),
    ) && !lost.some(({ word }) => new RegExp(`\\b${word}s?\\b`, 'i').test(sentence));
  // "It …" after a sentence that is gone says nothing.
  const kept = sentences.filter(
    (sentence, at) =>
      isTrue(sentence) && !(at > 0 && leansBack.test(sentence) && !isTrue(sentences[at - 1]!)),
  );
  return kept.join(' ') || plainly(adapted);
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
  'sandwich',
  'wrap',
  'gratin',
  'omelette',
  'porridge',
  'dip',
]);

/** What is true of any version: "A quick Thai soup of tofu, mushrooms and coconut milk." */
function plainly({ dish, parts, minutes }: Served): string {
  const heaviest = [...parts.values()]
    .map((part) => ({
      key: part.key,
      food: foodById(part.food),
      grams: toGrams(foodById(part.food), part.amount, part.unit) ?? 0,
    }))
    .filter(({ food }) => isBody(food))
    .sort((one, other) => other.grams - one.grams);
  const names = heaviest.slice(0, 3).map(({ key }) => key);
  const what = wordsForOne.has(dish.kind) ? dish.kind.replace('main ', '') : 'dish';
  const words = `${minutes.total <= 30 ? 'quick ' : ''}${dish.cuisine} ${what}`;
  return `${/^[AEIOU]/.test(words) ? 'An' : 'A'} ${words} of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
}

/** More than seasoning and what it is cooked in. */
function isBody({ class: kind, kinds }: Food): boolean {
  return !['water', 'salt', 'oil', 'spice', 'acid', 'sweetener'].includes(kind) && !kinds.includes('stock');
}
