import { type Food, seafoodClasses } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { type DishKind, type DishPart, saladKinds } from '../dish.ts';
import type { AdaptedDish, DishRecipe } from '../make-recipe.ts';
import { sentencesOf } from '../method/sentences.ts';
import { laidOn, withServingsKept } from './kept-for-later.ts';

/**
 * How long leftovers keep refrigerated: USDA FSIS says three to four days for cooked food and one to two for fish and
 * seafood, the British Food Standards Agency a day for cooked rice. Ours are the shorter ends.
 */
export const shelfLife = { rice: 'a day', fish: 'a day', cutFruit: 'a day', other: '3 days' } as const;
/** Brown and soft after a day, cooked or not. */
const brownsWithinDay = /^(?:ripe )?(?:avocados?|bananas?)\b/;
/** Stored covered or in a tin, not refrigerated. */
const storedDry =
  /\b(?:cake|cookies|cookie|biscuits|loaf|bread|buns|rolls|granola|scones|muffins|brownies)\b/i;

/** Dry and crisp; would soften in a refrigerator. */
const crisp = /\bcrisp\b/i;
const rice: FoodSet = new Set(
  foodIds(
    `rice basmati-rice arborio-rice jasmine-rice brown-rice sushi-rice wild-rice instant-rice cooked-rice glutinous-rice
    bomba-rice black-rice red-rice fried-rice`,
  ),
);

const toppingVerb = /\b(?:top|scatter|sprinkle|dust|dress|drizzle|trickle|crumble|garnish|dot)\b/i;
const broiling = /\bbroil/i;
/** Nothing is kept apart of what is melted on. */
function isToppedApart(instructions: readonly string[]): boolean {
  return toppingVerb.test(instructions.at(-1)!) && !instructions.some((step) => broiling.test(step));
}
const heated = /\b(?:boil|simmer|fry|bake|roast|broil|toast|poach|grill|steam|brown|sear|cook)(?:ed|ing)?\b/i;
/** Softens what is eaten cold. */
const kettle = /\bboiling water from the kettle\b/g;
/** Told at the end of soups and bowls that are served cold. */
const chilled =
  /\b[Cc]hill\b[^.;]*(?:\b\d+ (?:minutes|hours?)|\bat least)|\b(?:[Ss]erve|[Ee]at)\b[^.;]*\b(?:cold|chilled|iced|cool)\b/;
const isServedCold = (steps: readonly string[]) => steps.slice(-2).some((step) => chilled.test(step));
/** Eaten cold from the refrigerator. */
const eatenCold: ReadonlySet<DishKind> = new Set<DishKind>([
  'salad',
  'main salad',
  'slaw and pickles',
  'dip',
  'bites',
  'pudding',
  'fruit',
  'sandwich',
  'wrap',
  'rolls',
  'yogurt bowl',
  'smoothie',
]);

/** Wilts once it is dressed or cooked; a side of it is made again. */
const wiltingLeaves =
  /\b(?:arugula|lettuce|romaine|salad (?:greens|leaves)|mesclun|watercress|frisée|mâche|bean sprouts)\b/i;
export const isWilting = ({ name, side }: Pick<DishPart, 'name' | 'side'>) =>
  side === undefined && wiltingLeaves.test(name);

/** Soft after an hour once they are filled. */
const soggyOnceFilled: ReadonlySet<DishKind> = new Set<DishKind>([
  'sandwich',
  'wrap',
  'burger',
  'taco',
  'filled tortilla',
  'toast',
]);

/** Soft under a cover, and crisp again in dry heat. */
const crispedAgain: ReadonlySet<DishKind> = new Set<DishKind>([
  'breaded and fried',
  'fritters',
  'pizza and flatbread',
  'savory pie',
  'rolls',
]);
/** Goes on soaking up its liquid. */
const soaksUp: ReadonlySet<DishKind> = new Set<DishKind>([
  'pasta',
  'noodles',
  'risotto',
  'rice dish',
  'polenta and grits',
  'porridge',
  'dal and beans',
]);
/** The same with pasta or grain in it. */
const brothy: ReadonlySet<DishKind> = new Set<DishKind>(['soup', 'noodle soup', 'stew', 'hot pot']);
const isSoaking = ({ food, side }: DishPart) => {
  const { kinds, class: foodClass } = foodById(food);
  const isStaple = kinds.includes('pasta') || kinds.includes('noodle') || foodClass.endsWith('grain');
  return side === undefined && isStaple && !kinds.includes('bread') && !kinds.includes('flour');
};

