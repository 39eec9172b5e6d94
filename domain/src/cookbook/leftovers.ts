import { seafoodClasses } from '../foods/food.ts';
import { type FoodSet, foodIds } from '../foods/food-ids.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { DishKind } from './dish.ts';
import type { DishRecipe } from './make-recipe.ts';

/**
 * How long leftovers keep refrigerated: USDA FSIS says three to four days for cooked food and one to two for fish and
 * seafood, the British Food Standards Agency a day for cooked rice. Ours are the shorter ends.
 */
const keeps = { rice: 'a day', fish: 'a day', other: '3 days' } as const;
/** Stored covered or in a tin, not refrigerated. */
const baked = /\b(?:cake|cookies|cookie|biscuits|loaf|bread|buns|rolls|granola|scones|muffins|brownies)\b/i;

/** Dry and crisp; would soften in a refrigerator. */
const crisp = /\bcrisp\b/i;
const rice: FoodSet = new Set(
  foodIds(
    `rice basmati-rice arborio-rice jasmine-rice brown-rice sushi-rice wild-rice instant-rice cooked-rice glutinous-rice
    bomba-rice black-rice red-rice fried-rice`,
  ),
);

/** Done when serving, so not to the portions that are stored. */
const finishing =
  /\b(?:top|scatter|sprinkle|dust|dress|drizzle|trickle|crumble|garnish|dot)\b|\b(?:pour|spoon) (?:\w+ ){0,4}over\b|\b(?:over|with) the dressing\b/i;

/**
 * Adds how to store the servings beyond the household's size, since a pot or tin is made whole. They are set aside
 * before the finishing steps and finished when eaten.
 */
export function withLeftovers(recipe: DishRecipe, people: number, kind: DishKind): DishRecipe {
  const { servings, instructions, ingredients, title } = recipe;
  const left = servings - people;
  if (left < 1) return recipe;
  const foods = readLines(ingredients).flatMap(({ food }) => food ?? []);
  const isOfTheSea = foods.some(({ class: one }) => seafoodClasses.includes(one));
  const hasRice = foods.some(({ id }) => rice.has(id));
  const time = isOfTheSea ? keeps.fish : hasRice ? keeps.rice : keeps.other;
  const isBaked = baked.test(title) || kind === 'cake and cookies' || kind === 'sweet bread';
  const isDry = kind === 'granola' || (kind === 'bites' && crisp.test(instructions.at(-1)!));
  const where = isDry ? 'in an airtight jar' : isBaked ? 'well wrapped' : 'covered in the refrigerator';
  const at = isBaked || isDry ? -1 : finishedFrom(instructions);
  const makes = `This makes ${servings} servings`;
  if (at === -1) {
    const rest = left === 1 ? 'the one that is left keeps' : `the ${left} that are left keep`;
    return {
      ...recipe,
      instructions: instructions.with(-1, `${instructions.at(-1)} ${makes}; ${rest} for ${time} ${where}.`),
    };
  }
  const [them, they, keep, their] =
    left === 1 ? ['one', 'It', 'keeps', 'its'] : [`${left}`, 'They', 'keep', 'their'];
  const note = `${makes}: put ${them} aside first. ${they} ${keep} for ${time} ${where} and ${left === 1 ? 'gets' : 'get'} ${their} share of what follows when you eat ${left === 1 ? 'it' : 'them'}.`;
  return { ...recipe, instructions: instructions.with(at, `${note} ${instructions[at]}`) };
}

/** The index of the step that finishes the plates; -1 if there is none. */
function finishedFrom(instructions: readonly string[]): number {
  const last = instructions.length - 1;
  if (last < 1 || !finishing.test(instructions[last]!)) return -1;
  const isBefore =
    last > 1 && finishing.test(instructions[last - 1]!) && !/\bminutes?\b/.test(instructions[last - 1]!);
  return isBefore ? last - 1 : last;
}
