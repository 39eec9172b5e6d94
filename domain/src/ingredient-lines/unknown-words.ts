import { isMeatOrFish } from '../foods/affects-limits.ts';
import type { Food } from '../foods/food.ts';
import { isEnglish, isFoodWord } from '../foods/known-words.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { namesIn } from '../foods/read-phrase.ts';
import { isUnknownSymbol } from '../quantities/food-emoji.ts';
import type { Token } from '../quantities/tokens.ts';
import type { Choice } from './alternatives.ts';
import { isHarmless } from './harmless.ts';
import type { Remark } from './line-parts.ts';

/** Classes of whole foods: an extra word names a variety ("Vidalia onion"). */
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

/** Participles for added ingredients. A food before them says which ("almond-crusted"); otherwise they are unknown. */
const filling = new Set([
  'stuffed',
  'filled',
  'coated',
  'crusted',
  'topped',
  'loaded',
  'layered',
  'dredged',
  'smothered',
]);

/**
 * Labels of diets, which clear nothing. Beside meat and fish they only say what was not added; a "paleo bread" or a
 * "keto sauce" is made of other things than usual, such as nuts.
 */
const dietLabels = new Set(['paleo', 'keto', 'whole', 'compliant', 'compatible', 'approved', 'friendly']);

/** What may be negated beside any food without changing what it is made of: fat, iodine, the pan. */
const unsaid = new Set(['fat', 'stick', 'iodized', 'iodised', 'gmo']);

const negating = new Set(['non', 'not', 'un']);
const wishes = new Set('possible available needed necessary required preferred desired you'.split(' '));
const longestKind = 2;

/**
 * Words next to a prepared food's name that may change what it is made of: they name no known food and are not known to
 * be harmless ("argan milk", "plumpy paste"). The ingredients of such a food are unknown.
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
    if (isMeatOrFish(food) && dietLabels.has(token.key)) return false;
    // "Ghee-free oil" says what it lacks, which clears nothing that the table says of oil.
    if (isLacked(tokens, at) || isLacked(tokens, at - 1)) return false;
    // "Non-fat Greek yogurt".
    if (token.key === 'non' && unsaid.has(tokens[at + 1]?.key ?? '')) return false;
    if (grown.has(food.class) || within(at, claims) || within(at, names)) return false;
    return !isHarmless(token);
  });
  return strange.map(({ text }) => text);
}

function isLacked(tokens: readonly Token[], at: number): boolean {
  const free = tokens[at + 1];
  return free?.key === 'free' && free.joined && isFoodWord(tokens[at]?.key ?? '');
}

/** A short remark in unknown words names an unknown variety: "milk (Oatly)", "protein, zorble". */
export function unknownWordsAfter({ food }: Choice, [remark]: readonly Remark[]): string[] {
  if (food === null || grown.has(food.class) || !remark) return [];
  if (remark.tokens[0]!.key === 'made' && /^(?:with|from|of)$/.test(remark.tokens[1]?.key ?? ''))
    return unknownParts(remark.tokens.slice(2));
  if (remark.tokens.length > longestKind) return [];
  return remark.tokens
    .filter((token) => token.kind === 'word' && !isEnglish(token.key) && !isFoodWord(token.key))
    .filter((token) => !isHarmless(token))
    .map(({ text }) => text);
}

/** What a food is made of must be known: "crackers made with seeds" may have any seed. */
function unknownParts(tokens: readonly Token[]): string[] {
  const claims = claimsIn(tokens);
  const known = [...claims, ...namesIn(tokens, claims).filter(({ food }) => food !== null)];
  return tokens
    .filter((token, at) => token.kind === 'word' && !known.some(({ from, to }) => at >= from && at < to))
    .filter((token) => !isHarmless(token))
    .map(({ text }) => text);
}

/** Whether a claim is negated or optional: "not vegan cheese", "gluten-free if possible". It may mean the plain food. */
export function hasConditionalClaim(tokens: readonly Token[]): boolean {
  const claims = claimsIn(tokens);
  if (claims.some(({ from }) => negating.has(tokens[from - 1]?.key ?? ''))) return true;
  const at = tokens.findIndex(({ key }) => key === 'if');
  if (at < 1 || !wishes.has(tokens[at + 1]?.key ?? '')) return false;
  const { from, to } = claims.findLast((claim) => claim.to <= at) ?? { from: 0, to: 0 };
  // "Spaghetti (gluten-free if needed)" names the plain food, which the claim does not clear.
  if (from > 0 && to === at && /^[(,]$/.test(tokens[from - 1]!.text)) return false;
  // In "gluten-free soy sauce, plus more if needed" only the extra amount is optional.
  return to > 0 && !tokens.slice(to, at).some(({ key }) => /^(?:more|extra|additional|,)$/.test(key));
}
