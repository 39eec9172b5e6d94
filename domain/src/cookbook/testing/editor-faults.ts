import type { Food } from '../../foods/food.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import { type RecipeLine, readLines } from '../../safety/recipe-lines.ts';

/** Faults that a recipe editor found in composed recipes, as far as they can be detected. */
export type Fault =
  | 'quick seafood overcooked'
  | 'dressing without fat'
  | 'blended without a blender'
  | 'wet beans crisp at once'
  | 'pasta in unsalted water'
  | 'salt comes last'
  | 'raw spice seeds'
  | 'boiled yogurt';

type Method = { lines: readonly RecipeLine[]; steps: readonly string[]; sentences: readonly string[] };

const minutes = /(?:\d+[–-])?(\d+) minutes?/g;
const minutesIn = (text: string) =>
  [...text.matchAll(minutes)].reduce((sum, [, max]) => sum + Number(max), 0);

/** Maximum minutes for shrimp, scallops and squid; a stew of squid may cook much longer. */
const quickMinutes = 14;
const stewMinutes = 25;

const rules: Readonly<Record<Fault, (method: Method) => boolean>> = {
  'quick seafood overcooked': ({ lines, steps }) => {
    const quick = lines.flatMap(({ food }) =>
      food && (food.id === 'shrimp' || food.id === 'scallop') ? [food] : [],
    );
    return quick.some((food) => {
      const first = steps.findIndex(
        (step) => names(step, food) && /minute/.test(step) && !/marinat|toss|dry/i.test(step),
      );
      if (first === -1) return false;
      const after = steps.slice(first);
      const isLifted = after.some((step) =>
        /lift|tip|take (?:them|it) out|remove|set (?:them|it|the \w+) aside|onto a plate|scoop|divide|serve/i.test(
          step,
        ),
      );
      const spent = minutesIn(after.join(' '));
      return !isLifted && spent > quickMinutes && spent < stewMinutes;
    });
  },
  'dressing without fat': ({ lines, sentences }) =>
    sentences.some((sentence) => /\b(?:vinaigrette|salad dressing)\b/i.test(sentence)) &&
    !lines.some(({ food }) => food !== null && food.per100g.fat > 8),
  'blended without a blender': ({ sentences }) =>
    sentences.some(
      (sentence) =>
        /\buntil (?:quite |very |completely )?smooth\b/i.test(sentence) &&
        !/blend|whisk|process|mash|knead|beat|stir|puré|pound|rub|mix|pulse|grind|work|roll|sieve|crush|press|cream|whip|liqui/i.test(
          sentence,
        ),
    ),
  'wet beans crisp at once': ({ lines, sentences }) => {
    const beans = lines.filter(({ food, unit }) => food?.class === 'legume' && unit === 'can');
    return beans.some(({ food }) =>
      sentences.some(
        (text) => names(text, food!) && /\bcrisp\b/i.test(text) && minutesIn(text) > 0 && minutesIn(text) < 7,
      ),
    );
  },
  'pasta in unsalted water': ({ lines, steps }) =>
    lines.some(({ food }) => food?.kinds.includes('pasta')) &&
    steps.some((step) => /\bboil/i.test(step)) &&
    !/salt|stock|broth|sauce/i.test(steps.join(' ')),
  'salt comes last': ({ lines, steps }) => {
    const isMeat = lines.some(({ food }) => food?.class === 'red-meat' || food?.class === 'poultry');
    if (steps.length < 4 || !isMeat || !lines.some(({ food }) => food?.class === 'salt')) return false;
    const at = steps.findIndex((step) =>
      /salt|soy sauce|tamari|aminos|fish sauce|miso|stock|season/i.test(step),
    );
    return at === steps.length - 1;
  },
  'raw spice seeds': ({ lines, steps }) =>
    lines.some(
      ({ food }) =>
        food !== null &&
        (food.id === 'mustard-seed' || food.id === 'sichuan-peppercorn') &&
        !steps.some(
          (step) =>
            names(step, food) &&
            /fry|pop|sizzl|crackl|toast|heat|crush|grind|simmer|pickl|boil|splutter|temper|cook|tie/i.test(
              step,
            ),
        ),
    ),
  'boiled yogurt': ({ lines, sentences }) =>
    lines.some(({ food }) => food?.id === 'yogurt' || food?.id === 'greek-yogurt') &&
    sentences.some(
      (text) =>
        /\byogurt\b/i.test(text) &&
        /\b(?:boil|bubbl)/i.test(text) &&
        !/not|never|without|before|flour|starch|off the heat/i.test(text),
    ),
};

function names(text: string, food: Food): boolean {
  return mentionedFoods(text).some((mention) => mention.food === food);
}

export function editorFaults({
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'ingredients' | 'instructions'>): Fault[] {
  const sentences = instructions.flatMap((step) => step.split(/(?<=[.;!]) /));
  const method: Method = { lines: readLines(ingredients), steps: instructions, sentences };
  return (Object.keys(rules) as Fault[]).filter((fault) => rules[fault](method));
}
