import { isPreparationWord } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import {
  type After,
  afterFood,
  between,
  ends,
  endsList,
  isListing,
  isRuledOut,
  plain,
  type TokenSpan,
  wordSet as words,
} from './words-after-food.ts';

/** Words that end a list, although names of foods contain them too. */
const joining = words(
  'with in on for to from into over by than then until at use using add adding stir serve top finish pour put take try choose have melt whisk mix fold plus just only',
);

/** Words directly before a food that say it is not used. */
const negationWords = words(
  'without no zero minus sans neither nor skip skips skipped skipping omit omits omitted omitting avoid avoids avoided avoiding unlike lack lacks lacking ditch ditches ditched ditching forgo forgoes forgoing',
);
const phrases = [
  'instead of',
  'in place of',
  'in lieu of',
  'in the place of',
  'takes the place of',
  'take the place of',
  'the place of',
  'rather than',
  'stand in for',
  'stands in for',
  'standing in for',
  'fill in for',
  'fills in for',
  'free of',
  'free from',
  'leave out',
  'leaves out',
  'leaving out',
  'left out',
  'need for',
  'the work of',
  'the job of',
  'the role of',
  'replaces',
  'replacing',
  'replace',
  'hold',
  'drop',
  'devoid of',
  'resist the urge to add',
  'resist the temptation to add',
].map((phrase) => phrase.split(' '));

/** "Need for" denies only after a "no". */
const onlyDenied = words('need for');

/**
 * These words are also used for foods in the dish: "drop the shrimp into the pot", "hold the nuts back", "replace the
 * lid". The pattern says what must follow the food for the word to mean that it is not used.
 */
const ambiguousVerbs: Readonly<Record<string, RegExp>> = {
  drop: /^(?:altogether|entirely|completely|for an? |from (?:the|this) recipe)/,
  hold: /^$/,
  replace: /^(?:with|by) /,
  replaces: /^(?:$|with |in |here|(?:is|are) |replaces )/,
  replacing: /^(?:$|with |by |in |here)/,
  'leave out': /^(?:$|altogether|entirely|completely|here|of|that|which|as)/,
  'leaves out': /^(?:$|altogether|entirely|completely|here|of|that|which|as)/,
  'leaving out': /^(?:$|altogether|entirely|completely|here|of|that|which|as)/,
  'left out':
    /^(?:$|altogether|entirely|completely|here|of|that|which|as|for (?:my|our) (?:son|daughter|nephew|niece|brother|sister|husband|wife|boy|girl|kids|children)$)/,
};
/** An imperative begins the clause or follows one of these words: "a drop of oil" and "each hold nuts" are none. */
const beforeOrder = words(', and then to you can could may just simply please or');

/** Words that negate an action ("do not add cream", "you won't miss the butter", "never use"). */
const negatedVerbs = words(
  'not never dont doesnt wont cant cannot isnt arent didnt neednt shouldnt wouldnt longer',
);
/** Negating one of these means that the food is not in the dish. */
const absenceVerbs = words(
  'need want require call contain include have has miss feel eat drink digest touch tolerate know contains includes uses needs requires has',
);
const adding = words('add use using buy reach');
/** Actions that also apply to foods in the dish: "do not stir the eggs" has eggs, "do not stir in eggs" has none. */
const handling = words('put take pour stir thicken serve baste brush make made dusted coated dredged fried');
const fillerWords = words('do be is are it them in for into on to with you will');
const prepositions = words('in into on with for');
/** A double negation means that the food is used: "don't forget the cheese", "do not leave out the butter". */
const doubleNegations = words('forget skip omit spare leave only just hesitate skimp stop');

/** Words after a food that say it is not used. */
const unneeded =
  /^(?:(?:is|are|was|were|isnt|arent|wont be) )(?:(?:not|never) )?(?:(?:at all|even|really|strictly|\w+ly) )?(?:needed|necessary|required|used|missed|missing|included|added|involved|invited|left out|omitted)\b/;
const saidNot = /^(?:(?:is|are|was|were) (?:not|never)|isnt|arent|wont be|(?:is|are) (?:left out|omitted))\b/;

/**
 * Whether a text says that a food is not in the dish: "needs no cheese", "without any butter or cream", "don't use fish
 * sauce", "instead of the usual cream", "the ghee is not needed". In doubt the food counts as used. `named`: positions
 * of all foods in the text.
 */
