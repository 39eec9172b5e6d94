import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { type Section, sections } from '@plateful/domain/foods/food.ts';

/** Holds staples, and what is at home already. */
export const homeGroup = 'Check at home';

type Grouped = Pick<ListedItem, 'category' | 'isStaple' | 'isAtHome'>;
export type ItemGroup<I> = { name: Section | typeof homeGroup; items: I[] };

/** Items by section of the shop, in the order in which one walks through it; sections without items are left out. */
export function groupItems<I extends Grouped>(
  items: readonly I[],
  order: readonly Section[] = sections,
): ItemGroup<I>[] {
  const groups: ItemGroup<I>[] = order.map((name) => ({
    name,
    items: items.filter((item) => !isForHome(item) && sectionOf(item) === name),
  }));
  return [...groups, { name: homeGroup, items: items.filter(isForHome) } as const].filter(
    (group) => group.items.length > 0,
  );
}

/** Whether it is looked for at home instead of in the shop. */
export function isForHome({ isStaple, isAtHome }: Pick<ListedItem, 'isStaple' | 'isAtHome'>): boolean {
  return Boolean(isStaple || isAtHome);
}

/** A missing or unknown category means Other (docs/product.md, Data). */
function sectionOf({ category }: Grouped): Section {
  return sections.includes(category) ? category : 'Other';
}
