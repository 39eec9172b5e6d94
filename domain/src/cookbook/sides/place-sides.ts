import type { Dish } from '../dish.ts';
import { minutesNeeded } from '../times/minutes-needed.ts';

/** Minutes of hands-free cooking in which a side is made rather than before everything else. */
const minLongWait = 15;
/** Minutes for which rice or potatoes stay hot under their lid. */
export const staysHot = 45;
/** Minutes from which on a dish leaves time for what else is cooked before the rice. */
const longDish = 30;
const byItself = /\b(?:simmer|cover|bake|roast|braise|lowest heat|leave|soak|marinate)\b/i;
/** Minutes of simmering in which rice is rinsed and brought to a boil. */
const minSimmering = 8;
/** Minutes for which toast and warm bread stay as they should be. */
const soon = 5;
/** A step that only serves takes less. */
const minCookingMinutes = 2;
/** Times as long as it stays good, a side is spoiled: rather leave the pan for it. */
const maxWaitFactor = 1.5;
/** An oven takes longest to heat. */
const heatsOven = /^(?:Heat|Preheat|Turn on) the (?:oven|broiler)\b/;
/** What a step begins to cook in: "{a wide frying pan, 4}". */
const vessel = /\{[^{}|]*, [\d.]+\}/;

/** Where a side's step comes, and how it begins. */
export type SidePlacement = { at: number; withOpening: (step: string) => string };

type Method = Pick<Dish, 'minutes' | 'steps' | 'serves' | 'parts'>;
/** Minutes that the side takes, and for which it stays as good as it was; `isRaw`: nothing of it is heated. */
type SideTimes = { total: number; active: number; keeps: number; isRaw?: boolean };

export function placementOf(dish: Method, side: SideTimes): SidePlacement {
  if (side.isRaw) return rawPlace(dish);
  if (side.keeps <= soon) return lastPlace(dish, side);
  return side.keeps < staysHot ? latePlace(dish, side) : earlyPlace(dish, side);
}

/** First, so that it is done when the dish is, or in a dish that takes long after its last long wait begins. */
function earlyPlace(dish: Method, { total }: SideTimes): SidePlacement {
  const { minutes, steps, serves } = dish;
  const waits = steps.map((step) => minutesNeeded([step], serves).handsFree);
  const isShort = minutes.total <= Math.max(staysHot, total);
  // What soaks or marinates first waits for nothing else.
  const soaks = waits[0]! >= minLongWait && !vessel.test(steps[0]!) && steps.length > 1 ? 1 : 0;
  // Nothing is left in a pan for it.
  const isOvenFirst =
    heatsOven.test(steps[0]!) && steps.length > 1 && !vessel.test(steps[0]!) && !/\bbowl\b/.test(steps[0]!);
  const wait = isShort
    ? Math.max(soaks, Number(isOvenFirst))
    : 1 + waits.findLastIndex((free, at) => free >= minLongWait && at < steps.length - 1);
  const takesLong = total >= minLongWait;
  const later = minutes.total > longDish && (isShort || takesLong) ? laterPlace(dish, total, wait) : null;
  if (later) return later;
  const at = wait + steps.slice(wait).findIndex((step) => !isOfSide(dish, step));
  return { at, withOpening: at === wait && wait > 0 && waits[wait - 1]! >= minLongWait ? meanwhile : same };
}

/**
 * Where rice is begun that would be done long before the dish: as late as there is time for it, with a later vessel or
 * while something simmers.
 */
