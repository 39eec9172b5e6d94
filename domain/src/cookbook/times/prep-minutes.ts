import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { ListedPart } from '../amounts/list-lines.ts';

const cutWords =
  /\b(?:chopped|sliced|diced|minced|grated|shredded|cubed|crushed|mashed|torn|trimmed|halved|quartered|julienned|peeled|picked|zested|juiced|cut|crumbled|seeded)\b|\bin(?:to)? (?:[\w–-]+ ){0,4}(?:cubes|dice|strips|pieces|chunks|florets|matchsticks|wedges|rings|rounds|slices|lengths|coins)\b/g;
/** Bought prepared, so no work at home. */
const soldPrepared = /^canned\b|\b(?:whole peeled|frozen|ground|pitted|deveined|grated mozzarella|packet)\b/;
/** Minutes per can, clove, gram of herbs, 100 g of anything else, and per item. Our estimates from home cooking. */
const minutesFor = { can: 0.7, clove: 0.5, herbs: 0.05, hundredGrams: 0.7, item: 0.4 } as const;
/** Slow cuts, and the factor on their time. */
const fine = /\b(?:very (?:finely|thinly)|matchsticks|minced|grated|fine strips|julienned|squeezed)\b/;
const fineness = 1.6;
/** Quick cuts, a bunch at a time. */
const coarse = /\bin(?:to)? \d+ cm lengths\b/;
const coarseness = 0.4;
/** Factor on the time of a second cut of the same ingredient. */
const furtherCut = 0.4;

/** Minutes of peeling, cutting and opening for a list. */
export function prepMinutes(lines: readonly ListedPart[]): number {
  return lines.reduce((sum, line) => sum + workOf(line), 0);
}

function workOf({ food: id, line: { amount, unit, name } }: ListedPart): number {
  const food = foodById(id);
  if (unit === 'can' || unit === 'jar') return amount * minutesFor.can;
  const cuts = name.match(cutWords)?.length ?? 0;
  if (cuts === 0 || soldPrepared.test(name)) return 0;
  const times =
    (1 + (cuts - 1) * furtherCut) * (fine.test(name) ? fineness : coarse.test(name) ? coarseness : 1);
  if (unit === 'clove') return amount * minutesFor.clove;
  const grams = toGrams(food, amount, unit) ?? 0;
  const isHerb = food.class === 'herb';
  return minutesFor.item + times * grams * (isHerb ? minutesFor.herbs : minutesFor.hundredGrams / 100);
}