function reheating(kind: DishKind, parts: readonly DishPart[], it: string): string {
  if (crispedAgain.has(kind))
    return `Heat ${it} through in a hot oven or a dry pan, until crisp and steaming.`;
  const isThickened = soaksUp.has(kind) || (brothy.has(kind) && parts.some(isSoaking));
  return `Heat ${it} through${isThickened ? ' with a splash of water' : ''} until steaming before you eat ${it}.`;
}

/** Vegetables of salads that weep once they are dressed. */
const weeping = /\b(?:cucumbers?|tomatoes|radishes|cabbage)\b/;
const dressing = /\b(?:dress(?:ing)?|vinaigrette|(?:pour|trickle|drizzle|toss)\b[^.;]*\boil)\b/i;

/** How long a recipe's leftovers keep, and how. */
export function storageOf({ instructions, ingredients, title }: DishRecipe, kind: DishKind) {
  const foods = readLines(ingredients).flatMap(({ food }) => food ?? []);
  const isHeated = heated.test(instructions.join(' ').replaceAll(kettle, ''));
  const hasSeafood = foods.some(({ class: one }) => seafoodClasses.includes(one));
  const hasRice = foods.some(({ id }) => rice.has(id));
  const isBaked = storedDry.test(title) || kind === 'cake and cookies' || kind === 'sweet bread';
  const isBrowning = !isBaked && ingredients.some(({ name }) => brownsWithinDay.test(name));
  const isDry = kind === 'granola' || (kind === 'bites' && crisp.test(instructions.at(-1)!));
  return {
    time: hasSeafood
      ? shelfLife.fish
      : hasRice
        ? shelfLife.rice
        : isBrowning
          ? shelfLife.cutFruit
          : shelfLife.other,
    hasRice,
    isDry,
    isBaked,
    isHeated,
    isCold: eatenCold.has(kind) || !isHeated || isServedCold(instructions),
    isTopped: isToppedApart(instructions),
    /** The method may state another time. */
    statesStorage: /\bkeeps?\b[^.;]*\b(?:days?|weeks?|months?)\b/i.test(instructions.join(' ')),
  };
}

const friedEggs = /\b(?:fry|crack|break)\b[^.;]*\beggs\b[^.;]*\bpan\b|\bfry the eggs\b/i;

/** Fried eggs are not kept as leftovers: those of the servings that are put away are fried when these are eaten. */
export function withFreshEggs(instructions: readonly string[]): string[] {
  const at = instructions.findLastIndex((step) => friedEggs.test(step));
  const isOnTop =
    at > 0 &&
    instructions
      .slice(at)
      .some((step) =>
        /\beggs?\b[^.;]* on(?:to| top)?\b|\bon(?:to| top)\b[^.;]*\beggs?\b|\b[Tt]op\b[^.;]*\beggs?\b/.test(
          step,
        ),
      );
  if (!isOnTop) return [...instructions];
  return instructions.map((step, index) =>
    index === at
      ? sentencesOf(step)
          .map((sentence) =>
            friedEggs.test(sentence) ? `${sentence} Fry only the eggs that you eat now.` : sentence,
          )
          .join(' ')
      : step,
  );
}

