import type { Token } from '../quantities/tokens.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { endsAt, lackedAt, sharedFreeAt } from './claim-lists.ts';
import { longestNameAt } from './food-index.ts';
import { isEnglish } from './known-words.ts';
import type { Language } from './other-languages.ts';

/**
 * What a label clears: an allergen, 'Meat' (anything from a slaughtered animal: "vegetarian"), or 'Animal' (any animal
 * product: "vegan").
 */
export type LabelClearance = Allergen | 'Meat' | 'Animal';

/** The tokens of a label claim ("gluten-free") and what it clears. */
export type Claim = { from: number; to: number; clears: readonly LabelClearance[]; replacesMeat: boolean };

const vegetarian: readonly LabelClearance[] = ['Fish', 'Shellfish', 'Meat'];
const vegan: readonly LabelClearance[] = ['Dairy', 'Eggs', ...vegetarian, 'Animal'];

/** What "x-free" clears. Lactose-free milk is still milk, and wheat-free bread may be rye or barley. */
const clearedByFree: Record<string, readonly Allergen[]> = {
  gluten: ['Gluten'],
  dairy: ['Dairy'],
  milk: ['Dairy'],
  egg: ['Eggs'],
  nut: ['Nuts'],
  peanut: ['Peanuts'],
  soy: ['Soy'],
  soya: ['Soy'],
  fish: ['Fish'],
  shellfish: ['Shellfish'],
  sesame: ['Sesame'],
};
const otherFree = new Set(
  'oat corn rye barley legume pork celery mustard lupin garlic onion nightshade lactose wheat sugar fat salt sodium oil alcohol meat grain caffeine casein yeast msg sulphite sulfite additive preservative cholesterol calory carb bone seed pit skin guilt allergen'.split(
    ' ',
  ),
);

/** Single words that clear something. Vegetarian food may still contain milk and eggs. */
const clearedByWord: Record<string, readonly LabelClearance[]> = {
  vegan,
  nondairy: ['Dairy'],
  eggless: ['Eggs'],
  gf: ['Gluten'],
  vegetarian,
  veggy: vegetarian,
};
const meatReplacing = new Set(
  'vegan vegetarian veggy mock imitation faux fake meatless meatfree beyond impossible quorn'.split(' '),
);

const lessOf = new Set(['low', 'lower', 'reduced', 'less', 'no', 'zero', 'without', 'un']);
const lessened = new Set([
  'fat',
  'salt',
  'sugar',
  'sodium',
  'calory',
  'carb',
  'lactose',
  'alcohol',
  'oil',
  'gluten',
]);

const mayBeFree = (word: string) => Object.hasOwn(clearedByFree, word) || otherFree.has(word);
const clearedOf = (words: readonly string[]): readonly Allergen[] =>
  words.flatMap((word) => (Object.hasOwn(clearedByFree, word) ? clearedByFree[word]! : []));

function claimAt(tokens: readonly Token[], at: number): Claim | null {
  const { key, kind } = tokens[at]!;
  if (kind !== 'word') return null;
  const next = tokens[at + 1]?.key ?? '';
  const claim = (length: number, clears: readonly LabelClearance[], replacesMeat = false): Claim => ({
    from: at,
    to: at + length,
    clears,
    replacesMeat,
  });
  if (next === 'free' && tokens[at + 2]?.key !== 'range' && mayBeFree(key))
    return claim(2, clearedOf([key]), key === 'meat');
  const shared = sharedFreeAt(tokens, at, mayBeFree);
  if (shared) return claim(shared.to - at, clearedOf(shared.words));
  if (key === 'free' && (next === 'from' || next === 'of')) {
    const lacked = lackedAt(tokens, at + 2, mayBeFree);
    return lacked ? claim(lacked.to - at, clearedOf(lacked.words)) : claim(3, []);
  }
  if (key === 'plant' && next === 'based') return claim(2, vegan, true);
  if (key === 'non' && next === 'dairy') return claim(2, ['Dairy']);
  if (Object.hasOwn(clearedByWord, key)) return claim(1, clearedByWord[key]!, meatReplacing.has(key));
  if (meatReplacing.has(key)) return claim(1, [], true);
  if (lessOf.has(key)) {
    const added = next === 'added' ? 1 : 0;
    if (lessened.has(tokens[at + 1 + added]?.key ?? '')) {
      return claim(2 + added + (tokens[at + 2 + added]?.key === 'added' ? 1 : 0), []);
    }
  }
  return null;
}

