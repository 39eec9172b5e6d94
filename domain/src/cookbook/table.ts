import type { FoodId } from '../foods/food-id.ts';
import { type BookDish, cookBook, mainFood } from './cook-book.ts';
import type { DishKind } from './dish.ts';

/** What a household has had lately and what is already chosen, so that no dish comes twice and no kind too soon. */
export type Table = {
  has(one: BookDish): boolean;
  /** Points that a dish loses for being like what is there already. */
  sameness(one: BookDish): number;
  add(one: BookDish): void;
};

/** In days of one meal: no kind of dish twice in five. */
const kindRest = 5;
const points = { kind: 6, kindBefore: 0.7, main: 1.6, cuisine: 0.5 } as const;

const folded = (title: string) => title.trim().toLowerCase();

/** Dishes by the names that they and their variations have. */
const byName = new Map<string, BookDish>(
  cookBook.flatMap((one) =>
    [one.recipe.title, ...one.dish.vary.flatMap(({ name }) => name ?? [])].map(
      (name) => [folded(name), one] as const,
    ),
  ),
);

/** The dishes of the cook book that have one of these names. */
export function dishesCalled(titles: readonly string[]): BookDish[] {
  return titles.flatMap((title) => byName.get(folded(title)) ?? []);
}

/** `titles` that the household has had, the latest first: their dishes do not come again. */
export function tableAfter(titles: readonly string[]): Table {
  const had = new Set(titles.map(folded));
  const kinds: DishKind[] = [];
  const mains: FoodId[] = [];
  const cuisines = new Map<string, number>();
  const numbers = new Set<number>();
  const add = (one: BookDish) => {
    numbers.add(one.dish.number);
    kinds.push(one.dish.kind);
    mains.push(mainFood(one).id);
    cuisines.set(one.dish.cuisine, (cuisines.get(one.dish.cuisine) ?? 0) + 1);
  };
  for (const dish of dishesCalled(titles).toReversed()) add(dish);
  cuisines.clear();
  return {
    add,
    has: ({ dish, recipe }) => numbers.has(dish.number) || had.has(folded(recipe.title)),
    sameness(one) {
      const { kind, cuisine } = one.dish;
      const isRecent = kinds.slice(-kindRest).includes(kind);
      const mainsBefore = mains.slice(-3).filter((id) => id === mainFood(one).id).length;
      return (
        (isRecent ? points.kind : 0) +
        kinds.filter((before) => before === kind).length * points.kindBefore +
        mainsBefore * points.main +
        (cuisines.get(cuisine) ?? 0) * points.cuisine
      );
    },
  };
}
