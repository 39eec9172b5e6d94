import type { Food } from '../foods/food.ts';
import type { Dish, ListedPart, Role, Step } from './dish.ts';
import { partsOf } from './dish.ts';
import { type Cut, cuts } from './kitchen/cuts.ts';
import { type MainKind, mainKind, mains } from './kitchen/mains.ts';
import { starches } from './kitchen/starches.ts';
import { vegetables } from './kitchen/vegetables.ts';
import { and } from './title.ts';

/** "the onion, garlic and ginger". */
export function say(parts: readonly ListedPart[]): string {
  return `the ${and(parts.map((part) => part.said))}`;
}

export const step = (minutes: number, ...sentences: readonly string[]): Step => ({
  minutes: Math.max(1, Math.round(minutes)),
  text: sentences.filter(Boolean).join(' '),
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One more second of knife work for each further mouth: bigger households chop longer. */
function crowd(servings: number): number {
  return 1 + Math.max(0, servings - 4) / 20;
}

const howMany = ['a', 'two', 'three', 'four', 'five'] as const;

/** "a wide pan", or "two wide pans" where one is too small: what lies in heaps stews instead of browning. */
export function vessels(dish: Dish, name: string, servingsEach = 6): string {
  const count = Math.min(howMany.length, Math.ceil(dish.servings / servingsEach));
  const many = name.split(' or ').map((one) => `${one}s`);
  return count === 1 ? `a ${name}` : `${howMany[count - 1]} ${many.join(' or ')}`;
}

/** All the cutting of a dish in one step, cuts of a kind together; null when nothing needs a knife. */
export function prepare(dish: Dish, after = '', without: readonly ListedPart[] = []): Step | null {
  const groups = new Map<Cut, ListedPart[]>();
  for (const part of dish.parts) {
    if (part.cut !== 'none' && !without.includes(part)) {
      groups.set(part.cut, [...(groups.get(part.cut) ?? []), part]);
    }
  }
  if (groups.size === 0) return null;
  const clauses = [...groups].map(([cut, parts]) => cuts[cut].said(say(parts)));
  const minutes = [...groups].reduce((sum, [cut, parts]) => sum + cuts[cut].minutes * parts.length, 0);
  return step(Math.ceil(minutes * crowd(dish.servings)), `${capital(clauses.join('; '))}.`, after);
}

/** How a main is known to be done, with the safe temperatures of the USDA's chart. */
const doneness: Record<MainKind, string> = {
  poultry: 'until browned and cooked through, 74 °C / 165 °F inside',
  ground: 'breaking it up, until browned with no pink left, 74 °C / 165 °F inside',
  steak: 'until browned outside and 63 °C / 145 °F inside',
  braise: 'until it falls apart under a fork',
  fish: 'until opaque and easy to flake, 63 °C / 145 °F inside',
  seafood: 'until opaque and firm',
  tofu: 'until golden on most sides',
  cheese: 'until golden on both sides',
  bean: 'until hot through and crisp in places',
  lentil: 'until soft',
  egg: 'until set, 71 °C / 160 °F inside',
  mushroom: 'until well browned and their juices have gone',
  vegetable: 'until golden and tender to the tip of a knife',
  ready: 'until warm',
};

/** Minutes in a hot pan, cut small or left whole. */
const panMinutes: Record<MainKind, [small: number, whole: number]> = {
  poultry: [7, 14],
  ground: [8, 8],
  steak: [5, 9],
  braise: [8, 8],
  fish: [5, 8],
  seafood: [4, 4],
  tofu: [8, 8],
  cheese: [4, 4],
  bean: [4, 4],
  lentil: [0, 0],
  egg: [3, 3],
  mushroom: [7, 8],
  vegetable: [10, 12],
  ready: [2, 2],
};

export function minutesInPan(main: ListedPart, whole = false): number {
  if (!mains.has(main.food.id)) return 5;
  return panMinutes[mainKind(main.food.id)][whole ? 1 : 0];
}

export function minutesFor(parts: readonly ListedPart[], how: 'pan' | 'roast'): number {
  return Math.max(0, ...parts.map((part) => vegetables[part.food.id]?.[how] ?? 4));
}

/** The same for what cooks in a liquid, where nothing browns. */
export function untilTender(main: ListedPart): string {
  const kind = mainKind(main.food.id);
  const wet: Partial<Record<MainKind, string>> = {
    poultry: 'until tender and cooked through, 74 °C / 165 °F inside',
    ground: 'until tender, 74 °C / 165 °F inside',
    steak: 'until tender, 63 °C / 145 °F inside',
    tofu: 'until it has taken on the flavors',
    cheese: 'until soft',
    bean: 'until hot through and the flavors have come together',
    mushroom: 'until soft',
    vegetable: 'until tender to the tip of a knife',
  };
  return wet[kind] ?? doneness[kind];
}

export function untilDone(main: ListedPart): string {
  return doneness[mainKind(main.food.id)];
}

/** A starch that cooks by itself: what to do first, and the minutes until it is ready. */
export function startStarch(dish: Dish): { first: Step; ready: number; serve: string } | null {
  const [part] = partsOf(dish, 'starch');
  if (!part) return null;
  const { as, minutes, rest = 0, water = 2 } = starches[part.food.id]!;
  const name = part.said;
  if (as === 'grain') {
    const millilitres = Math.ceil((part.grams * dish.servings * water) / 50) * 50;
    const resting = rest > 0 ? `, then rest it off the heat for ${rest} minutes` : '';
    const text = `Rinse the ${name}, bring to the boil with ${millilitres} ml of water, cover and simmer on the lowest heat for ${minutes} minutes${resting}; carry on with the rest meanwhile.`;
    return { first: step(2, text), ready: minutes + rest + 2, serve: `the ${name}` };
  }
  if (as === 'polenta') {
    const millilitres = Math.ceil((part.grams * dish.servings * water) / 50) * 50;
    const text = `Whisk the ${name} into ${millilitres} ml of boiling water and cook over low heat for ${minutes} minutes, stirring now and then, until thick and creamy; carry on with the rest meanwhile.`;
    return { first: step(4, text), ready: minutes + 2, serve: `the ${starches[part.food.id]!.word ?? name}` };
  }
  if (as === 'soak') {
    const millilitres = Math.ceil((part.grams * dish.servings * water) / 25) * 25;
    const text = `Pour ${millilitres} ml of boiling water over the ${name}, cover and leave for ${minutes} minutes, then loosen with a fork.`;
    return { first: step(2, text), ready: minutes, serve: `the ${name}` };
  }
  if (as === 'boil') {
    const text = `Put the ${name} in a pot of cold water, bring to the boil and simmer for ${minutes} minutes, until tender to the tip of a knife, then drain; carry on with the rest meanwhile.`;
    return { first: step(2, text), ready: minutes + 6, serve: `the ${name}` };
  }
  if (as === 'fry') {
    const text = `Cook the ${name} in a wide, dry pan over medium-high heat for ${minutes} minutes, stirring, until hot and just tender, and keep warm.`;
    return { first: step(minutes + 1, text), ready: 0, serve: `the ${name}` };
  }
  if (as === 'noodle' || as === 'pasta') {
    const text = `Cook the ${name} in plenty of boiling water for about ${minutes} minutes, until just tender, then drain and rinse briefly.`;
    return { first: step(minutes + 2, text), ready: 0, serve: `the ${name}` };
  }
  return null;
}

/**
 * Steps in order. A starch that is started first and would be ready last gets a head start, so that nothing that is
 * hot waits for it; `of` is how the method serves it.
 */
export function inOrder(steps: readonly (Step | null | undefined)[], ready = 0, of = ''): Step[] {
  const real = steps.filter((one) => one !== null && one !== undefined);
  const at = real.findIndex((one, index) => index > 0 && one.text.includes(of));
  if (ready === 0 || at < 1) return real;
  const elapsed = real.slice(1, at).reduce((sum, one) => sum + one.minutes, 0);
  const wait = Math.max(0, Math.ceil(ready - 2 - elapsed));
  if (wait === 0) return real;
  const [first, ...rest] = real;
  const lead = wait > 1 ? ` Give it a head start of about ${wait} minutes.` : '';
  return [{ minutes: first!.minutes + wait, text: `${first!.text}${lead}` }, ...rest];
}

/** ", then stir in the lemon juice" for parts that there are; '' for none. */
export function when(parts: readonly ListedPart[], write: (foods: string) => string): string {
  return parts.length > 0 ? write(say(parts)) : '';
}

/** Salt and pepper, as far as listed. */
export function season(dish: Dish, before = 'Season with'): string {
  return when(partsOf(dish, 'salt', 'pepper'), (foods) => `${before} ${foods}.`);
}

export function scatter(dish: Dish, more: readonly Role[] = []): string {
  const parts = partsOf(dish, 'herb', 'topping', ...more);
  const isSoft = parts.some((part) => /cream|yogurt|avocado|crema/.test(part.food.id));
  return when(parts, (foods) => `${isSoft ? 'top' : 'scatter'} with ${foods}`);
}

/** Gives its taste and is not eaten. */
const leftWhole: readonly string[] = [
  'bay-leaf',
  'star-anise',
  'cinnamon-stick',
  'makrut-lime-leaf',
  'curry-leaf',
  'galangal',
  'dried-chili',
];

export function isLeftWhole({ id }: Food): boolean {
  return leftWhole.includes(id);
}

/** Says before the dish is served what must not be bitten on. */
export function liftOut(dish: Dish, steps: readonly Step[]): Step[] {
  const found = dish.parts.filter((part) => isLeftWhole(part.food));
  const last = steps.at(-1);
  if (!last || found.length === 0) return [...steps];
  const isOne = found.length === 1 && !found[0]!.said.endsWith('s');
  const text = `Lift out ${say(found)}, or eat around ${isOne ? 'it' : 'them'}. ${last.text}`;
  return [...steps.slice(0, -1), { ...last, text }];
}

/** Steps together where a method would have more than eight, split hints where it has fewer than four. */
export function atMost(steps: readonly Step[], most = 8): Step[] {
  const merged = [...steps];
  while (merged.length > most) {
    // The shortest neighbours read best as one.
    let at = 0;
    for (let index = 1; index < merged.length - 1; index += 1) {
      const length = (one: number) => merged[one]!.text.length + merged[one + 1]!.text.length;
      if (length(index) < length(at)) at = index;
    }
    const [first, second] = [merged[at]!, merged[at + 1]!];
    merged.splice(at, 2, { minutes: first.minutes + second.minutes, text: `${first.text} ${second.text}` });
  }
  return merged;
}

/** How a main is moved about in the pan. */
export function turning(main: ListedPart): string {
  const kind = mainKind(main.food.id);
  if (kind === 'ground') return '';
  if (main.food.id === 'scallop') return 'turning once, ';
  return kind === 'fish' || kind === 'cheese' ? 'turning gently, ' : 'stirring, ';
}
