import type { Token } from '../quantities/tokens.ts';
import type { Allergen } from '../vocabulary/options.ts';

/**
 * What a label clears: an allergen, 'Meat' (anything from a slaughtered animal: "vegetarian"), or 'Animal' (any animal
 * product: "vegan").
 */
export type Cleared = Allergen | 'Meat' | 'Animal';

/** The tokens of a label claim ("gluten-free") and what it clears. */
export type Claim = { from: number; to: number; clears: readonly Cleared[]; replacesMeat: boolean };

const vegetarian: readonly Cleared[] = ['Fish', 'Shellfish', 'Meat'];
const vegan: readonly Cleared[] = ['Dairy', 'Eggs', ...vegetarian, 'Animal'];

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
  'lactose wheat sugar fat salt sodium oil alcohol meat grain caffeine casein yeast msg sulphite sulfite additive preservative cholesterol calory carb bone seed pit skin guilt allergen'.split(
    ' ',
  ),
);

/** Single words that clear something. Vegetarian food may still contain milk and eggs. */
const clearedByWord: Record<string, readonly Cleared[]> = {
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

function claimAt(tokens: readonly Token[], at: number): Claim | null {
  const { key, kind } = tokens[at]!;
  if (kind !== 'word') return null;
  const next = tokens[at + 1]?.key ?? '';
  const claim = (length: number, clears: readonly Cleared[], replacesMeat = false): Claim => ({
    from: at,
    to: at + length,
    clears,
    replacesMeat,
  });
  if (next === 'free' && tokens[at + 2]?.key !== 'range') {
    if (Object.hasOwn(clearedByFree, key)) return claim(2, clearedByFree[key]!);
    if (otherFree.has(key)) return claim(2, [], key === 'meat');
  }
  if (key === 'free' && (next === 'from' || next === 'of')) {
    const what = tokens[at + 2]?.key ?? '';
    return claim(3, Object.hasOwn(clearedByFree, what) ? clearedByFree[what]! : []);
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
      /^(?:not|preferably|ideally|if)$/.test(tokens[at - 1]?.key ?? '');
    claims.push(conditional ? { ...claim, clears: [], replacesMeat: false } : claim);
    at = claim.to - 1;
  }
  return claims;
}
