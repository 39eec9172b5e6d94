import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { firstItems, groupItems } from './group-items.ts';
import { useSectionOrder } from './section-order.queries.ts';
import { useShopSettings } from './shop-settings.ts';

type ItemGroupsProps = {
  items: readonly ListedItem[];
  /** The heading level of the sections. */
  level: 2 | 3 | 4;
  children: (item: ListedItem) => ReactNode;
};

/** In pixels. */
const lowestRow = 56;
/** Below it there is one column. */
const twoColumns = 672;

/** Items by section, in two columns on wide screens. */
export function ItemGroups({ items, level, children }: ItemGroupsProps) {
  const settings = useShopSettings();
  const ordered = settings.sinksDone ? items.toSorted(openFirst) : items;
  const groups = groupItems(ordered, useSectionOrder().order, settings.hasAisles);
  // Renders the first items at once and the rest deferred, so that the page stays responsive.
  const max = useDeferredValue(Number.POSITIVE_INFINITY, rowsOnScreen());
  return (
    <div className="@container">
      <div className="gap-x-12 @2xl:columns-2 print:columns-2">
        {firstItems(groups, max).map(({ key, name, items }) => (
          <Section key={key} name={name} items={items} level={level}>
            {children}
          </Section>
        ))}
      </div>
    </div>
  );
}

/** As many rows as the window could hold, whatever is above them. */
function rowsOnScreen(): number {
  return Math.ceil(window.innerHeight / lowestRow) * (window.innerWidth < twoColumns ? 1 : 2);
}

function openFirst(a: ListedItem, b: ListedItem): number {
  return Number(a.checked) - Number(b.checked);
}

type SectionProps = ItemGroupsProps & { name: string };

/** Checking an item off renders its own section only: a slow phone takes a frame to compare the rows of a long list. */
const Section = memo(function Section({ name, items, level, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className="break-inside-avoid pt-5">
      <div className="flex items-baseline justify-between gap-4 border-line border-b pb-1.5">
        <Heading id={id} className="text-xl">
          {name}
        </Heading>
        <span className="text-soft text-sm tabular-nums print:hidden">{items.length}</span>
      </div>
      <ul>{items.map(children)}</ul>
    </section>
  );
}, isSameSection);

function isSameSection(before: SectionProps, after: SectionProps): boolean {
  return (
    before.name === after.name &&
    before.level === after.level &&
    before.children === after.children &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index])
  );
}
