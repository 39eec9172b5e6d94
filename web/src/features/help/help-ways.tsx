import { BookOpen, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactEmail, mailTo, productName } from '#lib/product.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Where help comes from: a person now, a knowledge base later. */
export function HelpWays() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Way icon={<Mail />} title="Write to us">
        <p>Support is by e-mail, and the founder answers. Tell us what you did and what you saw.</p>
        <p className="wrap-anywhere mt-1 text-soft">{contactEmail}</p>
        <Button asChild className="mt-5 max-sm:w-full print:hidden">
          <a href={mailTo(`I need help with ${productName}`)}>E-mail Support</a>
        </Button>
      </Way>
      <Way icon={<BookOpen />} title="Knowledge base" mark={<Badge variant="muted">Coming soon</Badge>}>
        <p>
          Step-by-step guides, with pictures, are being written. Until then, what people ask most is answered
          below.
        </p>
      </Way>
    </div>
  );
}

type WayProps = { icon: ReactNode; title: string; mark?: ReactNode; children: ReactNode };

function Way({ icon, title, mark, children }: WayProps) {
  return (
    <Card asChild className="flex items-start gap-4">
      <section>
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-bg text-brand [&_svg]:size-5.5"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="mb-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
            {title}
            {mark}
          </h2>
          {children}
        </div>
      </section>
    </Card>
  );
}