export function isExcluded(all: readonly Token[], food: TokenSpan, places: readonly TokenSpan[]): boolean {
  const { tokens, place, named } = around(all, food, places);
  const { from, to } = place;
  const start = tokens.findLastIndex((token, at) => at < from && ends.has(plain(token))) + 1;
  const next = tokens.findIndex((token, at) => at >= to && ends.has(plain(token)));
  const stop = next === -1 ? tokens.length : next;
  if (plain(tokens[stop]) === '?') return false;
  const before = tokens.slice(start, from);
  // "If you bake for school, know that these have no nuts."
  const assured = before.findLastIndex((token) => /^(?:know|assured|promise)$/.test(plain(token)));
  if (before.slice(assured + 1).some((token) => /^(?:if|unless|why|whether)$/.test(plain(token))))
    return false;
  const said = before.map(plain);
  const inNames = new Set(named.flatMap((one) => tokens.slice(one.from, one.to)));
  const isNamed = (at: number) => inNames.has(tokens[start + at]!);
  const first = listStart(before, isNamed);
  const after = afterFood(tokens, to, named);
  // The other foods of the list are not words that describe this one.
  const own = tokens
    .slice(from, to - 1)
    .filter(({ key }) => isPreparationWord(key))
    .map(plain);
  const passed = (at: number) => [...said.slice(at).filter((_, i) => !isNamed(at + i)), ...own];
  const starts = said.map((_, at) => at + 1).filter((at) => at >= first && mayDeny(said, at));
  return (
    starts.some((at) => isDenied(said.slice(0, at), passed(at), after)) ||
    isSaidUnneeded(tokens.slice(to, stop).map(plain)) ||
    isRuledOut(tokens, to, named)
  );
}

/** The last words of what denies a food; a denied deed may have four more. */
const lastDenying = new Set(['no', ...negationWords, ...phrases.map((phrase) => phrase.at(-1)!)]);

function mayDeny(said: readonly string[], end: number): boolean {
  return (
    lastDenying.has(said[end - 1]!) ||
    said.slice(Math.max(0, end - 5), end).some((word) => negatedVerbs.has(word))
  );
}

/** How many tokens before and behind a food are read: the time for a list of thousands of foods must not explode. */
const reach = 60;

/** The neighborhood of a food, with places that count from its beginning. */
function around(tokens: readonly Token[], { from, to }: TokenSpan, named: readonly TokenSpan[]) {
  const begin = Math.max(0, from - reach);
  const end = to + reach;
  const moved = (one: TokenSpan) => ({ from: one.from - begin, to: one.to - begin });
  return {
    tokens: tokens.slice(begin, end),
    place: moved({ from, to }),
    named: named.filter((one) => one.from >= begin && one.to <= end).map(moved),
  };
}

/** Start of the list that a food belongs to: "butter, cheese or" in "without butter, cheese or cream". */
function listStart(before: readonly Token[], isNamed: (at: number) => boolean): number {
  let at = before.length;
  while (at > 0) {
    const token = before[at - 1]!;
    const word = plain(token);
    if (negationWords.has(word) || negatedVerbs.has(word) || joining.has(word)) break;
    if (!isListing(token) && !isNamed(at - 1)) break;
    at -= 1;
  }
  return at;
}

function isDenied(head: readonly string[], passed: readonly string[], after: After): boolean {
  const last = head.at(-1) ?? '';
  if (last === 'than' && /^(?:more|less)$/.test(head.at(-2) ?? '')) return false;
  const phrase = phrases.find((one) => one.every((word, at) => head.at(at - one.length) === word));
  if (last !== 'no' && !negationWords.has(last) && !phrase) return isNegatedAction(head, passed, after);
  if (after.isConditional || !endsList(passed, after)) return false;
  // "You would never guess that it has no cheese": a "no" counts even after another negation.
  // "No small spoonful of it goes in."
  if (last === 'no')
    return (
      !head.some((word) => /^pretend/.test(word)) &&
      !/^(?:small|mean|little|ordinary)$/.test(passed[0] ?? '') &&
      !isUsedUp(head, after)
    );
  // "Without cornbread it would be sad."
  if (last === 'without' && /^(?:it|this|that|they|these) would/.test(after.words)) return false;
  if (negationWords.has(last)) return !isDeniedItself(head.slice(0, -1), last);
  const rest = head.slice(0, head.length - phrase!.length);
  const needed = ambiguousVerbs[phrase!.join(' ')];
  if (needed && !isOrdered(phrase!, rest, passed, needed, after)) return false;
  const needsNo = phrase!.every((word) => onlyDenied.has(word));
  return needsNo ? /^(?:no|without|little)$/.test(rest.at(-1) ?? '') : !isDeniedItself(rest, phrase![0]);
}

/** "Stir until no flour is left" contains flour. */
function isUsedUp(head: readonly string[], { words }: After): boolean {
  return (
    /\b(?:until|till|so that)(?: (?:there|you|it))?(?: (?:can|is|are|has|have|see|shows?)){0,2} no$/.test(
      head.join(' '),
    ) || /^(?:(?:is|are|can be|to be) )?(?:left|remains?|visible|shows?|showing|seen|sticks?)\b/.test(words)
  );
}

