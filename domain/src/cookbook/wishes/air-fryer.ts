import type { DishKind } from '../dish.ts';
import type { DishRecipe } from '../make-recipe.ts';
import { sentencesOf } from '../method/sentences.ts';

/** Pieces that hot air browns on all sides; a sauce, a batter or a tin would not do. */
const airFryerKinds: readonly DishKind[] = [
  'bites',
  'breaded and fried',
  'savory pie',
  'savory bake',
  'rolls',
  'sheet pan',
  'skewers',
  'vegetable dish',
  'meatballs',
];
const ovenTemperature = /\bHeat the oven to (\d+) °C/;
const baking = /\b(?:bake|roast|broil(?:er)?|oven)\b/i;
const timed = /\bfor (?:about )?\d+(?:[–-]\d+)? minutes\b(?!.*\bminutes\b)/;
const inVessel = /\b(?:tin|baking dish|loaf pan|skillet|casserole)\b/i;
const onSheet = /\b(?:baking sheets?|sheet pans?|rack)\b/i;
/** Usual conversion from an oven without a fan: 20 °C less, and a fifth of the time less. */
const cooler = 20;
const hottest = 200;

const turned = /\bturn(?:ing|ed)?\b/;

/** How to cook it in an air fryer instead, if all of its baking is once, in pieces on a sheet. */
export function airFryerNote({ instructions }: DishRecipe, kind: DishKind): string | null {
  const method = instructions.join(' ');
  const oven = Number(ovenTemperature.exec(method)?.[1]);
  const bakings = sentencesOf(method).filter(
    (sentence) => baking.test(sentence) && !ovenTemperature.test(sentence),
  );
  if (!airFryerKinds.includes(kind) || !oven || bakings.length !== 1 || !timed.test(bakings[0]!)) return null;
  if (!onSheet.test(method) || inVessel.test(method)) return null;
  const celsius = Math.min(hottest, oven - cooler);
  const fahrenheit = Math.round((celsius * 1.8 + 32) / 5) * 5;
  return `In an air fryer: cook the pieces in a single layer, a few at a time, at ${celsius} °C / ${fahrenheit} °F for about four fifths of the time in the oven${turned.test(bakings[0]!) ? ', turning them once' : ''}.`;
}
