import { nameInNumber } from '../../quantities/counted-things.ts';
import type { Measured } from '../../quantities/kitchen-amount.ts';
import type { DishPart } from '../dish.ts';

/** Changes the method to the singular where the list now has one, and the following verb with it. */
export function withNumber(
  words: string,
  part: DishPart,
  now: Measured,
  before: string,
  after: string,
  isForOne = false,
): string {
  const same = `${words}${unchangedNumber}`;
  // One piece, though the list weighs it.
  if (isForOne && part.unit === 'g' && pieces.test(words)) {
    const noun = `${words.slice(0, -1)}${nowSingular}`;
    return isSubject(before) && singularVerbs.has(/^ ([a-z]+)/.exec(after)?.[1] ?? '')
      ? `${noun}${singularMark}`
      : noun;
  }
  const isCounted = part.unit === 'whole' || (part.unit === 'leaf' && /\b(?:leaf|leaves)$/.test(words));
  if (!isCounted || now.unit !== 'whole' || part.amount > 1 === now.amount > 1) return same;
  // In "Taste for lemon", the word is not the fruit.
  if (/\b[Tt]aste for (?:[^.;]* and )?$/.test(before)) return same;
  const isPlural = now.amount > 1;
  // "Lime wedges" of two limes.
  if (isPlural && cutInto.test(after)) return same;
  const noun = nounOf(words);
  const keyWords = nameInNumber(part.key, false).split(' ');
  const headWords = isPlural ? headNouns(part.key) : keyWords;
  if (!headWords.includes(nounOf(nameInNumber(words, false))) && !/^(?:yolk|white)s?$/.test(noun))
    return same;
  const changed = `${nameInNumber(words, isPlural)}${isPlural ? nowPlural : nowSingular}`;
  if (!isSubject(before)) return changed;
  const verb = /^ ([a-z]+)/.exec(after)?.[1] ?? '';
  const isEnumerated = /(?:,|\band|\bor) (?:the )?$/.test(before);
  return !isEnumerated && (isPlural ? pluralVerbs : singularVerbs).has(verb)
    ? `${changed}${isPlural ? pluralMark : singularMark}`
    : same;
}

const cutInto = /^ (?:wedges|rings|halves|quarters|slices|rounds|zest|juice|peel|leaves)\b/;
/** "Stick" of the cinnamon sticks, which are not cinnamons. */
const headNouns = (key: string) =>
  nameInNumber(key, false)
    .split(/ (?:in|of|with) /)[0]!
    .split(' ')
    .slice(-1);

const pieces = /\b(?:fillets|steaks|cutlets|breasts|chops)$/;

const nounOf = (words: string) => words.split(' ').at(-1)!;

const verbs = [
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
  ...'look turn feel soften collapse color melt hold float smell give stand start begin crack lie swim burst brown'
    .split(' ')
    .map((many) => [many, `${many}s`] as const),
] as const;
/** Plural verbs and their singular. */
const singularVerbs = new Map<string, string>(verbs.map(([many, one]) => [many, one]));
const pluralVerbs = new Map<string, string>(verbs.map(([many, one]) => [one, many]));
/** Marks a name whose verb changes its number. */
const singularMark = '\uE004';
const pluralMark = '\uE005';

/** Mark every name as singular, plural or unchanged, since "it" and "them" follow it. */
const nowSingular = '\uE006';
const nowPlural = '\uE007';
export const unchangedNumber = '\uE008';

/** From a name that is now singular to "them", with no other food or plural between. */
const themAfterSingular =
  /\uE006((?:(?![\uE006-\uE008]|\b\w*[a-rt-z]s\b(?<!\bminutes|\bseconds|\bthis|\bas|\bis|\bits|\bhas|\btimes|\bsides)|\n)[^!?])*?)\b(them|they)\b(?: (\w+))?/g;
/** From a name that is now singular to its stone or the like. */
const pitsAfterSingular = /\uE006([^.!?;\uE006-\uE008]*?\bthe )(stone|pit|core|stem)s\b/g;

/** From a name that is now plural to "it", in the same sentence. */
const itAfterPlural =
  /\uE007((?:(?![\uE006-\uE008]|\bit\b)[^.!?;])*?(?:\b(?:and|then|to|or|turn|peel|cut|slice|chop|halve|drain|rinse|add|mix|season|toss|grate|quarter|lift|squeeze|mash|crush|tear|dice) |, ))it\b(?! (?:is|has|was|\w+s)\b)/g;

const clauseStart =
  /(?:^|[.,;:] )(?:[^.,;:]*\b)?(?:until|when|(?<!at )once|as|while|where|if|so that|that|which)\b[^.,;:]*$/i;

/** Whether the following words have the part as their subject, so that its number must not change. */
export function isSubject(before: string): boolean {
  return before === '' || /[.] (?:The )?$/.test(before) || clauseStart.test(before);
}

/** Marks a count until its noun is known. */
export const countMark = '\uE001';
const countOfOne = new RegExp(`\\b1${countMark}( (?:[a-z-]+ )?)([a-z]+[^s]s)\\b`, 'g');

/** "Shape 1 balls" becomes one ball, "until the egg are set" becomes "is". */
export function withAgreement(text: string | null): string | null {
  if (text === null) return null;
  return text
    .replace(countOfOne, (_, between: string, many: string) => `1${between}${singularOf(many)}`)
    .replaceAll(countMark, '')
    .replace(themAfterSingular, singularPronoun)
    .replace(themAfterSingular, singularPronoun)
    .replace(pitsAfterSingular, '\uE006$1$2')
    .replace(itAfterPlural, (_, between: string) => `\uE007${between}them`)
    .replace(/[\uE006-\uE008]/g, '')
    .replace(/\uE004 (\w+)/g, (_, verb: string) => ` ${singularVerbs.get(verb)}`)
    .replace(/\uE005 (\w+)/g, (_, verb: string) => ` ${pluralVerbs.get(verb)}`);
}

/** "Lift them out" becomes "lift it out", and "they turn crisp" "it turns crisp". */
function singularPronoun(words: string, between: string, pronoun: string, verb = ''): string {
  if (pronoun === 'them') return `\uE006${between}it${verb && ` ${verb}`}`;
  const singularVerb = singularVerbs.get(verb);
  return singularVerb ? `\uE006${between}it ${singularVerb}` : words;
}

function singularOf(many: string): string {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  return many.replace(/(?<=ss|sh|ch|x|z)es$|s$/, '');
}
