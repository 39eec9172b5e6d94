import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { type Aisle, aisles } from '@plateful/domain/foods/aisle.ts';
import { type Section, sections } from '@plateful/domain/foods/food.ts';

/** The group of staples and items that are at home. */
export const homeGroup = 'Check at home';

type Grouped = Pick<ListedItem, 'category' | 'aisle' | 'isStaple' | 'isAtHome'>;
export type ItemGroup<I> = { key: string; name: Section | Aisle | typeof homeGroup; items: I[] };

/** Groups items by section or aisle, in shop order. Empty groups are omitted. */
export function groupItems<I extends Grouped>(
  items: readonly I[],
  order: readonly Section[] = sections,
  hasAisles = false,
): ItemGroup<I>[] {
  const byGroup = new Map<Section | typeof homeGroup, I[]>();
  for (const item of items) {
    const name = isForHome(item) ? homeGroup : sectionOf(item);
    const group = byGroup.get(name);
    if (group) group.push(item);
    else byGroup.set(name, [item]);
  }
  const groups = order.flatMap((section) => {
    const inIt = byGroup.get(section) ?? [];
    return hasAisles ? byAisle(section, inIt) : [{ key: section, name: section, items: inIt }];
  });
  const atHome = { key: homeGroup, name: homeGroup, items: byGroup.get(homeGroup) ?? [] } as const;
  return [...groups, atHome].filter((group) => group.items.length > 0);
}

/** The groups, limited to the first `most` items in total. */
export function firstItems<I>(groups: readonly ItemGroup<I>[], max: number): ItemGroup<I>[] {
  return groups.flatMap((group, index) => {
    const before = groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0);
    const items = group.items.slice(0, Math.max(0, max - before));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** Items without an aisle come last, under the section's name. */
function byAisle<I extends Grouped>(section: Section, items: readonly I[]): ItemGroup<I>[] {
  return [...aisles, undefined].map((aisle) => ({
    key: `${section} ${aisle}`,
    name: aisle ?? section,
    items: items.filter((item) => item.aisle === aisle),
  }));
}

/** Whether the item should be checked at home instead of bought. */
export function isForHome({ isStaple, isAtHome }: Pick<ListedItem, 'isStaple' | 'isAtHome'>): boolean {
  return Boolean(isStaple || isAtHome);
}

/** A missing or unknown category means Other (docs/product.md, Data). */
function sectionOf({ category }: Grouped): Section {
  return sections.includes(category) ? category : 'Other';
}
