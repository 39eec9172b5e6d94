import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { nameInNumber } from '../../quantities/counted-things.ts';
import { scaleAmount } from '../amounts/scale-amount.ts';
import type { Dish, DishPart, Minutes, Variation } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { partToken } from '../method/part-token.ts';
import { placementOf, type SidePlacement, staysHot } from './place-sides.ts';

/** What makes a main a meal, compiled from one file in `sides/`: rice, bread, a salad. Decision 105 describes it. */
export type Side = {
  name: string;
  minutes: Minutes;
  serves: number;
  /** The first one is what the side consists of; without it, the others are dropped too. */
  parts: readonly DishPart[];
  /** A step of the method; missing if there is nothing to do, as for bread. */
  step?: string | undefined;
  /** The sentence that serves it. */
  serve: string;
  /** Minutes for which it stays as good as it was, under a lid; missing if these are many. */
  keeps?: number | undefined;
  /** What others eat instead, with its step. */
  instead: readonly { use: DishPart; step?: string | undefined; keeps?: number | undefined }[];
};

/** Kilocalories of a dish with which people eat less rice or bread, and what share of it. */
const maxUsualCalories = 700;
const shareBesideRich = 0.7;
/** Kilocalories of a side that fills: bread, but no salad. */
const minFillingCalories = 120;
/** In a vessel, with hot water or in a toaster. */
const isHeated = /, \d+\}|\b(?:water|toaster|boil|warm|cook|heat|steam|fry)\b/i;
/** Minutes that do not change the stated time. */
const toleratedMinutes = 2;

/** The dish with the parts and steps of its sides. Throws an error if a side repeats what the dish has. */
export function joinSides(dish: Dish, sides: readonly Side[]): Dish {
  return sides.reduce(joinSide, dish);
}

function joinSide(dish: Dish, side: Side): Dish {
  const isRich = nutritionOf(dish.parts, dish.serves).perServing.calories > maxUsualCalories;
  const factor = (dish.serves / side.serves) * (isRich && isFilling(side) ? shareBesideRich : 1);
  const parts = side.parts.map((part) => partOfSide(part, side, factor));
  const main = parts[0]!;
  const repeated = dish.parts.find(
    (own) => own.food === main.food || parts.some(({ key }) => key === own.key),
  );
  if (repeated) throw new Error(`"${repeated.name}" is in the dish already, and in "${side.name}".`);
  const text = (template: string) => withKeys(atServings(template, factor), side.parts, parts);
  const ifServed = (template: string) => `[[${main.key}: ${text(template)}]]`;
  const withServing = servedWith(dish, ifServed(side.serve), main.key);
  const isRaw = side.step !== undefined && !isHeated.test(side.step);
  const keptHot = ({ keeps = staysHot }: { keeps?: number | undefined }) => ({
    ...side.minutes,
    keeps,
    isRaw: isRaw && keeps < staysHot,
  });
  const opened = (template: string, placement: SidePlacement) => ifServed(placement.withOpening(template));
  let method: Pick<Dish, 'steps' | 'vary'> = withServing;
  const placement = placementOf({ ...dish, ...method }, keptHot(side));
  if (side.step !== undefined) method = withStepAt(method, placement.at, opened(side.step, placement));
  const instead = side.instead.map(({ use, step, keeps = side.keeps }): Variation => {
    const own = { part: main.key, use: partOfSide(use, side, factor) };
    if (side.step === undefined) return own;
    const latePlacement = placementOf(
      { ...dish, ...method, parts: [...dish.parts, ...parts] },
      keptHot({ keeps }),
    );
    if (step === undefined || keeps === side.keeps || latePlacement.at <= placement.at + 1)
      return { ...own, steps: { [placement.at + 1]: step === undefined ? null : opened(step, placement) } };
    // A step that only those get who eat this instead.
    method = withStepAt(method, latePlacement.at, ifServed(''));
    return {
      ...own,
      steps: { [placement.at + 1]: null, [latePlacement.at + 1]: opened(step, latePlacement) },
    };
  });
  return {
    ...dish,
    minutes: minutesWith(dish.minutes, side.minutes),
    parts: [...dish.parts, ...parts],
    vary: [
      ...method.vary.map((variation) =>
        variation.minutes
          ? { ...variation, minutes: minutesWith(variation.minutes, side.minutes) }
          : variation,
      ),
      ...instead,
    ],
    steps: method.steps,
  };
}

function withStepAt({ steps, vary }: Pick<Dish, 'steps' | 'vary'>, at: number, step: string) {
  return {
    steps: steps.toSpliced(at, 0, step),
    vary: vary.map((variation) => withStepsMoved(variation, at)),
  };
}

