import { cookBook } from '../cookbook/cook-book.ts';
import type { Equipment } from '../cookbook/dish.ts';
import { foodsMatching, requestedFoods } from '../cookbook/wishes/foods-matching.ts';
import { withParts } from '../cookbook/wishes/needed-equipment.ts';
import { noWish, type Wish } from '../cookbook/wishes/wish.ts';
import { findFood, foodsNamedIn } from '../foods/find-food.ts';
import { madeDishes } from '../foods/table.ts';
import { foldWord, tokenize } from '../quantities/tokens.ts';
import { people } from '../safety/kitchens.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import { nearestCuisine, notCooked } from '../vocabulary/cuisine-names.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Reading } from './phrase.ts';
import { phrases } from './wish-phrases.ts';

/** A parsed request: the wish for the composer, the understood parts as chips, the rest as written, and notices. */
export type ReadWish = { wish: Wish; understood: string[]; notUnderstood: string[]; notices: string[] };

/** In characters; longer than any request. */
const longest = 1000;

/** Filler words, ignored in a request. */
const fillers = new Set(
  'small three five home sauce vegetables stuffed a am an the and or of with in for to from on at by my me i we us our you it is are be that this these some something anything any stuff recipe recipes dish dishes idea ideas food meal meals how make cook cooking good nice great best tasty delicious please want like love would need use using up left over leftover have has got get give can could lots more much very really too quite not no but so if when tonight today tomorrow week weeknight evening day days night everyone family friends all else other new different just only also maybe eat eating serve kind style hot cold warm fresh healthy season seasonal pot pan ready done minutes add put include made based thing things help what let hello whole down bites filling cooked oven spices kitchen sunday sundays monday weekend weekends month friendly lunches office keep trying should own bought every lot always most everything nothing time as possible high ingredients without per serving go husband wife daughter son mom mum dad partner he she his her their they there here enough feel craving mood fridge containing contains including featuring do about ideally preferably household diet suitable doctor says said cheerful'.split(
    ' ',
  ),
);

/** Phrases that refuse a food in a request; recipes do not use them for their own foods. */
const refusals =
  /\b(?:hates?|(?:do(?:es)?n.?t|do not|does not|can.?t|cannot|never|won.?t) (?:like|eat|stand|stomach|have|want|eats|use|put|add|do|take)|dislikes?|not (?:an? )?(?:big )?(?:fans? of|fond of|keen on)|avoids?|avoiding|allergic to|sick of|tired of|anything but|except|no more|no thanks to|never(?: any)?|leave out|skip|hold|omit|minus|less)(?: the)?\b/gi;

/** In a recipe, what a husband leaves out says nothing of the dish. */
const refusing = new RegExp(`\\b(?:(?:my|our|the|his|her) )?(?:${people})\\b(?= no\\b)`, 'gi');

/** Parses a request in words: "something with chicken under 20 minutes, no cilantro, for six". Never throws. */
export function readWish(text: string): ReadWish {
  const found: Reading[] = [];
  // Normalizes quotes and spaces without changing the length, so that offsets stay valid.
  let rest = text.slice(0, longest).replace(/[’‘]/g, "'").replace(/\s/g, ' ');
  const take = (match: RegExpExecArray | { index: number; 0: string }) => {
    const after = rest.slice(match.index + match[0].length);
    // "No milk or cheese" refuses both.
    const joiner = /^(?:no|without)\b/i.test(match[0]) ? (/^(?:,| or\b)/.exec(after)?.[0] ?? '') : '';
    const left = joiner
      ? 'no'.padStart(match[0].length) + ' '.repeat(joiner.length)
      : ' '.repeat(match[0].length);
    rest = rest.slice(0, match.index) + left + after.slice(joiner.length);
  };
  for (const { pattern, read } of phrases) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const reading = read(match);
      if (!reading) break;
      found.push(reading);
      take(match);
    }
  }
  const notices: string[] = [];
  for (const { index, word, cuisine, isOurs } of cuisinesIn(rest)) {
    found.push({ chip: cuisine, wish: { cuisines: [cuisine] } });
    if (!isOurs) notices.push(notCooked(word, cuisine));
    take({ index, 0: word });
  }
  found.push(...dishNamesIn(rest, take));
  found.push(...foodsIn(rest, take));
  return {
    wish: found.reduce((wish, { wish: more }) => joinWishes(wish, more), noWish),
    understood: [...new Set(found.map(({ chip }) => chip))],
    notUnderstood: leftovers(rest.replace(refusals, ' ')),
    notices,
  };
}

function* cuisinesIn(text: string) {
  let from = 0;
  for (const { index, 0: first } of text.matchAll(/\p{L}+/gu)) {
    if (index < from) continue;
    const both = /^\p{L}+[ -]\p{L}+/u.exec(text.slice(index))?.[0] ?? first;
    for (const word of [both, first]) {
      const near = nearestCuisine(word);
      if (!near) continue;
      yield { index, word, ...near };
      from = index + word.length;
      break;
    }
  }
}

type Take = (match: { index: number; 0: string }) => void;

/** Words of dish titles that are neither foods sold in shops nor filler words: "biryani", "shakshuka". */
function nameWords(): ReadonlySet<string> {
  builtNameWords ??= new Set(
    cookBook
      .flatMap(({ recipe }) => recipe.title.toLowerCase().split(/[^\p{L}]+/u))
      .filter((word) => word.length > 3 && !fillers.has(word) && !isFood(word)),
  );
  return builtNameWords;
}

let builtNameWords: ReadonlySet<string> | undefined;

