import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ownDocumentQuery, templateQuery } from '#features/recipe-editor/recipe-editor.queries.ts';
import { RecipeEditor } from '#features/recipe-editor/recipe-editor.tsx';
import { emptyDocument } from '#features/recipe-editor/recipe-values.ts';
import type { Output } from '#lib/api.ts';
import { isNotFound } from '#lib/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { EditorFrame, EditorSkeleton, useOnSaved } from './editor-frame.tsx';

/** A new recipe, empty or copied from another. */
export function NewRecipePage() {
  const from = useSearchParams()[0].get('from');
  const title = from ? 'Make it yours' : 'Write a recipe';
  return (
    <EditorFrame
      title={title}
      lead={
        from
          ? 'A copy for you to edit: swap what you cannot eat, and everything is recalculated.'
          : 'Write it your way. We check it for your household as you type.'
      }
    >
      {(owner) => (from ? <Copy owner={owner} from={from} /> : <Blank owner={owner} />)}
    </EditorFrame>
  );
}

export function EditRecipePage() {
  const { id = '' } = useParams();
  return (
    <EditorFrame title="Edit your recipe" lead="Each save keeps the previous version.">
      {(owner) => <Change owner={owner} id={id} />}
    </EditorFrame>
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
      photoId={null}
      version={0}
      usedIn={[]}
      onSaved={onSaved}
    />
  );
}

function Copy({ owner, from }: { owner: string; from: string }) {
  const onSaved = useOnSaved('Saved to your recipes');
  return (
    <Opening query={useQuery(templateQuery(from))}>
      {({ document }) => (
        <RecipeEditor
          owner={owner}
          id={null}
          from={from}
          document={document}
          photoId={null}
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
      {({ document, photoId, version, usedIn }) => (
        <RecipeEditor
          key={id}
          owner={owner}
          id={id}
          from={null}
          document={document}
          photoId={photoId}
          version={version}
          usedIn={usedIn}
          onSaved={onSaved}
        />
      )}
    </Opening>
  );
}

type Opened = Output<'GET /api/own-recipes/{id}'>;
type OpeningProps = { query: UseQueryResult<Opened>; children: (opened: Opened) => ReactNode };

function Opening({ query, children }: OpeningProps) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (isNotFound(error)) {
    return (
      <EmptyState picture={<Plate pictures={[]} size={144} />} title="You cannot edit this recipe">
        It may have been removed, or it belongs to someone else. You can make it yours from its page.
      </EmptyState>
    );
  }
  if (error) return <LoadFailure title="The recipe could not be loaded" onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}
