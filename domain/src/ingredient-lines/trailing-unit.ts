import { claimsIn } from '../foods/label-claims.ts';
import { readPhrase } from '../foods/read-phrase.ts';
import { type Unit, unitOf } from '../quantities/units.ts';
import type { Choice } from './alternatives.ts';

/** Units that may come after the food: "4 garlic cloves", "2 salmon fillets". */
const trailingUnits: ReadonlySet<Unit> = new Set(
  'clove stalk sprig leaf fillet slice head ear wedge sheet stick cube bunch block ball piece'.split(
    ' ',
  ) as Unit[],
);

/** The unit after the food's name, if the name without it still names the same food ("bay leaf" does not). */
export function trailingUnit({ tokens, food, from, to }: Choice): Unit | null {
  const at = tokens.findLastIndex(
    (token) => token.kind === 'word' && trailingUnits.has(unitOf(token.text) ?? 'whole'),
  );
  if (at < 0 || food === null) return null;
  const unit = unitOf(tokens[at]!.text);
  // "3 whole" of "slices galangal"; a head of "heads baby bok choy" is a small one.
  if (at === 0) return unit !== null && unit !== 'head' && from > 0 && unit in food.grams ? unit : null;
  if (food.name.endsWith(` ${unit}`)) return null;
  // Of most foods no piece has a known weight, and "pieces" says how they are cut.
  if (unit === 'piece' && food.grams.piece === undefined) return null;
  if (at >= to) return unit;
  if (at !== to - 1) return null;
  const without = tokens.slice(0, at);
  return readPhrase(without, claimsIn(without)).food === food ? unit : null;
}
