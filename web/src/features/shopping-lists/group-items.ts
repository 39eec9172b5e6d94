import type { ListedItem } from '@plateful/contract/shopping-lists.ts';

/** The order in which one walks through a shop (docs/product.md, Data). */
const sectionOrder = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'] as const;
type Section = (typeof sectionOrder)[number];

type Grouped = Pick<ListedItem, 'category'>;
export type ItemGroup<I> = { section: Section; items: I[] };

/** Items by section of the shop, in the order of the list; sections without items are left out. */
export function groupItems<I extends Grouped>(items: readonly I[]): ItemGroup<I>[] {
  return sectionOrder
    .map((section) => ({ section, items: items.filter((item) => sectionOf(item) === section) }))
    .filter((group) => group.items.length > 0);
}

/** A missing or unknown category means Other (docs/product.md, Data). */
function sectionOf({ category }: Grouped): Section {
  return sectionOrder.includes(category) ? category : 'Other';
}
