import { findFood } from '../../foods/find-food.ts';
import { type Food, seafoodClasses } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { withoutHeatClaims } from '../adaptation/heat-claims.ts';
import { type BookDish, cookBook } from '../cook-book.ts';
import type { Dish, DishKind } from '../dish.ts';

/** Recent and already chosen dishes, to avoid repeating a dish, or a kind of dish too soon. */
export type RecentDishes = {
  has(bookDish: BookDish): boolean;
  /** Penalty for similarity to these dishes. */
  similarityPenalty(bookDish: BookDish): number;
  add(bookDish: BookDish): void;
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
const groupedClasses: readonly Food['class'][] = ['poultry', ...seafoodClasses, 'egg'];

/** What makes two dishes "the same again" for a household. */
export function similarityKeyOf({ dish, main }: Pick<BookDish, 'dish' | 'main'>): string {
  return `${techniqueOf.get(dish.kind) ?? dish.kind} of ${groupedClasses.includes(main.class) ? main.class : main.id}`;
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
const foldedTitles = new Map(cookBook.map((bookDish) => [bookDish, foldTitle(bookDish.recipe.title)]));

/** "(beef noodle soup)" after a foreign name, which older stored recipes lack. */
const gloss = / \([^()]*\)$/;

/** A name as written, and without the fire that a mild household's dish does not have. */
const namesUsedFor = (name: string) => [...new Set([name, withoutHeatClaims(name)])];

/** Dishes by their own names and those of their variations. */
const byName = new Map<string, BookDish>(
  cookBook.flatMap((bookDish) => {
    const { title } = bookDish.recipe;
    const names = [
      title.replace(gloss, ''),
      title,
      ...bookDish.dish.vary.flatMap(({ name }) => (name ? [name, name.replace(gloss, '')] : [])),
    ];
    return names.flatMap(namesUsedFor).map((name) => [foldTitle(name), bookDish] as const);
  }),
);

const token = /\{(?:[^}|]*\|)?([^}]*)\}/g;
const anything = '\u0001';

/** Names that contain a part, which may be replaced: "Steak with arugula" becomes "Steak with watercress". */
const byTemplate: readonly Template[] = cookBook
  .flatMap((bookDish) =>
    [bookDish.dish.name, ...bookDish.dish.vary.flatMap(({ name }) => name ?? [])]
      .filter((name) => name.includes('{'))
      .flatMap(namesUsedFor)
      .map((name) => ({
        foldedName: foldTitle(name.replace(token, anything)),
        classes: Array.from(name.matchAll(token), ([, key]) => classOf(bookDish.dish, key!)),
        bookDish,
      })),
  )
  // Longer fixed text is more specific.
  .sort((a, b) => b.foldedName.replaceAll(anything, '').length - a.foldedName.replaceAll(anything, '').length)
  .map(({ foldedName, ...rest }) => {
    const plain = foldedName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { shape: new RegExp(`^${plain.replaceAll(anything, '(.+)')}$`), ...rest };
  });

/** `classes`: of the name's foods as written, in the order of its parts. */
type Template = { shape: RegExp; classes: readonly (Food['class'] | null)[]; bookDish: BookDish };

function classOf({ parts }: Dish, key: string): Food['class'] | null {
  const part = parts.find(({ key: own }) => own === key);
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
    if (foods?.every((food, at) => food.class === template.classes[at])) return template.bookDish;
    if (foods) nearest ??= template.bookDish;
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
  const recentTitles = new Set(titles.map(foldTitle));
  const kinds: DishKind[] = [];
  const mains: FoodId[] = [];
  const kindCounts = new Map<DishKind, number>();
  const cuisines = new Map<string, number>();
  const numbers = new Set<number>();
  const similarityKeys = new Set<string>();
  const add = (bookDish: BookDish) => {
    similarityKeys.add(similarityKeyOf(bookDish));
    numbers.add(bookDish.dish.number);
    kinds.unshift(bookDish.dish.kind);
    kindCounts.set(bookDish.dish.kind, (kindCounts.get(bookDish.dish.kind) ?? 0) + 1);
    mains.unshift(bookDish.main.id);
    cuisines.set(bookDish.dish.cuisine, (cuisines.get(bookDish.dish.cuisine) ?? 0) + 1);
  };
  for (const dish of dishesCalled(titles).toReversed()) add(dish);
  cuisines.clear();
  similarityKeys.clear();
  return {
    add,
    has: (bookDish) => numbers.has(bookDish.dish.number) || recentTitles.has(foldedTitles.get(bookDish)!),
    similarityPenalty(bookDish) {
      const { kind, cuisine } = bookDish.dish;
      const last = kinds.indexOf(kind);
      const isRecent = last !== -1 && last < kindRest;
      return (
        (isRecent ? points.kind : 0) +
        (kindCounts.get(kind) ?? 0) * points.kindBefore +
        timesAmong(mains, bookDish.main.id) * points.main +
        (similarityKeys.has(similarityKeyOf(bookDish)) ? points.alike : 0) +
        Math.min(maxCuisine, cuisines.get(cuisine) ?? 0) * points.cuisine
      );
    },
  };
}
