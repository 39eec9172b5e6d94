import { pagePaths } from '@plateful/contract/pages.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatePath, Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ownDocumentQuery, templateQuery } from '#features/recipe-editor/recipe-editor.queries.ts';
import { RecipeEditor } from '#features/recipe-editor/recipe-editor.tsx';
import { emptyDocument } from '#features/recipe-editor/recipe-values.ts';
import type { Output } from '#lib/api.ts';
import { isGone } from '#lib/api-error.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';

/** A new recipe, from nothing or from another. */
export function NewRecipePage() {
  const from = useSearchParams()[0].get('from');
  const title = from ? 'Make it yours' : 'Write a recipe';
  return (
    <EditorFrame
      title={title}
      lead={
        from
          ? 'A copy for you to change: swap what you cannot eat, and everything is computed anew.'
          : 'Your own words, checked for your household while you write.'
      }
    >
      {(owner) => (from ? <Copy owner={owner} from={from} /> : <Blank owner={owner} />)}
    </EditorFrame>
  );
}

export function EditRecipePage() {
  const { id = '' } = useParams();
  return (
    <EditorFrame title="Change your recipe" lead="Each save keeps the former version.">
      {(owner) => <Change owner={owner} id={id} />}
    </EditorFrame>
  );
}

type FrameProps = { title: string; lead: string; children: (owner: string) => ReactNode };

function EditorFrame({ title, lead, children }: FrameProps) {
  const { state, user } = useUser();
  const signInPath = useSignInPath();
  return (
    <div className="page-width max-w-[64rem] pt-4 pb-16 sm:pt-6">
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
          Your recipes are kept in your account.
        </EmptyState>
      )}
      {state === 'user' && children(user.id)}
    </div>
  );
}

function Blank({ owner }: { owner: string }) {
  const onSaved = useOnSaved('Recipe saved');
  return (
    <RecipeEditor
      owner={owner}
      id={null}
      from={null}
      document={emptyDocument}
      version={0}
      usedIn={[]}
      onSaved={onSaved}
    />
  );
}

function Copy({ owner, from }: { owner: string; from: string }) {
  const onSaved = useOnSaved('It is yours now');
  return (
    <Opening query={useQuery(templateQuery(from))}>
      {({ document }) => (
        <RecipeEditor
          owner={owner}
          id={null}
          from={from}
          document={document}
          version={0}
          usedIn={[]}
          onSaved={onSaved}
        />
      )}
    </Opening>
  );
}

function Change({ owner, id }: { owner: string; id: string }) {
  const onSaved = useOnSaved('Recipe saved');
  return (
    <Opening query={useQuery(ownDocumentQuery(id))}>
      {({ document, version, usedIn }) => (
        <RecipeEditor
          key={id}
          owner={owner}
          id={id}
          from={null}
          document={document}
          version={version}
          usedIn={usedIn}
          onSaved={onSaved}
        />
      )}
    </Opening>
  );
}

function useOnSaved(title: string) {
  const navigate = useNavigate();
  return ({ recipe }: Output<'PUT /api/own-recipes/{id}'>) => {
    toast({ title });
    void navigate(generatePath(pagePaths.recipe, { id: recipe.id }), { replace: true });
  };
}

type Opened = Output<'GET /api/own-recipes/{id}'>;
type OpeningProps = { query: UseQueryResult<Opened>; children: (opened: Opened) => ReactNode };

function Opening({ query, children }: OpeningProps) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (isGone(error)) {
    return (
      <EmptyState picture={<Plate pictures={[]} size={144} />} title="This recipe is not yours to change">
        It may have been removed, or belong to somebody else. Open its page to make it yours.
      </EmptyState>
    );
  }
  if (error) return <LoadFailure title="The recipe could not be loaded" onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}

function EditorSkeleton() {
  return (
    <Loading label="Loading the recipe" className="grid gap-5">
      <Skeleton className="h-96 rounded-2xl" />
      <Skeleton className="h-96 rounded-2xl" />
    </Loading>
  );
}
