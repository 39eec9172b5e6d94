import { List } from 'lucide-react';
import { AnchorLink } from '#lib/anchor-link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Section } from './legal-document.ts';

type Props = { sections: readonly Section[] };

/** Beside the text where there is room, in sight all the way; folded above it elsewhere. */
export function Contents({ sections }: Props) {
  return (
    <>
      <nav aria-label="Contents" className="max-w-text rounded-2xl bg-sunk px-5 py-1 lg:hidden print:hidden">
        <Disclosure
          title={
            <span className="flex items-center gap-2.5 font-semibold text-ink">
              <List className="size-5 text-soft" />
              {`Contents (${sections.length} sections)`}
            </span>
          }
        >
          <ContentsList sections={sections} />
        </Disclosure>
      </nav>
      <nav
        aria-label="Contents"
        className="sticky top-26 -mt-2 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto pb-2 lg:block print:hidden"
      >
        <ContentsList sections={sections} />
      </nav>
    </>
  );
}

function ContentsList({ sections }: Props) {
  return (
    <ol className="text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <AnchorLink
            anchor={id}
            className="-mx-2 flex min-h-touch items-center gap-2.5 rounded-md px-2 py-1.5 text-soft transition-colors hover:bg-sunk hover:text-ink max-lg:hover:bg-fill"
          >
            <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
            {title}
          </AnchorLink>
        </li>
      ))}
    </ol>
  );
}
