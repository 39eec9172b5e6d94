import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';

/** The order in which one walks through a shop (docs/product.md, Data). */
const sectionOrder = ['Produce', 'Protein', 'Dairy', 'Pantry', 'Other'] as const;
type Section = (typeof sectionOrder)[number];

/** An item and its place in the stored list, which is how a tick finds it. */
export type PlacedItem = { item: ShoppingItem; index: number };
export type ItemGroup = { section: Section; items: PlacedItem[] };

/** Items by section of the shop, in the order of the list; sections without items are left out. */
export function groupItems(items: readonly ShoppingItem[]): ItemGroup[] {
  const placed = items.map((item, index) => ({ item, index }));
  return sectionOrder
    .map((section) => ({ section, items: placed.filter(({ item }) => sectionOf(item) === section) }))
    .filter((group) => group.items.length > 0);
}

/** A missing or unknown category means Other (docs/product.md, Data). */
function sectionOf({ category }: ShoppingItem): Section {
  return sectionOrder.includes(category) ? category : 'Other';
}
