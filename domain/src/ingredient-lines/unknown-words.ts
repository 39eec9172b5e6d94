import { harmlessWords } from '../foods/data/harmless-words.ts';
import type { Food } from '../foods/food.ts';
import { isEnglish, isFoodWord } from '../foods/known-words.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { namesIn } from '../foods/read-phrase.ts';
import { isUnknownSymbol } from '../quantities/food-emoji.ts';
import { isPreparationWord, mayFollowFood, mayInterrupt } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import type { Choice } from './alternatives.ts';
import type { Remark } from './line-parts.ts';

const harmless: ReadonlySet<string> = new Set(harmlessWords.trim().split(/\s+/));

/** What grows is what it is called; a word more names its variety ("Vidalia onion"). */
const grown: ReadonlySet<Food['class']> = new Set([
  'vegetable',
  'starchy-vegetable',
  'fruit',
  'herb',
  'mushroom',
  'seaweed',
  'spice',
  'salt',
  'water',
]);

/** Participles that say that something else went in or on; what, only a food before them says ("almond-crusted"). */
const filling = new Set(['stuffed', 'filled', 'coated', 'crusted', 'topped', 'loaded', 'layered']);

const negating = new Set(['non', 'not', 'un']);
const wishes = new Set('possible available needed necessary required preferred desired you'.split(' '));
const longestKind = 2;

/**
 * Words beside a prepared food's name that may make it another food: they name no food that we know and are not known
 * to be harmless ("argan milk", "plumpy paste"). What such a line is made of is unknown.
 */
export function unknownWordsNear({ tokens, food, from, to }: Choice): string[] {
  if (food === null) return [];
  const claims = claimsIn(tokens);
  const names = namesIn(tokens, claims).filter((name) => name.food !== null);
  const within = (at: number, spans: readonly { from: number; to: number }[]) =>
    spans.some((span) => at >= span.from && at < span.to);
  const strange = tokens.filter((token, at) => {
    if (token.kind !== 'word' || (at >= from && at < to)) return false;
    if (isUnknownSymbol(token.text)) return true;
    if (filling.has(token.key) && !within(at - 1, names)) return true;
    if (grown.has(food.class) || within(at, claims) || within(at, names)) return false;
    return !isHarmless(token);
  });
  return strange.map(({ text }) => text);
}

/** "Milk (Oatly)", "protein, zorble": a short remark in words that are no English tells a kind that we do not know. */
export function unknownWordsAfter({ food }: Choice, [remark]: readonly Remark[]): string[] {
  if (food === null || grown.has(food.class) || !remark || remark.tokens.length > longestKind) return [];
  return remark.tokens
    .filter((token) => token.kind === 'word' && !isEnglish(token.key) && !isFoodWord(token.key))
    .filter((token) => !isHarmless(token))
    .map(({ text }) => text);
}

/** Claims that are denied or only wished for: "not vegan cheese", "gluten-free if possible". The plain food may be meant. */
export function hasOpenClaim(tokens: readonly Token[]): boolean {
  const claims = claimsIn(tokens);
  if (claims.some(({ from }) => negating.has(tokens[from - 1]?.key ?? ''))) return true;
  const at = tokens.findIndex(({ key }) => key === 'if');
  if (at < 1 || !wishes.has(tokens[at + 1]?.key ?? '')) return false;
  const { to } = claims.findLast((claim) => claim.to <= at) ?? { to: 0 };
  // "Gluten-free soy sauce, plus more if needed" wishes for more.
  return to > 0 && !tokens.slice(to, at).some(({ key }) => /^(?:more|extra|additional|,)$/.test(key));
}

function isHarmless({ key, text }: Token): boolean {
  if (harmless.has(key) || unitOf(text) !== null) return true;
  if (mayInterrupt(key) && !/(?:ed|ly)$/.test(key)) return true;
  return (isPreparationWord(key) && isEnglish(text.toLowerCase())) || mayFollowFood(key);
}
