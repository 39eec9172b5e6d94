import { allergensOfFood } from '../../foods/allergens.ts';
import type { Food } from '../../foods/food.ts';
import type { FoodSet } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { generalWords } from '../../safety/general-words.ts';
import { isMadeDish } from '../../safety/homemade-dishes.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import type { Allergen, MealType } from '../../vocabulary/options.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { pungencyOfPart } from '../adaptation/pungency.ts';
import type { Dish, DishPart } from '../dish.ts';
import { wholeSentencesOf } from '../method/sentences.ts';
import { plainDescription } from './plain-description.ts';

/** The fields of an adapted dish that its description depends on. */
type DescribedDish = Pick<Dish, 'about'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

const refersBack = /^(?:It|They|This|These|That|Those)\b|^[^,.]{0,30}\b(?:it|they)\b/;

/** Tokens of the template; they already name a replacement. */
const token = /\{[^}]*\}/g;

/** Words for chili, or for its color and bite, that name no food of the table. */
const hotWords = /\bhot peppers?\b|\bchil(?:i|ies)\b|\bbrick-red\b|\bfiery\b|\bspicy\b/i;

/** Claims of a mild dish, which are untrue once chili was added for the household. */
const mildWords =
  /\bmild(?:est|ly)?\b(?! (?:\w+ )?sausages?\b)|\bgentlest\b|\b(?:no|without|than of) chil(?:i|ies)\b|\b(?:never|not) hot\b|\bnothing in it bites\b|\bbarely spiced\b|\ba (?:little|touch of|hint of) (?:chili|heat|hot)\b|\bgentle\b(?! (?:tang|simmer))|\bgently (?:spiced|fiery|hot)\b|\bsoftly spiced\b|\bsoothing\b/i;

/** What makes a dish smoky; without it, the word is untrue. */
const smokyFoods = /\b(?:smoked|chipotles?|bacon|chorizo|andouille)\b/i;
const smokyWord = /\bsmoky\b/i;

/** Foods of the whole sentence and of each item in it: "tomato and green chili" is also a canned product. */
function foodsIn(sentence: string) {
  return [sentence, ...sentence.split(/, and |, | and /)].flatMap(mentionedFoods);
}

/** "Floured" and "salted" describe a step, whatever food is used for it. */
const participleEnding = /ed$/;

/**
 * The sentences of the description that are still true, else the dish's other text. `hotter` is the factor on the dish's
 * own chili.
 */
export function descriptionOf(adapted: DescribedDish, hotter = 1): string {
  const isHotter = isHotterBy(adapted, hotter);
  const kept = keptOf(adapted, isHotter);
  return (
    withVeganNote((kept.length > 0 ? kept : alternativeSentences(adapted, isHotter)).join(' '), adapted) ||
    plainDescription(adapted)
  );
}

function alternativeSentences(adapted: DescribedDish, isHotter: boolean): string[] {
  const { otherwise } = adapted.dish;
  return otherwise === undefined ? [] : findKept({ ...adapted, about: otherwise }, isHotter);
}

/** "Soy and butter (here a vegan one): the supper in every Japanese cupboard", since vegan butter is in none. */
function withVeganNote(description: string, { parts }: DescribedDish): string {
  return description.replace(
    /\{(?:([^{}|]*)\|)?([^{}]*)\}/g,
    (words, shown: string | undefined, key: string) =>
      isVegan(key, parts.get(key)?.key) ? `${shown ?? key} (here a vegan one)` : words,
  );
}

/** Whether `now` is the vegan version: "vegan butter" of butter and of unsalted butter. */
const isVegan = (key: string, now = '') =>
  now.startsWith('vegan ') && key.endsWith(now.slice('vegan '.length));

/** From this factor on, a dish is no longer as mild as its file claims. */
const noticeableFactor = 1.25;

function isHotterBy({ dish, parts }: DescribedDish, hotter: number): boolean {
  const now = [...parts].map(([key, part]) => pungencyOfPart(part) * (dish.spicy.includes(key) ? hotter : 1));
  const written = dish.parts.map(pungencyOfPart);
  return sum(now) > noticeableFactor * sum(written);
}

const sum = (all: readonly number[]) => all.reduce((before, value) => before + value, 0);

/**
 * The text with replaced foods renamed ("soy yogurt" for "yogurt"), and the foods that it still mentions truthfully.
 */
