import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { firstItems, groupItems } from './group-items.ts';
import { useSectionOrder } from './section-order.queries.ts';
import { useShopSettings } from './shop-settings.ts';

type ItemGroupsProps = {
  items: readonly ListedItem[];
  /** The level of the sections' headings in the page. */
  level: 2 | 3 | 4;
  children: (item: ListedItem) => ReactNode;
};

/** More than a phone shows at once. */
const firstShown = 40;

/** Items under the sections of the shop, in two columns where there is room. */
export function ItemGroups({ items, level, children }: ItemGroupsProps) {
  const settings = useShopSettings();
  const listed = settings.sinksDone ? items.toSorted(openFirst) : items;
  const groups = groupItems(listed, useSectionOrder().order, settings.hasAisles);
  // A long list is there at once, and the rest of it a moment later, between which the page answers.
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstShown);
  return (
    <div className="@container">
      <div className="gap-x-12 @2xl:columns-2 print:columns-2">
        {firstItems(groups, most).map(({ key, name, items }) => (
          <Section key={key} name={name} count={items.length} level={level}>
            {items.map(children)}
          </Section>
        ))}
      </div>
    </div>
  );
}

function openFirst(one: ListedItem, other: ListedItem): number {
  return Number(one.checked) - Number(other.checked);
}

type SectionProps = { name: string; count: number; level: ItemGroupsProps['level']; children: ReactNode };

function Section({ name, count, level, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="break-inside-avoid pt-5">
      <div className="flex items-baseline justify-between gap-4 border-line border-b pb-1.5">
        <Heading id={id} className="text-xl">
          {name}
        </Heading>
        <span className="text-soft text-sm tabular-nums print:hidden">{count}</span>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
