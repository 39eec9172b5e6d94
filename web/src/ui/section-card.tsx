import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

type SectionCardProps = {
  title: string;
  hint: ReactNode;
  icon: ReactNode;
  /** A badge beside the title. */
  mark?: ReactNode;
  /** Decoration below the title on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A card that groups related content. On wide screens its title is on the left. */
export function SectionCard({ title, hint, icon, mark, aside, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card asChild className="sm:p-8">
      <section aria-labelledby={id} className="@container">
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 @3xl:grid-cols-[14rem_minmax(0,1fr)]">
          <header className="flex flex-wrap items-start gap-3.5 @3xl:flex-col @3xl:flex-nowrap">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-bg text-brand [&_svg]:size-5.5"
            >
              {icon}
            </span>
            <div className="min-w-0 flex-1 basis-40 @3xl:basis-auto">
              <h2 id={id} className="text-2xl">
                {title}
              </h2>
              {mark !== undefined && <div className="my-1.5">{mark}</div>}
              <p className="mt-1 text-soft text-sm">{hint}</p>
            </div>
            {aside !== undefined && <div className="mt-6 hidden @3xl:block">{aside}</div>}
          </header>
          <div className="grid min-w-0 grid-cols-1 content-start gap-8">{children}</div>
        </div>
      </section>
    </Card>
  );
}