const isFilling = ({ parts, serves }: Pick<Dish, 'parts' | 'serves'>) =>
  nutritionOf(parts, serves).perServing.calories > minFillingCalories;

/** Kilocalories of rice or bread below which it is a token: what is small already beside a rich dish stays. */
const minKeptCalories = 190;

/** With less rice or bread, for households that want to lose weight. */
export function withSmallerSides<Adapted extends AdaptedDish>(adapted: Adapted): Adapted {
  const { serves } = adapted.dish;
  const names = new Set([...adapted.parts.values()].flatMap(({ side }) => side ?? []));
  const caloriesOf = (name: string) =>
    nutritionOf(
      [...adapted.parts.values()].filter(({ side }) => side === name),
      serves,
    ).perServing.calories;
  const less = [...names].filter((name) => caloriesOf(name) >= minKeptCalories);
  const own = [...adapted.parts].filter(([, { side }]) => side !== undefined && less.includes(side));
  if (own.length === 0) return adapted;
  const parts = new Map(adapted.parts);
  for (const [key, part] of own) parts.set(key, atAmount(part, shareBesideRich));
  const isOwn = (step: string) => own.some(([key]) => step.startsWith(`[[${key}: `));
  const steps = adapted.steps.map((step) => (isOwn(step) ? atServings(step, shareBesideRich) : step));
  return { ...adapted, parts, steps };
}

function atAmount(part: DishPart, factor: number): DishPart {
  const measured = factor === 1 ? part : { ...part, ...scaleAmount(foodById(part.food), part, factor) };
  const name = part.unit === 'whole' ? nameInNumber(part.name, measured.amount > 1) : part.name;
  return { ...(measured as DishPart), name };
}

/** Keys of seasonings tell them from the dish's own: "the rest of the salt" is not that of the salad. */
function partOfSide(part: DishPart, { name: side }: Side, factor: number): DishPart {
  const use = /, (for the .+)$/.exec(part.name)?.[1];
  const key = use ? `${part.key} ${use}` : part.key;
  return { ...atAmount(part, factor), key, side };
}

function withKeys(template: string, own: readonly DishPart[], joined: readonly DishPart[]): string {
  return own.reduce((text, { key }, at) => {
    const now = joined[at]!.key;
    if (now === key) return text;
    return text.replaceAll(`{${key}}`, `{${key}|${now}}`).replaceAll(`|${key}}`, `|${now}}`);
  }, template);
}

/** Amounts in the text; the capacity of a pot is in servings already. */
function atServings(template: string, factor: number): string {
  return template.replace(
    /\{([\d.]+)( [a-z]+)?\}/g,
    (_, amount: string, unit = '') => `{${rounded(Number(amount) * factor)}${unit}}`,
  );
}

/** To what a cup or a spoon can measure. */
function rounded(amount: number): number {
  return amount > 100 ? 10 * Math.round(amount / 10) : Math.round(amount * 100) / 100;
}

/** What takes no longer than the dish leaves its cook free is done meanwhile. */
function minutesWith({ active, total }: Minutes, side: Minutes): Minutes {
  const extra = side.active - (total - active);
  const longer = extra > toleratedMinutes ? 5 * Math.ceil((total + extra) / 5) : total;
  return { active: Math.min(longer, active + side.active), total: Math.max(longer, side.total) };
}

/** The method with the sentence that serves the side, unless it is there already. */
function servedWith({ steps, vary }: Dish, sentence: string, key: string): Pick<Dish, 'steps' | 'vary'> {
  const mentionsSide = (text: string) => new RegExp(partToken(key)).test(text);
  const add = (text: string) => (mentionsSide(text) ? text : `${text} ${sentence}`);
  return {
    steps: steps.some(mentionsSide) ? steps : steps.with(-1, add(steps.at(-1)!)),
    vary: vary.map((variation) => {
      const own = (at: number) => variation.steps?.[at + 1];
      const last = steps.findLastIndex((_, at) => own(at) !== null);
      const isChanged = last < steps.length - 1 || own(last) !== undefined;
      const served = { [last + 1]: add(own(last) ?? steps[last]!) };
      return isChanged ? { ...variation, steps: { ...variation.steps, ...served } } : variation;
    }),
  };
}

function withStepsMoved(variation: Variation, at: number): Variation {
  if (!variation.steps) return variation;
  const steps = Object.entries(variation.steps).map(([number, text]): [string, string | null] => [
    Number(number) > at ? String(Number(number) + 1) : number,
    text,
  ]);
  return { ...variation, steps: Object.fromEntries(steps) };
}
