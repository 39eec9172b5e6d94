import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

export function SectionHeading({ id, title, children }: Props) {
  return (
    <div className="mx-auto max-w-text text-center">
      <h2 id={id} className="text-5xl">
        {title}
      </h2>
      <p className="mt-4 text-balance text-lg text-soft">{children}</p>
    </div>
  );
}
