import { findFood } from '../../foods/find-food.ts';
import { type Food, seafoodClasses } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { mildly } from '../adaptation/true-heat.ts';
import { type BookDish, cookBook } from '../cook-book.ts';
import type { Dish, DishKind } from '../dish.ts';

/** Recent and already chosen dishes, to avoid repeating a dish, or a kind of dish too soon. */
export type RecentDishes = {
  has(one: BookDish): boolean;
  /** Penalty for similarity to these dishes. */
  similarityPenalty(one: BookDish): number;
  add(one: BookDish): void;
};

/** Number of dishes within which a kind is not repeated, for one meal a day. */
const kindRest = 5;
/** From this number on, it is the household's own cuisine. */
const maxCuisine = 3;
const points = { kind: 6, kindBefore: 0.7, main: 1.6, cuisine: 0.5, alike: 12 } as const;

/** Kinds that are cooked alike, so that two with the same main ingredient are nearly the same dish. */
const techniques: readonly (readonly DishKind[])[] = [
  ['pan-seared', 'skillet'],
  ['stew', 'braise', 'curry', 'chili', 'hot pot', 'dal and beans'],
  ['soup', 'noodle soup'],
  ['grill', 'skewers'],
  ['roast', 'sheet pan', 'casserole'],
  ['salad', 'main salad', 'slaw and pickles'],
  ['rice bowl', 'rice dish', 'grain bowl'],
  ['stir-fry', 'fried rice', 'noodles'],
  ['breaded and fried', 'fritters'],
  ['toast', 'sandwich'],
  ['pasta', 'baked pasta'],
];

const techniqueOf = new Map(techniques.flatMap((kinds) => kinds.map((kind) => [kind, kinds[0]!] as const)));

/** Among these, birds count as one main ingredient, and so do fish and shellfish. */
const ofOneMain: readonly Food['class'][] = ['poultry', ...seafoodClasses, 'egg'];

/** What makes two dishes "the same again" for a household. */
export function similarityKeyOf({ dish, main }: Pick<BookDish, 'dish' | 'main'>): string {
  return `${techniqueOf.get(dish.kind) ?? dish.kind} of ${ofOneMain.includes(main.class) ? main.class : main.id}`;
}

/** Number of recent dishes whose main ingredient counts. */
const mainRest = 3;

function timesAmong(mains: readonly FoodId[], id: FoodId): number {
  let times = 0;
  for (let at = 0; at < mainRest && at < mains.length; at += 1) if (mains[at] === id) times += 1;
  return times;
}

/** Titles are compared without case and accents: "Çılbır" in capitals is "ÇILBIR". */
export function foldTitle(title: string): string {
  return title.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Precomputed, because selection needs each title many times. */
const foldedTitles = new Map(cookBook.map((one) => [one, foldTitle(one.recipe.title)]));

/** "(beef noodle soup)" after a foreign name, which older stored recipes lack. */
const gloss = / \([^()]*\)$/;

/** A name as written, and without the fire that a mild household's dish does not have. */
const namesToldOf = (name: string) => [...new Set([name, mildly(name)])];

/** Dishes by their own names and those of their variations. */
const byName = new Map<string, BookDish>(
  cookBook.flatMap((one) => {
    const { title } = one.recipe;
    const names = [
      title.replace(gloss, ''),
      title,
      ...one.dish.vary.flatMap(({ name }) => (name ? [name, name.replace(gloss, '')] : [])),
    ];
    return names.flatMap(namesToldOf).map((name) => [foldTitle(name), one] as const);
  }),
);

const token = /\{(?:[^}|]*\|)?([^}]*)\}/g;
const anything = '\u0001';

/** Names that contain a part, which may be replaced: "Steak with arugula" becomes "Steak with watercress". */
const byTemplate: readonly Template[] = cookBook
  .flatMap((one) =>
    [one.dish.name, ...one.dish.vary.flatMap(({ name }) => name ?? [])]
      .filter((name) => name.includes('{'))
      .flatMap(namesToldOf)
      .map((name) => ({
        foldedName: foldTitle(name.replace(token, anything)),
        classes: Array.from(name.matchAll(token), ([, key]) => classOf(one.dish, key!)),
        one,
      })),
  )
  // Longer fixed text is more specific.
  .sort((a, b) => b.foldedName.replaceAll(anything, '').length - a.foldedName.replaceAll(anything, '').length)
  .map(({ foldedName, ...rest }) => {
    const plain = foldedName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { shape: new RegExp(`^${plain.replaceAll(anything, '(.+)')}$`), ...rest };
  });

/** `classes`: of the name's foods as written, in the order of its parts. */
type Template = { shape: RegExp; classes: readonly (Food['class'] | null)[]; one: BookDish };

function classOf({ parts }: Dish, key: string): Food['class'] | null {
  const part = parts.find((one) => one.key === key);
  return part ? foodById(part.food).class : null;
}

/** The foods in the places of a name's parts; null if the title has another shape or unknown foods. */
function foodsIn({ shape }: Template, title: string): Food[] | null {
  const [, ...names] = shape.exec(title) ?? [];
  const foods = names.flatMap((name) => findFood(name)?.food ?? []);
  return names.length > 0 && foods.length === names.length ? foods : null;
}

/** Prefers the version whose foods are of the same classes: "shrimp with chickpeas" is shrimp with other beans. */
function versionCalled(title: string): BookDish | undefined {
  let nearest: BookDish | undefined;
  for (const template of byTemplate) {
    const foods = foodsIn(template, title);
    if (foods?.every((food, at) => food.class === template.classes[at])) return template.one;
    if (foods) nearest ??= template.one;
  }
  return nearest;
}

/** The dishes of the cook book with one of these names, including those of their versions. */
export function dishesCalled(titles: readonly string[]): BookDish[] {
  return titles.flatMap((title) => {
    const folded = foldTitle(title);
    return byName.get(folded) ?? versionCalled(folded) ?? [];
  });
}

/** `titles`: recent ones, latest first, whose dishes are not repeated. */
export function recentDishesFrom(titles: readonly string[]): RecentDishes {
  const had = new Set(titles.map(foldTitle));
  const kinds: DishKind[] = [];
  const mains: FoodId[] = [];
  const kindCounts = new Map<DishKind, number>();
  const cuisines = new Map<string, number>();
  const numbers = new Set<number>();
  const likenesses = new Set<string>();
  const add = (one: BookDish) => {
    likenesses.add(similarityKeyOf(one));
    numbers.add(one.dish.number);
    kinds.unshift(one.dish.kind);
    kindCounts.set(one.dish.kind, (kindCounts.get(one.dish.kind) ?? 0) + 1);
    mains.unshift(one.main.id);
    cuisines.set(one.dish.cuisine, (cuisines.get(one.dish.cuisine) ?? 0) + 1);
  };
  for (const dish of dishesCalled(titles).toReversed()) add(dish);
  cuisines.clear();
  likenesses.clear();
  return {
    add,
    has: (one) => numbers.has(one.dish.number) || had.has(foldedTitles.get(one)!),
    similarityPenalty(one) {
      const { kind, cuisine } = one.dish;
      const last = kinds.indexOf(kind);
      const isRecent = last !== -1 && last < kindRest;
      return (
        (isRecent ? points.kind : 0) +
        (kindCounts.get(kind) ?? 0) * points.kindBefore +
        timesAmong(mains, one.main.id) * points.main +
        (likenesses.has(similarityKeyOf(one)) ? points.alike : 0) +
        Math.min(maxCuisine, cuisines.get(cuisine) ?? 0) * points.cuisine
      );
    },
  };
}