function isFood(word: string): boolean {
  const food = findFood(word)?.food;
  return food !== undefined && !madeDishes.has(food);
}

function dishNamesIn(text: string, take: Take): Reading[] {
  const found: Reading[] = [];
  for (const match of text.matchAll(/\p{L}{4,}/gu)) {
    const word = match[0].toLowerCase();
    if (!nameWords().has(word)) continue;
    found.push({ chip: match[0], wish: { names: [word] } });
    take(match);
  }
  return found;
}

function foodsIn(text: string, take: Take): Reading[] {
  // A request says "my husband does not like" where a recipe says "without".
  const plain = text
    .replace(refusals, (words) => 'no'.padEnd(words.length))
    .replace(refusing, (words) => ' '.repeat(words.length))
    // In a recipe, what is "like chicken" is none.
    .replace(/\b(?:feel(?:ing)? )?like\b/gi, (words) => 'with'.padEnd(words.length));
  const tokens = tokenize(plain);
  const used = new Set(mentionedFoods(plain).map(({ words }) => words));
  return foodsNamedIn(plain, tokens).map(({ words, at, food }) => {
    take({ index: at, 0: words });
    const isAskedFor = used.has(words);
    const ids = isAskedFor ? requestedFoods(words) : foodsMatching([words]);
    const foods = ids.length > 0 ? ids : [food.id];
    return isAskedFor
      ? { chip: `With ${words}`, wish: { foods: [foods] } }
      : { chip: `No ${words}`, wish: { without: foods } };
  });
}

function leftovers(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}' -]+| {2,}/u)
    .map((part) => part.trim())
    .map((part) => {
      const words = part.split(' ');
      const isFiller = (word: string) =>
        fillers.has(foldWord(word)) ||
        fillers.has(word.toLowerCase()) ||
        /^(?:\p{L}|\p{L}+'\p{L}{1,2})$/u.test(word);
      const first = words.findIndex((word) => !isFiller(word));
      const last = words.findLastIndex((word) => !isFiller(word));
      return first === -1 ? '' : words.slice(first, last + 1).join(' ');
    })
    .filter((part) => /\p{L}/u.test(part));
}

type Standing = Pick<TasteProfile, 'customInstructions'> & { withoutEquipment?: readonly Equipment[] };

/**
 * What a household asks for: its standing instructions, the equipment that its kitchen lacks, and its current request.
 * Standing instructions set limits, refusals, goals and ways of cooking; foods, cuisines and dishes that they mention
 * are ignored, and so is a number of servings, which the profile has.
 */
export function readWishes(
  { customInstructions, withoutEquipment: lacking = [] }: Standing,
  request: string | null,
): ReadWish {
  const standing = customInstructions ? readWish(customInstructions).wish : noWish;
  const { without, diets, allergies, goals, withoutEquipment, styles } = standing;
  const { maxHeat, minHeat, maxMinutes, quickMinutes, weeknightMinutes, skill, isCheap, isOnePot } = standing;
  const { isLightAtDinner } = standing;
  const lasting: Wish = {
    ...noWish,
    without,
    diets,
    allergies,
    goals,
    // A household of "one-pot dinners" also has breakfast.
    styles: isOnePot ? [...styles, 'one pot'] : styles,
    withoutEquipment: withParts([...new Set([...withoutEquipment, ...lacking])]),
    ...(maxHeat !== undefined && { maxHeat }),
    ...(minHeat !== undefined && { minHeat }),
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(quickMinutes !== undefined && { quickMinutes }),
    ...(weeknightMinutes !== undefined && { weeknightMinutes }),
    ...(skill && { skill }),
    ...(isCheap && { isCheap }),
    ...(isLightAtDinner && { isLightAtDinner }),
  };
  const reading = readWish(request ?? '');
  return { ...reading, wish: joinWishes(lasting, reading.wish) };
}

/** Sentences that tell the user how the request was understood. */
export function noticesOf({ notUnderstood, notices }: Pick<ReadWish, 'notUnderstood' | 'notices'>): string[] {
  const words = notUnderstood.map((one) => `“${one}”`).join(', ');
  return [...notices, ...(words ? [`We could not make anything of ${words}.`] : [])];
}

/** Combines two wishes: lists are merged, and of two limits the stricter applies. */
export function joinWishes(one: Wish, more: Partial<Wish>): Wish {
  const both = <T>(a: readonly T[], b: readonly T[] = []) => [...new Set([...a, ...b])];
  const min = (a: number | undefined, b: number | undefined) =>
    a === undefined ? b : b === undefined ? a : Math.min(a, b);
  const bounds = {
    maxMinutes: min(one.maxMinutes, more.maxMinutes),
    quickMinutes: min(one.quickMinutes, more.quickMinutes),
    weeknightMinutes: min(one.weeknightMinutes, more.weeknightMinutes),
    maxHeat: min(one.maxHeat, more.maxHeat),
  };
  return {
    ...one,
    ...more,
    ...Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined)),
    cuisines: both(one.cuisines, more.cuisines),
    kinds: both(one.kinds, more.kinds),
    names: both(one.names, more.names),
    foods: both(one.foods, more.foods),
    without: both(one.without, more.without),
    diets: both(one.diets, more.diets),
    allergies: both(one.allergies, more.allergies),
    goals: both(one.goals, more.goals),
    equipment: both(one.equipment, more.equipment),
    withoutEquipment: both(one.withoutEquipment, more.withoutEquipment),
    styles: both(one.styles, more.styles),
  };
}