function isOrdered(
  phrase: readonly string[],
  rest: readonly string[],
  passed: readonly string[],
  needed: RegExp,
  { words }: After,
): boolean {
  if (passed[0] === 'of') return false;
  // "Aminos replace the soy sauce here."
  if (phrase[0] === 'replace' && rest.length > 0 && !beforeOrder.has(rest.at(-1)!))
    return /^(?:$|here\b)/.test(words);
  const isOrder = phrase.length > 1 || !/^(?:drop|hold|replace)$/.test(phrase[0]!);
  if (!isOrder && rest.length > 0 && !beforeOrder.has(rest.at(-1)!)) return false;
  // "Use coconut milk to replace the cream."
  if (phrase[0] === 'replace' && rest.at(-1) === 'to' && words === '') return true;
  return needed.test(words);
}

/** "Do not add cream", unless what follows limits it: "until the end", "all at once". */
function isNegatedAction(head: readonly string[], passed: readonly string[], after: After): boolean {
  const denial = head.findLastIndex((word) => negatedVerbs.has(word));
  if (head[denial] === 'longer' && head[denial - 1] !== 'no') return false;
  if (denial === -1 || after.isLater || /^(?:or|why)$/.test(head[denial - 1] ?? '')) return false;
  // "Do not add cold butter" means that warm butter is added.
  if (passed.some((word) => !between.has(word))) return false;
  const told = head.slice(denial + 1);
  const isAny = passed.includes('any');
  // "Never brown the butter" means that it is used otherwise.
  if (told.length === 0) return (passed.length === 0 || between.has(passed[0]!)) && isClosed(after);
  if (told.length > 4 || told.some((word) => doubleNegations.has(word))) return false;
  const known = (word: string) =>
    absenceVerbs.has(word) || adding.has(word) || handling.has(word) || fillerWords.has(word);
  if (!told.every(known)) return false;
  if (told.some((word) => absenceVerbs.has(word))) return true;
  const isAdding = told.some((word) => adding.has(word)) || told.some((word) => prepositions.has(word));
  return isAdding && (isAny || isClosed(after));
}

function isClosed({ words }: After): boolean {
  return /^(?:$|here\b|in sight\b|either\b|whatsoever\b|at all\b|anywhere\b|(?:to|in|into|on|with) (?:it|this|top)\b)/.test(
    words,
  );
}

/** "It would be a shame to leave out the feta." */
const regretting = words(
  'shame pity sin crime mistake wrong sacrilege silly foolish madness rude hate nothing incomplete pointless sad dull boring bland naked unthinkable imagine half',
);
/** "Those who are nut-free skip the cashews": others do not. */
const others = words(
  'those who whoever anyone anybody someone somebody some guests people vegans vegetarians veggies coeliacs celiacs kids children',
);

const noticing = words('know guess tell notice suspect believe');

/** "Do not skip" and "no soup is complete without" negate the negation. */
function isDeniedItself(rest: readonly string[], denial = ''): boolean {
  const said = rest.slice(rest.lastIndexOf(',') + 1);
  // "You would never know that it is made without butter."
  const clause = said.slice(said.findLastIndex((word) => noticing.has(word)) + 1);
  const isDeed = /^(?:skip|omit|avoid|forgo|ditch|leave)/.test(denial);
  // "I would rather starve than skip the butter."
  if (isDeed && /\b(?:rather|sooner)\b.* than$/.test(clause.join(' '))) return true;
  return clause.some(
    (word) => negatedVerbs.has(word) || word === 'no' || regretting.has(word) || (isDeed && others.has(word)),
  );
}

function isSaidUnneeded(after: readonly string[]): boolean {
  const told = after
    .slice(0, 6)
    .join(' ')
    .replace(/^(?!is |are |was |were |isnt |arent |wont )\w+ /, '');
  if (!saidNot.test(told) || !unneeded.test(told)) return false;
  // "The butter is left out to soften", "the nuts are not needed until the end".
  return !/\b(?:until|till|yet|before|overnight|soften|fridge|unless|if|at (?:room|first|this)|in (?:most|many|some|other))\b/.test(
    after.slice(0, 12).join(' '),
  );
}

const common = words('in the of for to out');
const telling = new Set([
  ...negationWords,
  ...negatedVerbs,
  ...phrases.map((phrase) => phrase.find((word) => !common.has(word))!),
]);

/** Fast check whether any word of a text could say that something is not used; in two of three steps none does. */
export function mayNegate(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && telling.has(plain(token)));
}
