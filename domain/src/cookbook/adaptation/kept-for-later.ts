import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import type { DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { sentencesOf, wholeSentencesOf } from '../method/sentences.ts';

const toppingVerbs = 'top|scatter|sprinkle|dust|drizzle|trickle|crumble|garnish|dot|finish|strew|crown';
const topping = new RegExp(`^(?:${toppingVerbs})\\b`, 'i');
/** "Boil for 1 minute, until glossy, and scatter with the sesame seeds." */
const thenTopped = new RegExp(`^(?<own>.+?),? (?:and then|and|then) (?<rest>(?:${toppingVerbs})\\b.+)$`, 's');
const plating =
  /^(?:Spoon|Ladle|Divide|Pile|Heap|Lift|Slide|Arrange|Spread|Fill|Put|Lay|Serve)\b[^.]*\b(?:bowls?|plates?|platter|rice)\b/;
const cooking = /\b(?:cook|fry|bake|broil|simmer|boil|turn|heat)\b/i;
/** "Scatter with the {sesame seeds and green onions}", before another verb. */
const whatIsPutOn = new RegExp(
  `^\\w+ (?:(?:with|over|on) )?(?:the (?:rest of the |last of the |remaining )?)(?<what>[a-z][^.,;\\d]*?)(?: (?:over|on|onto|in|into|between|around|at)\\b[^.]*|,? and (?:serve|eat|squeeze|grind|pour|spoon|take|leave|lay|heap|bring|carry|${toppingVerbs})\\b.*|, .*)?\\.$`,
  's',
);
const notSoftened =
  /\b(?:rest|salt|pepper|oil|juice|butter|sauce|dressing|broth|vinegar|bowls?|plates?|half)\b/;
/** Leaves on the plates, not cooked in the dish. */
export const laidOn =
  /\b(?:top|scatter|serve|wrap|lay|put|tuck|heap|pile|bowls?|plates?|platter|beside|around)\b/i;

/** The method, and the topping that is kept apart. */
type KeptForLater = { steps: string[]; topping: string };

/**
 * The method with a sentence that takes the servings for later, `what`, before they are topped, since herbs are not
 * picked off again; null if the last step puts nothing on that would go soft. `leaves` lie on the plates.
 */
export function withServingsKept(
  steps: readonly string[],
  what: string,
  leaves: readonly string[],
): KeptForLater | null {
  const share = (named: string) =>
    `Keep ${what} for later, with ${what.startsWith('one') ? 'its' : 'their'} share of the ${named}.`;
  if (leaves.length > 0) {
    const topping = leaves.join(' and ');
    const lays = (text: string) =>
      laidOn.test(text) && leaves.some((name) => text.includes(name.split(' ').at(-1)!));
    const at = steps.findIndex((step, index) => index >= steps.length - 2 && sentencesOf(step).some(lays));
    if (at === -1) return null;
    const sentences = wholeSentencesOf(steps[at]!);
    const kept = sentences.toSpliced(sentences.findIndex(lays), 0, share(topping));
    return { steps: steps.with(at, kept.join(' ')), topping };
  }
  const sentences = wholeSentencesOf(steps.at(-1)!);
  const topped = sentences.findIndex((text) => topping.test(text) || thenTopped.test(text));
  if (topped === -1) return null;
  const text = sentences[topped]!;
  const { own, rest } = (topping.test(text) ? null : thenTopped.exec(text)?.groups) ?? {};
  const clause = rest ? capitalized(rest) : text;
  const named = whatIsPutOn.exec(clause)?.groups?.what?.replace(/ that .*|^[a-z ]+ with the /g, '');
  if (
    !named ||
    notSoftened.test(named) ||
    [clause, ...sentences.slice(topped + 1)].some((one) => cooking.test(one))
  )
    return null;
  const plated = sentences.findIndex((one) => plating.test(one));
  const kept =
    plated !== -1 && plated <= topped
      ? sentences.toSpliced(plated, 0, share(named))
      : sentences.toSpliced(topped, 1, ...(own ? [`${ended(own)}.`] : []), share(named), clause);
  return { steps: [...steps.slice(0, -1), kept.join(' ')], topping: named };
}

/** "Stir in the lemon juice, taste" without what followed it. */
const ended = (clause: string) => clause.replace(/, (?=[a-z]+(?: [a-z]+){0,3}$)/, ' and ');

const raw: readonly Food['class'][] = ['vegetable'];
const heats = /\b(?:boil|cook|heat|warm|steam|toast|simmer|water)\w*\b/i;
const dresses = /\{(?:[^{}|]*\|)?[^{}]*\b(?:oil|juice|vinegar|mayonnaise)\b[^{}]*\}/;

/** Rice that was cooked before, which is heated only once. */
const heatedOnce: FoodId = 'cooked-rice';

/** Whether a part is spoiled by heating it again; packets of rice beside a dish are opened one by one. */
export const spoilsReheated = ({ food, side }: Pick<DishPart, 'food' | 'side'>) =>
  food === heatedOnce && side === undefined;

/**
 * The dish with its raw salads and its packets of rice made for those who eat now: what is left of it is heated, or keeps
 * longer.
 */
export function withFreshSides<Adapted extends AdaptedDish>(
  adapted: Adapted,
  people: number,
  servings: number,
): Adapted {
  const eaters = people === 1 ? 'one' : people;
  const fresh = ` Make it for ${eaters} now, and the rest fresh when you eat the leftovers.`;
  const isRawSide = ([, { side, food }]: [string, DishPart]) =>
    side !== undefined && raw.includes(foodById(food).class);
  const keys = [...adapted.parts].filter(isRawSide).map(([key]) => key);
  const packets = new Map(
    [...adapted.parts].filter(([, { food, side }]) => food === heatedOnce && side !== undefined),
  );
  const opened = `Open the packets for ${eaters} now, and the others when you eat the leftovers. `;
  const share = people / servings;
  const heatedNow = (step: string) =>
    step
      .replace(': ', `: ${opened}`)
      .replace(/\{(\d+) tbsp\}/, (_, spoons: string) => `{${share * Number(spoons)} tbsp}`)
      .replace(/, (\d+)\}/, (_, serves: string) => `, ${Math.round(Number(serves) / share)}}`);
  const isOf = (side: Iterable<string>, step: string) =>
    step.endsWith(']]') && [...side].some((key) => step.startsWith(`[[${key}: `));
  const steps = adapted.steps.map((step) => {
    if (isOf(packets.keys(), step)) return heatedNow(step);
    return isOf(keys, step) && dresses.test(step) && !heats.test(step)
      ? `${step.slice(0, -2)}${fresh}]]`
      : step;
  });
  const parts = new Map(
    [...adapted.parts].map(([key, part]): [string, DishPart] => [
      key,
      packets.has(key) ? { ...part, name: `${part.name.split(',')[0]}, from packets` } : part,
    ]),
  );
  return { ...adapted, parts, steps };
}
