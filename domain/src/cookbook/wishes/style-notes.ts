import type { Food } from '../../foods/food.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { storageOf, withFreshEggs } from '../adaptation/leftovers.ts';
import type { TasteContext } from '../choosing/score-dish.ts';
import type { Dish, DishKind } from '../dish.ts';
import type { DishRecipe } from '../make-recipe.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { airFryerNote } from './air-fryer.ts';
import { contradicts } from './styles.ts';

/** What was added to a method for the household's way of cooking. */
export type StyleNotes = {
  /** How long it keeps: "3 days". */
  keeps: string | null;
  isForAirFryer: boolean;
};

/** Longest method; another sentence goes to its last step. */
const maxSteps = 9;

/** The recipe with how to keep it for households that cook ahead, and with times for an air fryer. */
export function withStyleNotes(
  prepared: WrittenDish,
  meal: MealType,
  { wish: { styles, withoutEquipment } }: Pick<TasteContext, 'wish'>,
): { recipe: DishRecipe; notes: StyleNotes } {
  const { dish } = prepared.adapted;
  let { recipe } = prepared;
  const isKept = styles.includes('meal prep') && !contradicts(prepared, meal, 'meal prep');
  const keeping = isKept ? keepingNote(recipe, dish, !withoutEquipment.includes('freezer')) : null;
  if (keeping?.note)
    recipe = withNote({ ...recipe, instructions: withFreshEggs(recipe.instructions) }, keeping.note);
  const airFryer = styles.includes('air fryer') ? airFryerNote(recipe, dish.kind) : null;
  if (airFryer) recipe = withNote(recipe, airFryer);
  return { recipe, notes: { keeps: keeping?.time ?? null, isForAirFryer: airFryer !== null } };
}

function withNote(recipe: DishRecipe, note: string): DishRecipe {
  const { instructions } = recipe;
  return {
    ...recipe,
    instructions:
      instructions.length < maxSteps
        ? [...instructions, note]
        : instructions.with(-1, `${instructions.at(-1)} ${note}`),
  };
}

/** As good cold as hot. */
const eitherWay: readonly DishKind[] = [
  'vegetable dish',
  'grain bowl',
  'savory pie',
  'savory bake',
  'dumplings',
];
const freezerTag = /^freezer(?:-friendly)?$/;
const dressed = /\b(?:dress(?:ing|ed)?|vinaigrette)\b/i;

const leafyWrap = /\b(?:lettuces?|cabbage|leaves)\b/;
const doughKinds: readonly Food['kinds'][number][] = ['bread', 'dough', 'flour'];

/** What a filling goes into; null for what is neither bread nor leaf. */
function shellOf({ ingredients }: DishRecipe): string | null {
  if (ingredients.some(({ name }) => /\btortillas?\b/.test(name))) return 'tortillas';
  const isOfBread = readLines(ingredients).some(({ food }) =>
    food?.kinds.some((kind) => doughKinds.includes(kind)),
  );
  if (isOfBread) return 'bread';
  return ingredients.some(({ name }) => leafyWrap.test(name)) ? 'leaves' : null;
}

/** Vegetables that weep or wilt once they are cut. */
const cutRaw = /\b(?:cucumbers?|tomatoes|radishes|lettuce)\b/;
/** A sauce bound with butter, which boiling parts. */
const splittingSauce = /\b(?:swirl|whisk|stir) in\b[^.;]*\bbutter\b/i;

function keepingNote(recipe: DishRecipe, { kind, tags }: Dish, hasFreezer: boolean) {
  const keeping = storageOf(recipe, kind);
  const { time, hasRice, isDry, isBaked, isCold, isTopped, statesStorage } = keeping;
  // "This makes 6 servings. Chill the other 2 …" says it already.
  if (statesStorage || recipe.instructions.some((step) => /\bThis makes \d+ servings\b/.test(step)))
    return { time, note: null };
  if (isDry || isBaked)
    return {
      time,
      note: `To make it ahead: it keeps for ${time} ${isDry ? 'in an airtight jar' : 'well wrapped'}.`,
    };
  const shell = kind === 'sandwich' || kind === 'wrap' ? shellOf(recipe) : null;
  const isFilledFirst = recipe.instructions.some(
    (step, at, all) => /\b[Cc]lose\b/.test(step) && /\b(?:[Bb]ake|broiler)\b/.test(all.slice(at).join(' ')),
  );
  if (shell && isFilledFirst) {
    const what = /\bsauce\b/.test(recipe.instructions.join(' ')) ? 'sauce' : 'filling';
    return {
      time,
      note: `To make it ahead: chill the ${what} for up to ${time}, and fill and bake the ${shell} on the day.`,
    };
  }
  if (kind === 'dip' && recipe.ingredients.some(({ name }) => cutRaw.test(name)))
    return {
      time,
      note: `To make it ahead: chill it for up to ${time}, apart from the vegetables, and cut those on the day.`,
    };
  if (shell) {
    const heat = keeping.isHeated ? ' Heat it through until steaming' : ' Stir it';
    return {
      time,
      note: `To make it ahead: chill what goes inside for up to ${time}, apart from the ${shell}.${heat} before you fill the ${shell}.`,
    };
  }
  const isApart = isCold && recipe.instructions.some((step) => dressed.test(step));
  const boxed = recipe.servings === 1 ? 'put it in a box' : 'portion it into boxes';
  const first = isCold
    ? `${boxed} and chill for up to ${time}`
    : `let it cool${hasRice ? ' within the hour' : ''}, ${boxed} and chill for up to ${time}`;
  const frozen =
    hasFreezer && tags.some((tag) => freezerTag.test(tag)) ? '; frozen, it keeps for 2 months' : '';
  const apart = isApart
    ? ', with the dressing apart until you eat'
    : isTopped
      ? ', without what goes on top'
      : '';
  const heated = isCold
    ? ''
    : eitherWay.includes(kind)
      ? ' Eat it cold or heated through.'
      : splittingSauce.test(recipe.instructions.join(' '))
        ? ' Heat it gently until steaming, without letting the sauce boil, before you eat it.'
        : ' Heat it through until steaming before you eat it.';
  return { time, note: `To make it ahead: ${first}${apart}${frozen}.${heated}` };
}
