import type { ReactNode } from 'react';
import { LinkedText } from '#lib/linked-text.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { BlockView } from './block-view.tsx';
import { Contents } from './contents.tsx';
import type { LegalDocument, Section } from './legal-document.ts';

type Props = {
  document: LegalDocument;
  /** Between the title and the text. */
  notice?: ReactNode;
  /** What a page adds below the text of a section, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>>;
};

// The day is a plain date: read as an instant of UTC, it is the same day for every reader.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A long text to be read, looked up by its sections, and printed. */
export function DocumentView({ document, notice, additions }: Props) {
  const { title, description, lead, updated, sections } = document;
  return (
    <article data-document className="page-width pt-10 pb-section sm:pt-14">
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is what it is; nothing moves.
        <BlockView key={index} block={block} />
      ))}
      {children}
    </section>
  );
}
