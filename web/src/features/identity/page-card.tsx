import type { RefusedForm } from '@plateful/contract/identity-pages.ts';
import type { ReactNode } from 'react';
import { PageTitle } from '#lib/page-title.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type PageCardProps = {
  title: string;
  lead?: string;
  /** An error that belongs to no field is shown above the form. */
  refused?: RefusedForm | undefined;
  children?: ReactNode;
};

/** A centered card with a single task or message. */
export function PageCard({ title, lead, refused, children }: PageCardProps) {
  return (
    <Card padding="lg" className="grid w-full max-w-md gap-5">
      <PageTitle>{title}</PageTitle>
      <header>
        <h1 className="text-4xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-soft">{lead}</p>}
      </header>
      <FormRefusal refused={refused} />
      {children}
    </Card>
  );
}

export function FormRefusal({ refused }: { refused: RefusedForm | undefined }) {
  if (!refused || Object.keys(refused.fields).length > 0) return null;
  return (
    <Alert tone="danger" announce>
      {refused.message}
    </Alert>
  );
}

type PageFormProps = { action: string; submit: string; children: ReactNode };

/** A natively submitted form, so that it works without scripts. */
export function PageForm({ action, submit, children }: PageFormProps) {
  return (
    <form method="post" action={action} className="grid gap-4">
      {children}
      <Button type="submit" size="lg">
        {submit}
      </Button>
    </form>
  );
}

/** A link with its own line and the height of a button. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-touch items-center rounded-sm font-medium text-brand underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