/** Words before a claim that take it back or leave it open. */
const weakensClaim =
  /^(?:not|never|unless|nearly|almost|hardly|maybe|possibly|perhaps|preferably|ideally|if|when)$/;

/** "Gluten-free, wheat noodles" contain wheat. */
function isContradicted(tokens: readonly Token[], { to, clears }: Claim): boolean {
  if (!clears.includes('Gluten')) return false;
  const from = tokens[to]?.text === ',' ? to + 1 : to;
  const named = [from, from + 1].find((at) =>
    /^(?:wheat|rye|barley|spelt|semolina|durum)$/.test(tokens[at]?.key ?? ''),
  );
  return named !== undefined && tokens[named + 1]?.key !== 'free';
}

/**
 * The claims in a line. A conditional claim ("gluten-free if needed") clears nothing, but its words do not name a food
 * either.
 */
export function claimsIn(tokens: readonly Token[]): Claim[] {
  const claims: Claim[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const claim = claimAt(tokens, at);
    if (claim === null) continue;
    const conditional =
      tokens.slice(claim.to, claim.to + 3).some((token) => token.key === 'if' || token.key === 'optional') ||
      weakensClaim.test(tokens[at - 1]?.key ?? '') ||
      isContradicted(tokens, claim);
    claims.push(conditional ? { ...claim, clears: [], replacesMeat: false } : claim);
    at = claim.to - 1;
  }
  return claims;
}

/**
 * "No soy" and "without milk, nuts or soya" of a line, which no other food follows: "no fish sauce" may be soy
 * sauce. In other texts such words may be conditions ("no egg in the house? use milk").
 */
export function lackingAt(tokens: readonly Token[], at: number): Claim | null {
  if (tokens[at]?.key !== 'no' && tokens[at]?.key !== 'without') return null;
  const lacked = lackedAt(tokens, at + 1, mayBeFree);
  if (!lacked || !endsAt(tokens, lacked.to)) return null;
  return { from: at, to: lacked.to, clears: clearedOf(lacked.words), replacesMeat: false };
}

/** The claims of a line, and what its remarks say that it lacks. */
export function lineClaims(tokens: readonly Token[]): Claim[] {
  const claims = claimsIn(tokens);
  const lacking = tokens.flatMap((_, at) => lackingAt(tokens, at) ?? []);
  return [...claims.filter((one) => !lacking.some(({ from }) => from === one.from)), ...lacking];
}

/** Words beside a claim that confirm it, as names of brands do: "make sure it is certified gluten-free". */
const confirming = new Set(
  'certified labelled labeled marked guaranteed brand variety type kind style version blend mix one suitable make sure ensure check checked that this it its they theyre s re is are be the a an use choose buy get only always must please and both also 100 % pure organic plain fresh unsweetened chopped sliced diced grated crushed melted softened toasted cubed cold warm sifted peeled pitted dried frozen roasted rolled ground shredded blanched raw cooked whole large medium small thick thin salted unsalted'.split(
    ' ',
  ),
);

/**
 * What a remark states about the food before it. A remark that says more than the claim may speak of another food or of
 * other households: "omit for nut-free", "vegan: use oil", "dairy-free works too".
 */
export function statedClaims(tokens: readonly Token[], language: Language): readonly LabelClearance[] {
  const claims = lineClaims(tokens);
  const isStated = tokens.every(
    ({ key, kind, text }, at) =>
      claims.some(({ from, to }) => at >= from && at < to) ||
      confirming.has(key) ||
      (kind === 'mark' && /^[,.'’&-]$/.test(key)) ||
      (language === 'en' && /^\p{Lu}/u.test(text) && !isEnglish(key) && longestNameAt(tokens, at) === null),
  );
  return isStated ? claims.flatMap(({ clears }) => clears) : [];
}
