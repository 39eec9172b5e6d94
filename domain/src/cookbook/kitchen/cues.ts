import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';
import { partToken } from '../part-token.ts';

/**
 * What a method says of a fat and what is told of another one instead: pairs of a pattern, where `FAT` stands for the
 * fat's token, and its replacement. `never` is what cannot be told of it at all: then the swap is none.
 */
export type Cues = { told: readonly (readonly [pattern: string, told: string])[]; never: string };

const foam: Cues['told'] = [
  ['(FAT) (?:has melted|melts) and foams', '$1 shimmers'],
  ['(FAT) (?:foams(?: and subsides)?|is foaming|stops foaming)', '$1 shimmers'],
  ['until it (?:foams(?: and subsides)?|is foaming|stops foaming)', 'until it shimmers'],
  ['until foaming', 'until shimmering'],
  ['foaming (FAT)', 'hot $1'],
];

/** What only butter does: its milk solids brown. */
const browns =
  'nutty|solids|hazel|toasty|toasted smell|[Bb]rown(?:ed|s)? FAT|[Bb]rown butter|FAT (?:turns |is |has turned )?(?:\\w+ )?brown\\b';

/** Fat without milk: it melts and does not foam. */
export const clearFat: Cues = {
  told: foam,
  never: `foam|froth|${browns}|(?:cold|softened|creamed) FAT`,
};

/** Fat that is liquid from the start. */
export const oil: Cues = {
  told: [
    ['\\bMelt(?= (?:[\\w {}.]+ of |\\{a share of, \\d+\\} )?(?:the )?FAT)', 'Heat'],
    ['\\bmelt(?= (?:[\\w {}.]+ of |\\{a share of, \\d+\\} )?(?:the )?FAT)', 'heat'],
    ...foam,
    ['(FAT) (?:has melted|melts)', '$1 is hot'],
    ['[Mm]elted (FAT)', '$1'],
  ],
  never: `${clearFat.never}|soft FAT|melts?\\b[^.]*FAT|FAT[^.]*\\bmelt|oil\\} and (?:a |the |half|most|rest)[^.{]*FAT`,
};

/** Fat of plants: it foams, and has no milk in it to brown. */
export const plantFat: Cues = { told: [], never: browns };

/** Flakes of yeast: they are stirred in or scattered, neither sliced nor melted, and brown to bitterness. */
export const flakes: Cues = {
  told: [],
  never:
    '[Ll]ay\\b|[Ss]lic|[Ss]hav|[Mm]elt|soften|cubes?\\b|sticks?\\b|\\b[Bb]rown|\\bgold|\\bbubbl|\\bcrust|[Bb]roil',
};

/** Sweet and nothing more: it neither browns nor thickens nor feeds yeast. */
export const sweetOnly: Cues = {
  told: [],
  never: 'amber|caramel|[Mm]elt|syrup|froth|glaz|lacquer|sticky|drizzle|trickle',
};

const dry: readonly Food['class'][] = ['soy', 'legume'];
const runnings =
  / with (?:its|their|(?:all )?the) juices| and (?:its|their) juices| and what has run onto the plate|, basting (?:once|twice)(?=,)/g;

/** Steps without what runs out of meat and fish where tofu or beans stand for it. */
export function withoutRunnings(steps: readonly string[], from: DishPart, to: DishPart): readonly string[] {
  if (!meatAndSeafood.includes(foodById(from.food).class) || !dry.includes(foodById(to.food).class))
    return steps;
  const token = new RegExp(partToken(from.key));
  return steps.map((step) => (token.test(step) ? step.replace(runnings, '') : step));
}

/** Steps with the cues of another fat in place of `key`; null where one of them cannot be told. */
export function adaptCues(steps: readonly string[], key: string, { told, never }: Cues): string[] | null {
  const token = partToken(key);
  const pattern = (text: string) => new RegExp(text.replaceAll('FAT', token), 'g');
  const isOfIt = (step: string) => pattern('FAT').test(step);
  const after = steps.map((step) =>
    isOfIt(step) ? told.reduce((text, [from, to]) => text.replace(pattern(from), to), step) : step,
  );
  return after.some((step) => isOfIt(step) && pattern(never).test(step)) ? null : after;
}