function laterPlace(dish: Method, total: number, from: number): SidePlacement | null {
  const { steps, serves } = dish;
  const needed = (at: number, end?: number) => minutesNeeded(steps.slice(at, end), serves);
  const opening = (at: number) => steps[at]!.replace(/^\[\[[^:]*: /, '');
  const isFree = (at: number) => !isOfSide(dish, steps[at]!) && !continues.test(opening(at));
  for (let at = steps.length - 1; at > from; at -= 1) {
    if (!isFree(at)) continue;
    const { spent } = needed(at);
    if (vessel.test(steps[at]!) && spent >= total) return { at, withOpening: same };
    if (total < minLongWait) continue;
    const isByItself =
      !isOfSide(dish, steps[at - 1]!) &&
      !/^Meanwhile/.test(opening(at - 1)) &&
      byItself.test(opening(at - 1));
    const simmers = isByItself ? needed(at - 1, at).handsFree : 0;
    if (simmers >= minSimmering && simmers + spent >= total) return { at, withOpening: meanwhile };
  }
  return null;
}

/**
 * What turns gray or cold under a lid is made in the last wait that leaves time for it, else before the last step that
 * cooks in a vessel of its own: nothing is left in a hot pan for it. If the last step takes too long, near its end.
 */
function latePlace(dish: Method, { active, keeps }: SideTimes): SidePlacement {
  const { steps, serves } = dish;
  const own = (from: number) => steps.slice(from).filter((step) => !isOfSide(dish, step));
  const after = (from: number) => minutesNeeded(own(from), serves).spent;
  const begins = steps.flatMap((step, at) => (isOfSide(dish, step) ? [] : at));
  const before = (at: number) => begins.findLast((own) => own < at);
  const isWait = (at: number) => {
    const step = before(at);
    return (
      step !== undefined && minutesNeeded([steps[step]!], serves).handsFree >= active + minCookingMinutes
    );
  };
  const inWait = (at: number) => {
    const isNext = steps.slice(before(at)! + 1, at).every((step) => step.endsWith(': ]]'));
    return { at, withOpening: isNext ? meanwhile : same };
  };
  const waits = begins.filter((at) => isWait(at) && after(at) <= keeps);
  const wait = waits.findLast((at) => at === begins.at(-1) || vessel.test(steps[at]!));
  if (wait !== undefined) return inWait(wait);
  const last = begins.findLast((at) => after(at) > minCookingMinutes) ?? begins.at(-1)!;
  const start = begins.findLast((at) => at <= last && (at === begins[0] || vessel.test(steps[at]!)))!;
  const isFollowed = begins.some((at) => at > last);
  const isGoodToTheEnd = after(last) <= keeps;
  if (start < last && after(start) > maxWaitFactor * keeps) {
    if (waits.length > 0) return inWait(waits.at(-1)!);
    return { at: last, withOpening: isGoodToTheEnd ? same : shortlyBefore };
  }
  if (start < last || isGoodToTheEnd || isFollowed) return { at: start, withOpening: same };
  return { at: last, withOpening: shortlyBefore };
}

/** Goes on in the pan, or with the step before. */
const continues = /^(?:Take|Turn|Meanwhile|While|Rest|Let (?:them|it))\b/;

/** What is added to a pan that fries cannot wait for bread. */
const addsToPan = /^(?:Add|Stir|Return|Pour|Fold|Crumble|Push|Tip)\b/;
/** Minutes for which bread stays warm in a towel. */
const inTowel = 12;

/** Right before the last step, or shortly before the end of one that takes long. */
function lastPlace(dish: Method, { keeps }: SideTimes): SidePlacement {
  const { steps, serves } = dish;
  const isFree = (step: string) => !isOfSide(dish, step) && !continues.test(step);
  const begins = steps.findLastIndex((step) => isFree(step) && !addsToPan.test(step));
  const isSoonDone = begins !== -1 && minutesNeeded(steps.slice(begins), serves).spent <= inTowel;
  const at = isSoonDone ? begins : steps.findLastIndex(isFree);
  const isLong = minutesNeeded([steps[at]!], serves).spent > keeps;
  return { at, withOpening: isLong && !isSoonDone ? shortlyBefore : same };
}

/** Cucumbers wait better than a hot pan: before the last step that begins in a vessel of its own. */
function rawPlace(dish: Method): SidePlacement {
  const at = dish.steps.findLastIndex(
    (step) => !isOfSide(dish, step) && !continues.test(step) && vessel.test(step),
  );
  return { at: Math.max(0, at), withOpening: same };
}

/** Whether a step makes a side of the dish. */
export function isOfSide({ parts }: Pick<Dish, 'parts'>, step: string): boolean {
  return parts.some(({ side, key }) => side !== undefined && step.startsWith(`[[${key}: `));
}

const same = (step: string) => step;
const shortlyBefore = (step: string) => `Shortly before the end of the next step, ${uncapitalized(step)}`;
const meanwhile = (step: string) => `Meanwhile ${uncapitalized(step)}`;
const uncapitalized = (text: string) => text[0]!.toLowerCase() + text.slice(1);
