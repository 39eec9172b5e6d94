import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { partToken } from '../method/part-token.ts';
import { sentencesOf } from '../method/sentences.ts';

/** A sentence of a method, with the rest of its step and the following sentence. */
type Context = { sentence: string; after: string; next: string };
type ChiliPlacement = (context: Context, adapted: AdaptedDish) => boolean;

/** Excludes water, such as that of rice and potatoes, and conditional text. */
const unsuitable =
  /\bwater\b|\bin (?:its|their) skins?\b|\bstrain|\bsieve|\[\[|\]\]|\bcrackle|\bdough\b|\bbatter\b|\bpick(?:le|ling)|\bsyrup\b/i;
/** Something that is taken out, or used for the second time. */
const secondUse =
  '(?:\\{[\\d.]+ \\w+\\} of|pinch(?:es)? of|some of|a little of|the rest of|what is left of|the last of) (?:the )?|(?:remaining|a little) ';
/** Uncooked mixtures, in which dry chili stays hard and harsh. */
const uncookedMixture =
  /\b(?:whisk|dressing|vinaigrette|dip(?:ping)?|relish|salsa|salad|mayonnaise|yogurt)\b/i;
const heated =
  /\b(?:simmer|boil|bubble|fry|stir-fry|cook|brown|soften|roast|bake|grill|braise|poach|warm|heat|melt|sizzle|thicken|reduce)\w*\b|°C/i;
const wet = /\b(?:simmer|boil|bubble|braise|stew|reduce|poach)\w*\b/i;
const egg = /\{(?:[^{}|]*\|)?(?:[a-z]+ )*eggs?\}/i;
/** Minutes that garlic and spices fry. */
const briefly =
  /\b(?:\d+ seconds|(?:[12]|1[–-]2|1½|½|half a) minutes?|until (?:fragrant|they smell|it smells))\b/i;

/** Ground chili burns in a dry pan and in very hot fat long before seeds are done. */
const scorches = /\bdry (?:[\w-]+ )*(?:pan|skillet)\b|\bsizzl|\bsplutter|\bcrackl|\bpops?\b/i;
/** Minutes in fat in which something keeps frying without liquid to cool it. */
const fryMinutes =
  /\b(?:fry|cook|brown|soften|sear)\b[^.;]*\bfor (?:about )?(?:\d+(?:[–-]| to ))?(\d+) minutes/i;
const coolingFood =
  /tomato|water|stock|broth|milk|cream|wine|juice|sauce|yogurt|vinegar|kimchi|egg|meat|beef|lamb|pork|chicken|turkey|simmer|boil/i;
/** Maximum minutes of ground chili in hot fat; larger amounts fry longer. */
const maxFried = 3;
/** Fat that is heated for frying. */
const heatsFat = /\b(?:heat|warm|melt)\b[^.;]*\b(?:oil|butter|ghee|lard)\b/i;

/** Whether ground chili added with a sentence's spices would burn before the next sentence is done. */
function wouldBurn({ sentence, next }: Context): boolean {
  const isFried = (text: string) =>
    Number(fryMinutes.exec(text)?.[1] ?? 0) > maxFried && !coolingFood.test(text);
  return scorches.test(sentence) || isFried(sentence) || (heatsFat.test(sentence) && isFried(next));
}

const proteins: readonly Food['class'][] = ['red-meat', 'poultry', 'fish', 'crustacean', 'legume', 'soy'];
const isGround = ({ name }: DishPart) => /\b(?:ground|mince|minced|crumbled|mashed|sausage)\b/.test(name);
/** Ground chili on the outside of a crust would burn. */
const coated = /\bflour\}|\bcrumbs\b|\bbreadcrumbs?\}|\bpanko|starch\}|\bbatter\b|\bcornmeal\}|\bdredge/i;
/** Cooked by surrounding heat rather than in fat. */
const rubbed: ReadonlySet<DishKind> = new Set<DishKind>([
  'grill',
  'skewers',
  'roast',
  'sheet pan',
  'casserole',
]);
const searing = /\b(?:sear|fry|brown)\b/i;

/** Mixed into ground meat, or rubbed on food for the oven or grill. */
function isMixedIn({ sentence, after }: Context, { dish, parts, steps }: AdaptedDish): boolean {
  const named = [...parts].filter(
    ([key, { food }]) => proteins.includes(foodById(food).class) && new RegExp(partToken(key)).test(sentence),
  );
  if (named.length === 0 || coated.test(sentence + after)) return false;
  const isRubbed = rubbed.has(dish.kind) && !searing.test(after);
  return (named.some(([, part]) => isGround(part)) && heated.test(steps.join(' '))) || isRubbed;
}

