import { findFood, foodsNamedIn } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { misspelledFoodsIn } from '../foods/misspelled-foods.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import { toPlainLetters } from '../quantities/plain-letters.ts';
import { createTextCache } from '../quantities/text-cache.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import { isBackground, isTakenBack } from './background.ts';
import { clausesOf } from './clauses.ts';
import { isFigure } from './comparisons.ts';
import { isUsedAfterAll } from './contradicted-exclusion.ts';
import { isExcluded, mayNegate } from './excluded-foods.ts';
import { isLeftOutElsewhere } from './left-out-elsewhere.ts';
import type { Mentioned } from './listed-foods.ts';
import { isMentionedElsewhere, phrasesOfOthers } from './mentioned-elsewhere.ts';
import { isOfOtherKitchens } from './other-kitchens.ts';
import { choicesOf, type RecipeLine } from './recipe-lines.ts';
import { isRefusedIn, isUnable } from './refused-foods.ts';
import type { TokenSpan } from './words-after-food.ts';

/** "The custard" was mentioned before; "into 8 dumplings" says what the dough becomes. */
const definite =
  /\b(?:(?:the|this|that|these|those|your|its|each|all)(?: (?:remaining|other|warm|hot|cold|chilled|thick|finished|cooked|drained|soaked|rest of the))*|(?:makes?|making|forms?|forming|into|becomes?|turns? to)(?: (?:an?|\d+|small|large|thin|dark|amber|golden|soft|\w+ly))*|(?:cook|fry|bake|griddle|make|form|shape)(?: \w+)? \d+[- ](?:inch|cm)|for an? (?:soft|thick|smooth|quick|fresh|simple|chunky|easy|rough|zesty|tangy))\s+$/i;

/**
 * Foods that a text names and uses, including misspelled ones. Excluded are claims (the egg of "egg free noodles"),
 * comparisons, and foods that the text says are left out.
 */
export function mentionedFoods(written: string): readonly Mentioned[] {
  return namedBefore(written, () => findNamed(toPlainLetters(written)));
}

/**
 * The same for a description, which may tell of foods that the dish does without. The title belongs to it: it may say
 * what is left out.
 */
export function foodsOfDescription(description: string, title: string): readonly Mentioned[] {
  const head = title.trim() === '' ? '' : `${toPlainLetters(title).trim()}. `;
  const text = head + toPlainLetters(description);
  const found = describedBefore(text, () => findNamed(text, true));
  return head === '' ? found : found.filter(({ at }) => at >= head.length);
}

const describedBefore = createTextCache<readonly Mentioned[]>(1_000_000);

/**
 * The gate, the facts and the figures ask about the same texts, and households cook the same dishes. Some ten megabytes.
 */
const namedBefore = createTextCache<readonly Mentioned[]>(4_000_000);

function findNamed(text: string, isDescription = false): Mentioned[] {
  const tokens = tokenize(text);
  const claims = claimsIn(tokens);
  const isClaimed = (from: number, to: number) =>
    // A claim may be a food's own name: "quorn".
    claims.some((claim) => from >= claim.from && to <= claim.to && to - from < claim.to - claim.from);
  const meant = misspelledFoodsIn(tokens, 'methods').map(({ food, from, to }) => {
    const at = tokens[from]!.start;
    return { food, at, words: text.slice(at, tokens[to - 1]!.end), from, to };
  });
  const named = [...foodsNamedIn(text, tokens), ...meant];
  const denies = mayNegate(tokens);
  const ofOthers = phrasesOfOthers(text);
  const othersOf = (food: Food) =>
    named.filter((one) => one.food !== food).map(({ at, words }) => ({ start: at, end: at + words.length }));
  const isLeftOut = (one: TokenSpan & { at: number }) =>
    denies && isExcluded(tokens, one, named) && !isLeftOutElsewhere(clausesOf(text), one.at);
  const excludes = (food: Food) => named.some((one) => one.food === food && isLeftOut(one));
  const amongDefinite = endsAmongDefinite(text, tokens, named);
  return named
    .flatMap((one) => withoutParticle(text, one))
    .filter(({ from, to }) => !isClaimed(from, to))
    .filter(
      ({ at, words, ...place }) =>
        isUsedAfterAll(text, at + words.length) ||
        (!isFigure(text, at, words) &&
          !isImitated(tokens, place, named) &&
          !isLeftOut({ at, ...place }) &&
          !isMentionedElsewhere(text, tokens, place, named, ofOthers) &&
          !(
            isDescription &&
            isBackground(text, clausesOf(text), {
              start: at,
              end: at + words.length,
              isLeftOut:
                isLabelledFree(text, place.food) ||
                named.some(
                  (one) =>
                    one.food === place.food &&
                    one.at !== at &&
                    (isLeftOut(one) || isUnable(text.slice(0, one.at))),
                ),
              isRefused: (rest) => isRefusedIn(rest, place.food),
            })
          ) &&
          !isOfOtherKitchens(clausesOf(text), {
            start: at,
            end: at + words.length,
            others: othersOf(place.food),
            isRefused: (rest) =>
              !isTakenBack(text) && (excludes(place.food) || isRefusedIn(rest, place.food)),
          })),
    )
    .map(({ food, at, words, from, to }) => ({
      food,
      at,
      words,
      of: named.find(({ to }) => to === from)?.food,
      isDefinite: isDefinite(text, at),
      isAmongDefinite: amongDefinite.has(to),
    }));
}