function renamed(
  about: string,
  replaced: readonly DishPart[],
  parts: DescribedDish['parts'],
): [about: string, alike: FoodSet] {
  const alike = new Set<DishPart['food']>();
  const renamedText = replaced.reduce((text, { key, food }) => {
    const now = parts.get(key)?.key;
    const { name } = foodById(food);
    if (!now?.endsWith(` ${name}`) || now.startsWith('vegan ')) return text;
    const word = new RegExp(`(?<![{|\\w]|-)(${name})(?![\\w}|])`, 'gi');
    if ((text.match(word) ?? []).length > 1) return text;
    alike.add(food);
    return text.replace(word, (found) => (/^[A-Z]/.test(found) ? capitalized(now) : now));
  }, about);
  return [renamedText, alike];
}

/** Says nothing of the dish without the sentence before it. */
const aside = /^(?:The name|Its name|Less|More) /;
/** Shorter texts say too little. */
const minWords = 8;

/** Whether no written sentence is true of this version. */
export function isDescriptionGeneric(adapted: DescribedDish): boolean {
  return keptOf(adapted).length === 0 && alternativeSentences(adapted, isHotterBy(adapted, 1)).length === 0;
}

/** Selection and rendering both need this; versions with different texts never share `parts`. */
const keptSentences = new WeakMap<
  DescribedDish['parts'],
  { about: string; isHotter: boolean; kept: readonly string[] }
>();

function keptOf(adapted: DescribedDish, isHotter = isHotterBy(adapted, 1)): readonly string[] {
  const cached = keptSentences.get(adapted.parts);
  if (cached?.about === adapted.about && cached.isHotter === isHotter) return cached.kept;
  const kept = findKept(adapted, isHotter);
  keptSentences.set(adapted.parts, { about: adapted.about, isHotter, kept });
  return kept;
}

const condition = /\[\[(no )?([^:\]]+): ([\s\S]*?)\]\]/g;

/** The text for these parts: "[[eggs: with a fried egg]]" says nothing of a dish without eggs. */
function withConditions(about: string, parts: DescribedDish['parts']): string {
  return about.replace(condition, (_, no: string | undefined, key: string, text: string) =>
    parts.has(key) === (no === undefined) ? text : '',
  );
}

