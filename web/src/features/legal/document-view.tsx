import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnchorLink } from '#lib/anchor-link.tsx';
import { LinkedText } from '#lib/linked-text.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { Alert } from '#ui/alert.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Block, Fact, LegalDocument, Section } from './legal-document.ts';

type Props = {
  document: LegalDocument;
  /** Between the title and the text. */
  notice?: ReactNode;
  /** Content that a page adds after a section, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>>;
};

// A plain date is parsed as UTC, so format it in UTC to show the same day everywhere.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal document with a table of contents. */
export function DocumentView({ document, notice, additions }: Props) {
  const { title, description, lead, updated, sections } = document;
  return (
    <article data-document className="page-width pt-10 pb-section sm:pt-14">
      <PageTitle description={description}>{title}</PageTitle>
      <header className="max-w-text">
        <h1 className="text-5xl">{title}</h1>
        <p className="mt-4 text-lg text-soft lg:text-xl">
          <LinkedText>{lead}</LinkedText>
        </p>
        <p className="mt-4 text-sm">
          Last updated <time dateTime={updated}>{day.format(new Date(updated))}</time>
        </p>
      </header>
      {notice && <div className="mt-8 max-w-[62rem]">{notice}</div>}
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[17rem_minmax(0,42rem)]">
        <Contents sections={sections} />
        <div className="grid min-w-0 max-w-text gap-12 lg:gap-14">
          {sections.map((section, index) => (
            <SectionView key={section.id} section={section} number={index + 1}>
              {additions?.[section.id]}
            </SectionView>
          ))}
        </div>
      </div>
    </article>
  );
}

type SectionProps = { section: Section; number: number; children: ReactNode };

function SectionView({ section: { id, title, blocks }, number, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={`${id}-title`} className="text-2xl">
        <span className="text-soft tabular-nums">{number}.</span> {title}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so nothing moves.
        <BlockView key={index} block={block} />
      ))}
      {children}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    );
  }
  if ('note' in block) {
    return (
      <Alert tone="attention">
        <p className="font-semibold text-base">
          <LinkedText>{block.note}</LinkedText>
        </p>
      </Alert>
    );
  }
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-soft">
        {block.list.map((text) => (
          <li key={text} className="pl-1">
            <LinkedText>{text}</LinkedText>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="border-line border-y">
      {block.facts.map((fact) => (
        <FactRow key={fact.term} fact={fact} />
      ))}
    </dl>
  );
}

/** The term is above its description on phones, and beside it otherwise. */
function FactRow({ fact: { term, isCode, says } }: { fact: Fact }) {
  return (
    <div className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-t py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dt className="wrap-anywhere font-semibold">{isCode ? <code>{term}</code> : term}</dt>
      <dd className="min-w-0">
        {says.map((text, index) => (
          <p key={text} className={isCode && index > 0 ? 'text-soft' : undefined}>
            <LinkedText>{text}</LinkedText>
          </p>
        ))}
      </dd>
    </div>
  );
}

type ContentsProps = { sections: readonly Section[] };

/** Sticky beside the text on wide screens; collapsed above it otherwise. */
function Contents({ sections }: ContentsProps) {
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

function ContentsList({ sections }: ContentsProps) {
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
