import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';

/**
 * How the method's cues change for another fat: pairs of a pattern, in which `FAT` is the fat's token, and its
 * replacement. `never`: cues that the other fat cannot give, which rule out the swap.
 */
export type Cues = { replace: readonly (readonly [pattern: string, replacement: string])[]; never: string };

const foam: Cues['replace'] = [
  ['(FAT) (?:has melted|melts) and foams', '$1 shimmers'],
  ['(FAT) (?:foams(?: and subsides)?|is foaming|stops foaming)', '$1 shimmers'],
  ['until it (?:foams(?: and subsides)?|is foaming|stops foaming)', 'until it shimmers'],
  ['until foaming', 'until shimmering'],
  ['foaming (FAT)', 'hot $1'],
];

/** Only the milk solids of butter brown. */
const browns =
  'nutty|solids|hazel|toasty|toasted smell|[Bb]rown(?:ed|s)? FAT|[Bb]rown butter|FAT (?:turns |is |has turned )?(?:\\w+ )?brown\\b';

/** Fat without milk solids, which melts but does not foam. */
export const clearFat: Cues = {
  replace: foam,
  never: `foam|froth|${browns}|(?:cold|softened|creamed) FAT`,
};

/** Fat that is liquid at room temperature. */
export const oil: Cues = {
  replace: [
    ['\\bMelt(?= (?:[\\w {}.]+ of |\\{a share of, \\d+\\} )?(?:the )?FAT)', 'Heat'],
    ['\\bmelt(?= (?:[\\w {}.]+ of |\\{a share of, \\d+\\} )?(?:the )?FAT)', 'heat'],
    ...foam,
    ['(FAT) (?:has melted|melts)', '$1 is hot'],
    ['[Mm]elted (FAT)', '$1'],
  ],
  never: `${clearFat.never}|soft FAT|melts?\\b[^.]*FAT|FAT[^.]*\\bmelt|oil\\} and (?:a |the |half|most|rest)[^.{]*FAT`,
};

/** Plant-based butter, which foams but does not brown. */
export const plantFat: Cues = { replace: [], never: browns };

/** Nutritional yeast, which is stirred in or scattered, cannot be sliced or melted, and turns bitter when browned. */
export const flakes: Cues = {
  replace: [],
  never:
    '[Ll]ay\\b|[Ss]lic|[Ss]hav|[Mm]elt|soften|cubes?\\b|sticks?\\b|\\b[Bb]rown|\\bgold|\\bbubbl|\\bcrust|[Bb]roil',
};

/** Sweeteners that neither brown nor thicken nor feed yeast. */
export const sweetOnly: Cues = {
  replace: [],
  never: 'amber|caramel|[Mm]elt|syrup|froth|glaz|lacquer|sticky|drizzle|trickle',
};

/** Syrups that are amber before they are heated. */
export const dark: Cues = { replace: [], never: 'amber|caramel' };

const juiceless: readonly Food['class'][] = ['soy', 'legume'];
const juicePhrases =
  / with (?:its|their|(?:all )?the) juices| and (?:its|their) juices| and what has run onto the plate|, basting (?:once|twice)(?=,)/g;

/** Removes meat and fish juices from the steps if tofu or beans replace the meat. */
export function withoutMeatJuices(steps: readonly string[], from: DishPart, to: DishPart): readonly string[] {
  if (!meatAndSeafood.includes(foodById(from.food).class) || !juiceless.includes(foodById(to.food).class))
    return steps;
  const token = new RegExp(partToken(from.key));
  return steps.map((step) => (token.test(step) ? step.replace(juicePhrases, '') : step));
}

/** Steps with the cues of another fat in place of `key`; null if one of them does not exist. */
export function adaptCues(steps: readonly string[], key: string, { replace, never }: Cues): string[] | null {
  const token = partToken(key);
  const pattern = (text: string) => new RegExp(text.replaceAll('FAT', token), 'g');
  const mentionsFat = (step: string) => pattern('FAT').test(step);
  const adapted = steps.map((step) =>
    mentionsFat(step) ? replace.reduce((text, [from, to]) => text.replace(pattern(from), to), step) : step,
  );
  return adapted.some((step) => mentionsFat(step) && pattern(never).test(step)) ? null : adapted;
}