/** Adds how to store the servings beyond the household's size, since a pot or tin is made whole. */
export function withLeftovers(
  recipe: DishRecipe,
  people: number,
  { dish: { kind }, parts: partsByKey }: Pick<AdaptedDish, 'dish' | 'parts'>,
): DishRecipe {
  const { servings, instructions } = recipe;
  const left = servings - people;
  if (left < 1) return recipe;
  const storage = storageOf(recipe, kind);
  const makes = `This makes ${servings} servings`;
  const withNote = (note: string, steps = instructions) => ({ ...recipe, instructions: [...steps, note] });
  if (storage.isBaked || storage.isDry) {
    const where = storage.isDry ? 'in an airtight jar' : 'well wrapped';
    if (storage.statesStorage)
      return { ...recipe, instructions: instructions.with(-1, `${instructions.at(-1)} ${makes}.`) };
    const rest = left === 1 ? 'the one that is left keeps' : `the ${left} that are left keep`;
    return withNote(`${makes}; ${rest} for ${storage.time} ${where}.`);
  }
  const parts = [...partsByKey.values()];
  const [it, its, other] =
    left === 1 ? ['it', 'its', 'the other one'] : ['them', 'their', `the other ${left}`];
  // What must be kept apart is told first: at the end all of it would be mixed.
  const now = people === 1 ? 'one' : people;
  const withFirst = (note: string) => ({ ...recipe, instructions: [note, ...instructions] });
  const leaves = leavesOf(parts, instructions, kind, storage.isCold);
  const isToasted = isOnToast(parts, instructions, kind);
  if (soggyOnceFilled.has(kind) || isToasted || (leaves.length > 0 && storage.isCold)) {
    const toasted = isToasted ? `, toast ${its} bread` : '';
    return withFirst(
      `${makes}: put together only ${now} now. Keep the parts of ${other} apart, covered and chilled, for up to a day${toasted}, and put ${it} together when you eat ${it}.`,
    );
  }
  if (weepsOnceDressed(parts, instructions, kind)) {
    // Beans and grains drink up the dressing and the juice.
    if (parts.some(isSubstantial))
      return withNote(
        `${makes}. ${capitalized(`cover ${other}`)} and chill ${it} for up to a day, then stir ${it} and taste again.`,
      );
    return withFirst(
      `${makes}: dress only ${now} now. Put ${other} away undressed: cover and chill ${it} for up to a day, and dress ${it} when you eat ${it}.`,
    );
  }
  const { time, hasRice, isCold, isTopped } = storage;
  const cooled = (what: string) =>
    isCold ? `cover ${what}` : `let ${what} cool${hasRice ? ' within the hour' : ''}, cover`;
  const heated = isCold ? '' : ` ${reheating(kind, parts, it)}`;
  const chilled = `and chill ${it} for up to ${time}.${heated}`;
  const isOfNoodles = kind === 'noodle soup' && /\bnoodles\b[^.;]*\bbowls?\b/.test(instructions.join(' '));
  if (isOfNoodles)
    return withFirst(
      `${makes}: fill bowls for only ${now} now. Put ${other} away with the noodles apart from the broth: ${cooled(it)} ${chilled}`,
    );
  const steps = isTopped ? withFreshEggs(instructions) : instructions;
  const kept =
    leaves.length > 0 || isTopped
      ? withServingsKept(steps, left === 1 ? 'one serving' : `${left} servings`, leaves)
      : null;
  if (!kept) return withNote(`${makes}. ${capitalized(cooled(other))} ${chilled}`, steps);
  const later = left === 1 ? 'the one for later' : `the ${left} for later`;
  return withNote(
    `${makes}. ${capitalized(cooled(later))} ${chilled} Add the ${kept.topping} when you eat ${it}.`,
    kept.steps,
  );
}

/** The names of leaves that wilt in the food: all of a cold dish, otherwise those that are laid on at the end. */
function leavesOf(
  parts: readonly DishPart[],
  instructions: readonly string[],
  kind: DishKind,
  isCold: boolean,
): string[] {
  // What wilts is cooked in a soup from the start.
  if (kind === 'soup') return [];
  const isAssembled = isCold || soggyOnceFilled.has(kind);
  const onPlates = instructions
    .slice(-2)
    .flatMap(sentencesOf)
    .filter((text) => laidOn.test(text))
    .join(' ');
  const names = parts.filter(isWilting).map(({ name }) => name.split(',')[0]!);
  return [...new Set(names.filter((name) => isAssembled || onPlates.includes(name.split(' ').at(-1)!)))];
}

function isOnToast(parts: readonly DishPart[], instructions: readonly string[], kind: DishKind): boolean {
  return (
    saladKinds.has(kind) &&
    instructions.some((step) => /\b(?:toast|broil)/i.test(step)) &&
    parts.some(({ food }) => foodById(food).kinds.includes('bread'))
  );
}

/** Beans, grains and potatoes, which take up a dressing. */
function isSubstantial({ food, side }: DishPart): boolean {
  const { class: foodClass, kinds } = foodById(food);
  return (
    side === undefined &&
    (substantial.includes(foodClass) || kinds.includes('pasta') || kinds.includes('noodle'))
  );
}
const substantial: readonly Food['class'][] = ['legume', 'grain', 'gluten-grain', 'starchy-vegetable'];

function weepsOnceDressed(
  parts: readonly DishPart[],
  instructions: readonly string[],
  kind: DishKind,
): boolean {
  return (
    saladKinds.has(kind) &&
    parts.some(({ name, side }) => side === undefined && weeping.test(name)) &&
    instructions.some((step) => dressing.test(step))
  );
}
