import { allergensOfFood } from '../../foods/allergens.ts';
import { dietsBrokenBy } from '../../foods/diets.ts';
import { findFood } from '../../foods/find-food.ts';
import { foods } from '../../foods/table.ts';
import { isHandling, mayFollowFood, mayInterrupt } from '../../quantities/preparation-words.ts';
import { tokenize } from '../../quantities/tokens.ts';
import { unitOf } from '../../quantities/units.ts';
import type { Limits, Violation } from '../../safety/check-recipe.ts';
import { wordsOf } from '../../safety/food-names.ts';
import { sentence } from '../../safety/recipe-lines.ts';
import { sampleRecipes } from '../sample-recipes.ts';
import { plainWords } from './plain-words.ts';
import type { WrittenDraft } from './written-draft.ts';

let known: ReadonlySet<string> | undefined;

/** Every word that names or describes a food of the table, and every word of our own recipes. */
function knownWords(): ReadonlySet<string> {
  known ??= new Set(
    [
      plainWords,
      ...foods.flatMap(({ name, plural, aliases, nearMisses }) => [name, plural, ...aliases, ...nearMisses]),
      ...sampleRecipes.flatMap(({ title, description, ingredients, instructions }) => [
        title,
        description,
        ...ingredients.map(({ name }) => name),
        ...instructions,
      ]),
    ].flatMap(wordsOf),
  );
  return known;
}

/** Whether a word, folded, is one of foods, of their handling or of our own recipes. */
export function isKnownWord(word: string): boolean {
  return (
    word.length < 3 ||
    knownWords().has(word) ||
    isHandling(word) ||
    mayInterrupt(word) ||
    mayFollowFood(word) ||
    unitOf(word) !== null
  );
}

/** The names that are read even when they are misspelled: what allergies and diets are about, in one long word. */
const dreaded = `
  peanut almond walnut cashew pecan pistachio hazelnut macadamia praline marzipan pesto
  butter cream cheese yogurt cheddar parmesan mozzarella ricotta buttermilk paneer custard
  flour wheat bread pasta spaghetti noodle couscous barley bulgur semolina seitan breadcrumb cracker
  edamame tempeh soybean tamari teriyaki hoisin mayonnaise aioli meringue
  salmon anchovy sardine mackerel halibut haddock tilapia worcestershire
  shrimp prawn lobster mussel scallop squid octopus oyster calamari
  sesame tahini hummus halva chicken turkey bacon sausage gelatin honey
`
  .trim()
  .split(/\s+/);

function dreadedBy({ allergies, dietaryRestrictions }: Limits): string[] {
  return dreaded.filter((name) => {
    const food = findFood(name)?.food;
    if (!food) return false;
    const { contains, mayContain } = allergensOfFood(food);
    const broken = dietsBrokenBy(food);
    return (
      allergies.some((one) => contains.includes(one) || mayContain.includes(one)) ||
      dietaryRestrictions.some((one) => broken.includes(one))
    );
  });
}

/** From so many letters on, two slips still leave a word that can be told from others. */
const longEnough = 7;

/**
 * Words that nobody knows, for a household with limits: one in the name of an ingredient makes it another food than
 * its last word says ("walntu oil" is no oil that we know), and anywhere else one that is an allergen's name but for a
 * slip of the pen is read as that.
 */
export function strangeWordViolations(written: WrittenDraft, limits: Limits): Violation[] {
  if (limits.allergies.length + limits.dietaryRestrictions.length === 0) return [];
  const inNames = written.ingredients.flatMap(({ name }) =>
    unknownIn(name.split(/[,(]/, 1)[0] ?? '').map((word) => ({
      kind: 'unknown-food' as const,
      ingredient: name,
      why: sentence(`“${word}” in “${name}” is no word that we know, so nobody can call it safe`),
    })),
  );
  const { title, description, ingredients, instructions } = written;
  const texts = [title, description, ...ingredients.map(({ name }) => name), ...instructions];
  // Here an ending in -ed or -ly makes no word known: "braed" is no participle.
  const unknown = [...new Set(texts.flatMap(spelledIn))];
  const names = unknown.length > 0 ? dreadedBy(limits) : [];
  const slips = unknown.flatMap((word) => {
    const meant = names.find((name) => isSlip(word, name, name.length < longEnough ? 1 : 2));
    if (!meant) return [];
    const why = sentence(`“${word}” may be “${meant}”, which the household’s limits rule out`);
    return [{ kind: 'unknown-food' as const, ingredient: word, why }];
  });
  return [...inNames, ...slips];
}

/** Words that nobody knows, as they are written too: folding turns "pralie" into "praly". */
function spelledIn(text: string): string[] {
  return tokenize(text)
    .filter(({ kind, key }) => kind === 'word' && !knownWords().has(key))
    .flatMap(({ key, text: written }) => [key, written.toLowerCase()]);
}

function unknownIn(text: string): string[] {
  return wordsOf(text).filter((word) => !isKnownWord(word));
}

/** Whether a word is another with so many letters dropped, doubled or swapped with the next one. */
export function isSlip(wrong: string, right: string, most: number): boolean {
  if (Math.abs(wrong.length - right.length) > most) return false;
  let at = 0;
  while (at < wrong.length && wrong[at] === right[at]) at += 1;
  return at === wrong.length && at === right.length ? true : slipsFrom(wrong, right, at, most);
}

function slipsFrom(wrong: string, right: string, at: number, most: number): boolean {
  if (most === 0) return false;
  const before = wrong[at - 1];
  const rest = wrong.slice(at);
  const meant = right.slice(at);
  if (meant !== '' && isSlip(rest, meant.slice(1), most - 1)) return true;
  const isDoubled = rest !== '' && (rest[0] === before || rest[0] === rest[1]);
  if (isDoubled && isSlip(rest.slice(1), meant, most - 1)) return true;
  const isSwapped = rest.length > 1 && rest[0] === meant[1] && rest[1] === meant[0];
  return isSwapped && isSlip(rest.slice(2), meant.slice(2), most - 1);
}