const labels = /\b(\p{L}+)[- ]free\b/giu;

/** Whether a text calls the dish free of this food: "anchovy-free". */
function isLabelledFree(text: string, food: Food): boolean {
  return [...text.matchAll(labels)].some(([, name = '']) => findFood(name)?.food === food);
}

type Spoken = { food: Food; at: number; words: string; from: number; to: number };

/** "Nestle the chicken back in" and "cook the chicken skin-side down" name chicken, no backs and no skin. */
function withoutParticle(text: string, one: Spoken): Spoken[] {
  const whole = /^(\w+) (?:back(?= (?:in|into|to|on|onto|over)\b)|skin(?=[ -](?:sides?|down|up)\b))/i.exec(
    text.slice(one.at, one.at + one.words.length + reachOfParticle),
  )?.[1];
  if (whole === undefined || whole.length >= one.words.length) return [one];
  const food = findFood(whole)?.food;
  return food ? [{ ...one, food, words: whole, to: one.from + 1 }] : [one];
}

/** Characters behind a food that tell whether its last word is a particle. */
const reachOfParticle = 8;

/** Classes of foods that are cut or cooked to resemble others. */
const imitating: readonly Food['class'][] = [
  'vegetable',
  'starchy-vegetable',
  'fruit',
  'mushroom',
  'soy',
  'legume',
  'seed',
  'nut',
];
const meats: readonly Food['class'][] = ['red-meat', 'poultry'];
const bindsAsEgg: ReadonlySet<string> = new Set(['flaxseed', 'ground-flaxseed', 'chia-seed', 'aquafaba']);
const cutTo: ReadonlySet<string> = new Set(['to', 'into', 'as']);
const cutAs: readonly Food['class'][] = ['grain', 'gluten-grain'];
const cutting = /^(?:puls|blitz|grat|process|chop|cut|spirali|shred)/i;
/** Tokens between a vegetable and what it is cut to. */
const reachOfCut = 6;
const quote = /^["“”„«»‘’']$/;

/** 'Oyster mushroom "scallops"' are mushrooms. */
function isImitated(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  named: readonly { food: Food; from: number; to: number }[],
): boolean {
  if (!quote.test(tokens[from - 1]?.text ?? '') || !quote.test(tokens[to]?.text ?? '')) return false;
  const previous = named.find((one) => one.to === from - 1)?.food;
  if (previous && imitating.includes(previous.class)) return true;
  // 'Cauliflower, pulsed to "rice"'.
  const isCutTo =
    cutTo.has(tokens[from - 2]?.key ?? '') &&
    tokens.slice(Math.max(0, from - reachOfCut), from).some(({ text }) => cutting.test(text)) &&
    cutAs.includes(named.find((one) => one.from === from)!.food.class) &&
    named.some((one) => imitating.includes(one.food.class) && one.to < from && one.to >= from - reachOfCut);
  if (isCutTo) return true;
  // 'A flax "egg"'.
  if (previous && bindsAsEgg.has(previous.id)) return true;
  // '"Bacon" mushrooms'.
  return (
    meats.includes(named.find((one) => one.from === from)!.food.class) &&
    named.some((one) => one.from === to + 1 && imitating.includes(one.food.class))
  );
}

function isDefinite(text: string, at: number): boolean {
  return definite.test(text.slice(Math.max(0, at - 32), at));
}

/** Where names end that were spoken of before, or follow such a name in a list: milk of "the butter and milk". */
function endsAmongDefinite(
  text: string,
  tokens: readonly Token[],
  named: readonly { at: number; from: number; to: number }[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { at, from, to } of named.toSorted((one, other) => one.from - other.from)) {
    let first = from;
    while (/^(?:,|and)$/.test(tokens[first - 1]?.key ?? '')) first -= 1;
    if (isDefinite(text, at) || (first < from && found.has(first))) found.add(to);
  }
  return found;
}

/** Foods that a line names in addition to its choices: the butter of "potatoes, mashed with butter". */
export function additionalFoods(line: RecipeLine): Food[] {
  const found = aside.get(line) ?? findAside(line);
  aside.set(line, found);
  return found;
}

/** Cached because the checks of allergies and of diets both need it. */
const aside = new WeakMap<RecipeLine, Food[]>();

function findAside(line: RecipeLine): Food[] {
  const known = new Set(choicesOf(line).map((food) => food.id));
  const named = mentionedFoods(translateToEnglish(line.language, line.written.name)).map(
    (mention) => mention.food,
  );
  return named.filter((food, at) => !known.has(food.id) && named.indexOf(food) === at);
}
