import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type Props = {
  title: string;
  /** Below the title. */
  lead?: string;
  back: { to: string; label: string };
  /** Shown to visitors instead of the content. */
  invitation: { title: string; text: string; picture: ReactNode };
  children: ReactNode;
};

/** A page with account data, for users only. */
export function PrivatePage({ title, lead, back, invitation, children }: Props) {
  const { state } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle>{title}</PageTitle>
      <Button asChild variant="quiet" className="-ml-3 px-3.5">
        <Link to={back.to}>
          <ArrowLeft />
          {back.label}
        </Link>
      </Button>
      <h1 className="mt-4 text-5xl">{title}</h1>
      {lead && <p className="mt-2 max-w-text text-soft">{lead}</p>}
      <div className="mt-6">
        {state === 'anonymous' && (
          <EmptyState
            picture={invitation.picture}
            title={invitation.title}
            action={
              <Button asChild size="lg">
                <a href={signInPath}>Sign In</a>
              </Button>
            }
          >
            {invitation.text}
          </EmptyState>
        )}
        {state === 'user' && children}
      </div>
    </div>
  );
}