function findKept(adapted: DescribedDish, isHotter: boolean): string[] {
  const { dish, parts } = adapted;
  const isReplaced = ({ key, food }: DishPart) => parts.get(key)?.food !== food;
  const [about, alike] = renamed(withConditions(adapted.about, parts), dish.parts.filter(isReplaced), parts);
  const replacedFoods = new Set(
    dish.parts.filter((part) => isReplaced(part) && !alike.has(part.food)).map(({ food }) => food),
  );
  if (replacedFoods.size === 0 && !isHotter) return [about];
  const isMilder = dish.spicy.some((key) => !parts.has(key));
  const isSmoky = ({ key, name }: DishPart) => smokyFoods.test(`${key} ${name}`);
  const isUnsmoked = dish.parts.some(isSmoky) && ![...parts.values()].some(isSmoky);
  const sentences = about.split(/(?<=[.!?]) (?=[A-Z{])/);
  const now = [...parts.values()].map(({ food }) => foodById(food));
  const isKindOf = ({ name }: Food, food: Food) => food.name === name || food.name.endsWith(` ${name}`);
  // "Beef" is gone if the dish's lean ground beef is.
  const isGone = (food: Food) =>
    ([...replacedFoods].some((id) => isKindOf(food, foodById(id))) &&
      !now.some((present) => isKindOf(food, present))) ||
    replacedFoods.has(food.id) ||
    (isMilder && food.kinds.includes('chili'));
  const lostAllergens = telling.filter(
    (allergen) =>
      !now.some((food) => holds(food, allergen)) &&
      dish.parts.some(({ food }) => holds(foodById(food), allergen)),
  );
  const isInNone = (word: string) => !now.some(({ name }) => name.split(' ').includes(word));
  // "Wine" is gone with the dish's white wine, "coconut" with its coconut milk, and "peanut sauce" with its peanuts.
  const isNamedFor = (food: Food, words: string) =>
    ([...replacedFoods].some((id) => foodById(id).name.startsWith(`${words} `)) && isInNone(words)) ||
    (!isMadeDish(food) && lostAllergens.some((allergen) => holds(food, allergen))) ||
    ([...replacedFoods].some((id) => foodById(id).name.endsWith(` ${words}`)) &&
      !now.some(({ name }) => name.endsWith(words)));
  const lostGeneralWords = generalWords.filter(
    ({ covers }) => [...replacedFoods].some((id) => covers(foodById(id))) && !now.some(covers),
  );
  const isTrue = (template: string) => {
    const sentence = template.replaceAll(token, 'it');
    return (
      !foodsIn(sentence).some(
        ({ food, words }) =>
          (isGone(food) || isNamedFor(food, words.toLowerCase())) &&
          !participleEnding.test(words) &&
          !(isOil(words) && now.some(({ class: kind }) => kind === 'oil')),
      ) &&
      !(isMilder && hotWords.test(sentence)) &&
      !(isUnsmoked && smokyWord.test(sentence)) &&
      !(isHotter && mildWords.test(sentence)) &&
      !lostGeneralWords.some(({ word }) => new RegExp(`\\b${word}s?\\b`, 'i').test(sentence))
    );
  };
  // A sentence with "It …" makes no sense without the one before it.
  const kept = sentences.filter(
    (sentence, at) =>
      isTrue(sentence) && !(at > 0 && refersBack.test(sentence) && !isTrue(sentences[at - 1]!)),
  );
  // "No stove is lit." makes no sense alone, nor does where the name comes from.
  const saysWhatItIs = kept[0] === sentences[0] || !aside.test(kept[0] ?? '');
  return saysWhatItIs && kept.join(' ').split(' ').length >= minWords ? kept : [];
}

/** The word for every oil. */
const isOil = (words: string) => words.toLowerCase() === 'oil';

/** Allergens that a food is named for, unlike the flour of a pancake. */
const telling: readonly Allergen[] = ['Peanuts', 'Nuts', 'Sesame', 'Fish', 'Shellfish'];
const holds = (food: Food, allergen: Allergen) => allergensOfFood(food).contains.includes(allergen);

const morningWords = /\b(?:breakfasts?|dawn|mornings?)\b/i;
const otherMealWords: Record<MealType, RegExp | null> = {
  breakfast: /\b(?:lunch|dinners?|suppers?|weeknights?)\b/i,
  lunch: new RegExp(`${morningWords.source}|\\b(?:dinners?|suppers?)\\b`, 'i'),
  dinner: new RegExp(`${morningWords.source}|\\blunch\\b`, 'i'),
  snack: null,
};

/** What a dish is called for its usual meal, with the word before it: "turns it into supper", "a weekday supper". */
const nameOfMeal = /(^|[^\s-]+ )(supper|dinner)(s?)\b(?! part(?:y|ies)\b)/g;
const takesArticle = /^(?:into|for|is|are|it|them|without|[^ ]+[:,;]|) ?$/i;
/** "For breakfast and supper", "before dinner": of the time of day. */
const ofTime = /^(?:and|or|before|after|at|to|on|until|Sunday) $/i;

/** "To make it a supper" is "to make it a meal" at lunch. */
function withPlainMeal(about: string): string {
  return about.replace(nameOfMeal, (words, before: string, _, plural: string) =>
    ofTime.test(before) ? words : `${before}${!plural && takesArticle.test(before) ? 'a ' : ''}meal${plural}`,
  );
}

/** What is left without its first sentence says too little below this. */
const minWordsAlone = 12;

/** Said of the time of the whole dish, and not of one part of it. */
const haste =
  /\bquarter of an hour\b|\bten minutes\b|\bunder an hour\b|\bmatter of minutes\b|\bin (?:no time|seconds)\b|\b(?:it|they) takes? minutes\b|\bas quick\b|\bquick(?:est|ly made)\b|\bquick (?:affair|soup|supper|work)\b|\bready in minutes\b|\bbefore (?:a delivery|the rice)\b/i;
/** Share of the written time from which on a recipe for many takes too long to be called quick. */
const maxSlowness = 1.4;

/** The description of a recipe that takes `minutes`, without sentences that promise less. */
export function descriptionInTime(about: string, minutes: number, written: number): string {
  if (minutes < maxSlowness * written) return about;
  const kept = wholeSentencesOf(about).filter((sentence, at) => at === 0 || !haste.test(sentence));
  return kept.join(' ');
}

/** The description without sentences about other meals; if nothing would remain, it speaks of a meal. */
export function descriptionForMeal(meal: MealType, about: string): string {
  const other = otherMealWords[meal];
  const sentences = wholeSentencesOf(about);
  const kept = sentences.filter((sentence) => !other?.test(sentence));
  // The first sentence says what the dish is.
  const saysWhatItIs = kept[0] === sentences[0] || kept.join(' ').split(' ').length >= minWordsAlone;
  const isComplete = kept.length > 0 && saysWhatItIs && !refersBack.test(kept[0]!);
  if (isComplete) return kept.join(' ');
  return meal === 'lunch' || meal === 'breakfast' ? withPlainMeal(about) : about;
}
