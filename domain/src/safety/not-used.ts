import { isHandling, mayInterrupt } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Marks and words at which another thought begins. */
const ends = words('. ! ? ; : ( ) [ ] – — but however though although yet so because since');

/** Small words that stand between what denies and what is denied ("without any of the usual"). */
const between = words(
  'a an the any of or and nor usual classic traditional typical added add extra more such kind sort type that this those these your its their much bit drop pat knob spoonful spoon hint trace sign either even , "',
);

/** Words that names of foods hold too, and that end a list. */
const joining = words(
  'with in on for to from into over by than then until at use using add adding stir serve top finish pour put take try choose have melt whisk mix fold plus just only',
);

/** What stands before a food that is not used, without a word between. */
const denying = words(
  'without no minus sans neither nor skip skipping omit omitting avoid avoiding unlike lacking lack',
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
  'forgo',
  'ditch',
  'drop',
  'devoid of',
].map((phrase) => phrase.split(' '));

/** "Need for" denies only after a "no"; these are no denial without one. */
const onlyDenied = words('need for');

/** Words that deny what is done ("do not add cream", "you won't miss the butter", "never use"). */
const denials = words(
  'not never dont doesnt wont cant cannot isnt arent didnt neednt shouldnt wouldnt nothing',
);
const deeds = words(
  'add use using need want require call contain include have has take put pour stir thicken miss be is are do make made with serve baste brush reach buy it them for in into on to feel',
);
/** What is denied twice is said: "don't forget the cheese", "do not leave out the butter". */
const twice = words('forget skip omit spare leave only just hesitate skimp stop be');

/** Words after a food that say that it is not used: "the cheese is not needed", "no butter needed" has its own "no". */
const unneeded = words('needed necessary required used missed missing included added involved out omitted');

type Place = { from: number; to: number };

/**
 * Whether a text says of a food that it is not in the dish: "needs no cheese", "without any butter or cream", "don't use
 * fish sauce", "instead of the usual cream", "the ghee is not needed". In doubt it is in. `named` are the places of all foods.
 */
export function isNotUsed(tokens: readonly Token[], { from, to }: Place, named: readonly Place[]): boolean {
  const start = tokens.findLastIndex((token, at) => at < from && ends.has(plain(token))) + 1;
  const next = tokens.findIndex((token, at) => at >= to && ends.has(plain(token)));
  const stop = next === -1 ? tokens.length : next;
  if (plain(tokens[stop]) === '?') return false;
  const before = tokens.slice(start, from);
  if (before.some((token) => plain(token) === 'if' || plain(token) === 'unless')) return false;
  const said = before.map(plain);
  const isNamed = (at: number) => named.some((one) => start + at >= one.from && start + at < one.to);
  const first = listStart(before, isNamed);
  const starts = said.map((_, at) => at + 1).filter((at) => at >= first);
  return (
    starts.some((at) => isDenied(said.slice(0, at), said[at])) ||
    isSaidUnneeded(tokens.slice(to, stop).map(plain))
  );
}

/** Where the list begins that a food stands in: "butter, cheese or" of "without butter, cheese or cream". */
function listStart(before: readonly Token[], isNamed: (at: number) => boolean): number {
  let at = before.length;
  while (at > 0) {
    const token = before[at - 1]!;
    const word = plain(token);
    if (denying.has(word) || denials.has(word) || joining.has(word)) break;
    const isDescribing = isHandling(token.key) || mayInterrupt(token.key);
    if (!between.has(word) && !isDescribing && !isNamed(at - 1)) break;
    at -= 1;
  }
  return at;
}

function isDenied(head: readonly string[], next: string | undefined): boolean {
  const last = head.at(-1) ?? '';
  if (last === 'than' && /^(?:more|less)$/.test(head.at(-2) ?? '')) return false;
  // "You would never guess that it has no cheese": a "no" is one whatever stands before it.
  if (last === 'no') return true;
  if (denying.has(last)) return !isDeniedItself(head.slice(0, -1));
  const phrase = phrases.find((one) => one.every((word, at) => head.at(at - one.length) === word));
  if (phrase) {
    const rest = head.slice(0, head.length - phrase.length);
    const needsNo = phrase.every((word) => onlyDenied.has(word));
    return needsNo ? /^(?:no|without|little)$/.test(rest.at(-1) ?? '') : !isDeniedItself(rest);
  }
  const denial = head.findLastIndex((word) => denials.has(word));
  if (denial === -1) return false;
  const told = head.slice(denial + 1);
  // "Never brown the butter" browns it some other way.
  if (told.length === 0) return next === undefined || between.has(next);
  return told.length <= 4 && !told.some((word) => twice.has(word)) && told.every((word) => deeds.has(word));
}

/** "Do not skip" and "no soup is complete without" deny the denial. */
function isDeniedItself(rest: readonly string[]): boolean {
  const clause = rest.slice(rest.lastIndexOf(',') + 1);
  return clause.some((word) => denials.has(word) || word === 'no');
}

function isSaidUnneeded(after: readonly string[]): boolean {
  const told = after.slice(0, 6).join(' ');
  return (
    /^(?:\w+ )?(?:(?:is|are|was|were) (?:not|never|left out|omitted)|isnt|arent|wont be)\b/.test(told) &&
    after.slice(0, 6).some((word) => unneeded.has(word))
  );
}

function plain(token: Token | undefined): string {
  const text = token?.text.toLowerCase() ?? '';
  return text.length > 1 ? text.replace(/['’]/g, '') : text;
}

const telling = new Set([...denying, ...denials, ...phrases.flatMap((phrase) => phrase[0]!)]);

/** Whether any word of a text could say that something is not used; most texts have none. */
export function mayNegate(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && telling.has(plain(token)));
}