const isAromatic = ({ name, food }: DishPart) =>
  foodById(food).class === 'vegetable' && /\bgarlic\b|\bginger\b/.test(name);
/** Ground over a dish at the end. */
const peppers: FoodSet = new Set(
  foodIds('black-pepper white-pepper aleppo-pepper espelette-pepper lemon-pepper'),
);
const isGroundSpice = ({ food, unit }: DishPart) =>
  foodById(food).class === 'spice' && !peppers.has(food) && (unit === 'tsp' || unit === 'tbsp');
const isPepper = ({ food }: DishPart) => food === 'black-pepper' || food === 'white-pepper';
const isSalt = ({ food }: DishPart) => food === 'salt';
const isSaucy = ({ food }: DishPart) =>
  foodById(food).kinds.includes('sauce') || /\b(?:juice|vinegar)$/.test(foodById(food).name);
const isBroth = ({ food, unit }: DishPart) =>
  foodById(food).kinds.includes('stock') || (unit === 'can' && foodById(food).class !== 'legume');

const isWet = ({ sentence, after }: Context) => wet.test(sentence + after);

/** In the fat that softened something, for as long as garlic and spices can take. */
const isInFat: ChiliPlacement = ({ sentence }) =>
  briefly.test(sentence) &&
  !/\b(?:leave|skins?)\b/.test(sentence) &&
  (heated.test(sentence) || /^(?:Add|Stir)\b/.test(sentence));
const isInSauce: ChiliPlacement = (context, { dish }) =>
  isWet(context) && dish.kind !== 'rice dish' && !coated.test(context.sentence + context.after);

/** Where to add chili, best first: in the fat with garlic, with the spices, in the sauce, in a mixture. */
const placements: readonly (readonly [which: (part: DishPart) => boolean, ...where: ChiliPlacement[]])[] = [
  [isAromatic, isInFat],
  [isGroundSpice, isInFat, isInSauce, isMixedIn],
  [isPepper, isInSauce, isMixedIn],
  [isSalt, isInSauce, isMixedIn],
  [isSaucy, isInSauce],
  [isAromatic, isInSauce, isMixedIn],
  [isBroth, isInSauce],
];

/** Where soft chili is also added: with salt, pepper, or the acid of a dressing. */
const isUncoated: ChiliPlacement = ({ sentence, next }) =>
  !coated.test(sentence + next) &&
  !(searing.test(next) && Number(fryMinutes.exec(next)?.[1] ?? 0) > maxFried);
const softChiliPlacements: typeof placements = [isPepper, isSalt, isSaucy].map((which) => [
  which,
  isUncoated,
]);

/** Slices of chili do not stick to what is rubbed, and burn. */
const rubbing = /\b(?:rub|brush|pat|spread)\b/i;

/**
 * Key of the part with which to add a chili; null if there is no suitable one. `isSoft`: it need not cook; `isSliced`:
 * fresh, not ground.
 */
export function chiliPlacementOf(
  adapted: AdaptedDish,
  { isSoft = false, isSliced = false }: { isSoft?: boolean; isSliced?: boolean } = {},
): string | null {
  const { parts, steps } = adapted;
  const sentences = steps.flatMap((step, at) => {
    const sentences = sentencesOf(step);
    return sentences.map((sentence, index) => ({
      sentence,
      after: ` ${sentences.slice(index + 1).join(' ')}`,
      next: sentences[index + 1] ?? sentencesOf(steps[at + 1] ?? '')[0]!,
    }));
  });
  for (const [isCandidate, ...where] of isSoft ? [...placements, ...softChiliPlacements] : placements) {
    for (const [key, part] of parts) {
      if (part.side !== undefined || !isCandidate(part)) continue;
      const token = new RegExp(partToken(key));
      const context = sentences.find(({ sentence }) => token.test(sentence));
      if (!context || new RegExp(`(?:${secondUse})${token.source}`).test(context.sentence)) continue;
      if (
        unsuitable.test(context.sentence) ||
        (isSliced && rubbing.test(context.sentence)) ||
        (!isSoft && (uncookedMixture.test(context.sentence) || egg.test(context.sentence)))
      )
        continue;
      if (!wouldBurn(context) && where.some((suits) => suits(context, adapted))) return key;
    }
  }
  return null;
}

/** Spice level from which on a household prefers dishes that are hot themselves. */
export const hotLoverLevel = 4;
const mildnessPoints = 8;

/** Penalty at high spice levels for dishes without chili of their own: chili that is passed at the table does not make a hot dish. */
export function mildnessPenalty({ spicy }: Pick<Dish, 'spicy'>, spiceLevel: number): number {
  return spiceLevel >= hotLoverLevel && spicy.length === 0 ? mildnessPoints : 0;
}
