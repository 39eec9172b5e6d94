import { pagePaths } from '@plateful/contract/pages.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatePath, Link, useNavigate } from 'react-router';
import type { Output } from '#lib/api.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Plate } from '#ui/plate.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';

type FrameProps = {
  title: string;
  lead: string;
  /** Leaves room for content beside the editor. */
  isWide?: boolean;
  children: (owner: string) => ReactNode;
};

/** The page around the recipe editor, for users only. */
export function EditorFrame({ title, lead, isWide = false, children }: FrameProps) {
  const { state, user } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className={`page-width pt-4 pb-16 sm:pt-6 ${isWide ? '' : 'max-w-[64rem]'}`}>
      <PageTitle>{title}</PageTitle>
      <Button asChild variant="quiet" className="-ml-3 px-3.5">
        <Link to={pagePaths.account}>
          <ArrowLeft />
          Your Recipes
        </Link>
      </Button>
      <h1 className="mt-4 text-5xl">{title}</h1>
      <p className="mt-3 mb-8 max-w-text text-lg text-soft">{lead}</p>
      {state === 'loading' && <EditorSkeleton />}
      {state === 'anonymous' && (
        <EmptyState
          picture={<Plate pictures={[]} size={144} />}
          title="Please sign in to write recipes"
          action={
            <Button asChild size="lg">
              <a href={signInPath}>Sign In</a>
            </Button>
          }
        >
          Your recipes are saved in your account.
        </EmptyState>
      )}
      {state === 'user' && children(user.id)}
    </div>
  );
}

/** Shows the success toast and opens the recipe. */
export function useOnSaved(title: string) {
  const navigate = useNavigate();
  return ({ recipe }: Output<'PUT /api/own-recipes/{id}'>) => {
    toast({ title });
    void navigate(generatePath(pagePaths.recipe, { id: recipe.id }), { replace: true });
  };
}

export function EditorSkeleton() {
  return (
    <Loading label="Loading the recipe" className="grid gap-5">
      <Skeleton className="h-96 rounded-2xl" />
      <Skeleton className="h-96 rounded-2xl" />
    </Loading>
  );
}
