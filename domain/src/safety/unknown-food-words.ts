import { kitchenVerbs } from '../foods/data/kitchen-verbs.ts';
import { matchesIn } from '../foods/food-index.ts';
import { isFoodWord, isKnownWord } from '../foods/known-words.ts';
import { stemsOf } from '../foods/word-stems.ts';
import { isPreparationWord, mayInterrupt } from '../quantities/preparation-words.ts';
import { foldWord, type Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';

/** Verbs that are followed by a food or by what it is put into. */
const verbs = new Set(kitchenVerbs.trim().split(/\s+/).map(foldWord));
const determiners = new Set(
  'the some any each every all both this that these those your our its another remaining rest more extra little few several handful'.split(
    ' ',
  ),
);
const fillers = new Set(
  'a an the some in on over and each extra any with of your little few more'.split(' '),
);
/** Measures of cooks that are no units. */
const measures = new Set(
  'full spoonful spoon ladleful teaspoonful tablespoonful dab splash drizzle glug squeeze swirl blob smear pile heap mound bed side portion plate bowl bit lump chunk cube wedge curl shaving grating dusting shower scattering sprinkling layer slick trickle bottle jar tub pack bag box'.split(
    ' ',
  ),
);
const joining = new Set([',', 'and', 'or', '/', 'plus', 'then']);
/** Words that may follow a food at the start of a sentence: "zorble goes in last". */
const told = new Set(
  'is are go goes come comes and or in into on over with next last first then get follow follows'.split(' '),
);
/** Words that may follow the name of a brand that stands for its food. */
const afterBrand = new Set(
  'and or in into to on over for with until then before at if when while is finish lift make add give do go'.split(
    ' ',
  ),
);
/** Endings that no food's name has: "the sourness", "slantwise". */
const abstract = /(?:ness|ity|tion|sion|ment|ance|ence|wise|wards?|ism|ology|n['’]?t)$/;
/** Endings of adjectives, which are not foods if another word follows: "a spoonable sauce", "the viscous mixture". */
const describing = /(?:able|ible|ous|ive|ish|less|ful|ic|al|esque|proof)$/;
/** Contractions: "You've", "it'll", "I'm". */
const shortened = /['’](?:ve|ll|re|d|m|em)$/i;
/** "Restuff", "overfill", "deshell". */
const prefix = /^(?:re|un|over|under|pre|de|non|mis|semi|half)/;
const shortestRest = 4;

/**
 * Unknown words in positions where a food is expected: after a cooking verb ("melt zorble"), after an article or the
 * like ("the zorble"), and in a list of foods ("butter, zorble").
 */
export function strangeWords(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token, at) =>
      (isStrange(token) && !isNoFood(token, tokens[at + 1]) && isInFoodsPlace(tokens, at)) ||
      isBrandAlone(tokens, at),
  );
}

/** "A tin of Ortiz", "a spoon of Red Boat": capitals behind a measure that name no food of the table. */
export function isBrandAlone(tokens: readonly Token[], at: number): boolean {
  const measure = tokens[at - 2];
  if (!isCapital(tokens[at]) || tokens[at - 1]?.key !== 'of' || !isMeasure(measure)) return false;
  // "A Cup Of Water" is a heading, "a pinch of Indian chili" names a food.
  if (isCapital(measure)) return false;
  let to = at + 1;
  while (isCapital(tokens[to])) to += 1;
  const next = tokens[to];
  if (next?.kind === 'word' && !afterBrand.has(next.key)) return false;
  return !matchesIn(tokens, 'methods').some(({ from, to: end }) => from < to && end > at);
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text);
}

function isStrange(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 2 && !isKnownWord(token);
}

function isNoFood({ key, text }: Token, next: Token | undefined): boolean {
  const word = text.toLowerCase();
  if (abstract.test(word) || shortened.test(word)) return true;
  // "Armfuls of mint".
  if (/fuls?$/.test(word) && next?.key === 'of') return true;
  const rest = key.replace(prefix, '');
  if (rest !== key && rest.length >= shortestRest && isKnownWord({ ...asToken(rest), text: rest }))
    return true;
  return describing.test(word) && next?.kind === 'word' && isKnownWord(next) && !isFoodWord(next.key);
}

function asToken(key: string): Token {
  return { kind: 'word', text: key, key, value: Number.NaN, vulgar: false, joined: false, start: 0, end: 0 };
}

function isInFoodsPlace(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (from >= 0 && isFiller(tokens[from]!)) {
    if (determiners.has(tokens[from]!.key)) return true;
    // "Finish with zorble".
    if (tokens[from]!.key === 'with') return true;
    // "A tin of Zorble", "two slices of zorble".
    if (tokens[from]!.key === 'of' && isMeasure(tokens[from - 1])) return true;
    from -= 1;
  }
  const before = tokens[from];
  if (before === undefined || /^[.!?;:(–—-]$/.test(before.text)) return told.has(tokens[at + 1]?.key ?? '');
  if (isVerb(before)) return true;
  // "The butter, zorble and salt", "blend zorble, then fnord".
  const earlier = tokens[from - 1];
  if (!joining.has(before.key) || earlier === undefined) return false;
  return isFoodWord(earlier.key) || isStrange(earlier);
}

function isVerb({ key, text }: Token): boolean {
  return verbs.has(key) || verbs.has(text.toLowerCase()) || stemsOf(key).some((stem) => verbs.has(stem));
}

function isMeasure(token: Token | undefined): boolean {
  return token?.kind === 'word' && (unitOf(token.text) !== null || measures.has(token.key));
}

function isFiller({ kind, key, text }: Token): boolean {
  if (kind !== 'word') return kind === 'number' || text === "'";
  if (verbs.has(key) && !fillers.has(key)) return false;
  return (
    fillers.has(key) ||
    determiners.has(key) ||
    isPreparationWord(key) ||
    mayInterrupt(key) ||
    unitOf(text) !== null
  );
}
