import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Undo2 } from 'lucide-react';
import { call } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { showSaved, versionsQuery } from './recipe-editor.queries.ts';

/** The versions of a recipe with their changes. Each can be restored. */
export function RecipeHistory({ id }: { id: string }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (version: number) =>
      call('POST /api/own-recipes/{id}/versions/{version}/restore', { id, version }),
    async onSuccess(saved, version) {
      await showSaved(client, saved);
      toast({ title: `Version ${version} restored`, description: 'It is now the newest version.' });
    },
    onError: (error) =>
      toastFailure('Not restored', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
  return (
    <Loaded
      query={useQuery(versionsQuery(id))}
      skeleton={
        <Loading label="Loading the history" className="grid gap-3">
          <Skeleton className="h-28 rounded-2xl" />
          <Skeleton className="h-28 rounded-2xl" />
        </Loading>
      }
      failure="The history could not be loaded"
    >
      {({ versions }) => (
        <ol aria-label="Versions, latest first" className="grid gap-3">
          {versions.map(({ version, savedAt, changes, isFirst, isCurrent }) => (
            <li key={version}>
              <Card className="flex flex-wrap items-start justify-between gap-4">
                <div className="min-w-0 flex-1 basis-64">
                  <h2 className="flex flex-wrap items-center gap-3 text-xl">
                    {`Version ${version}`}
                    {isCurrent && <Badge variant="safe">Current</Badge>}
                  </h2>
                  <p className="mt-1 text-soft text-sm">
                    <time dateTime={savedAt}>{formatInstant(savedAt)}</time>
                  </p>
                  <ul className="mt-3 grid gap-1.5">
                    {changes.map(({ text, before }) => (
                      <li key={`${text} ${before}`} className="wrap-anywhere">
                        {text}
                        {before !== null && <FormerWords text={before} of={text} />}
                      </li>
                    ))}
                    {changes.length === 0 && (
                      <li className="flex items-center gap-2 text-soft [&_svg]:size-4">
                        <History />
                        {isFirst ? 'First version' : 'The oldest version we keep'}
                      </li>
                    )}
                  </ul>
                </div>
                {!isCurrent && (
                  <Button
                    variant="secondary"
                    icon={<Undo2 />}
                    busy={isPending && variables === version}
                    busyText="Restoring..."
                    onClick={() => mutate(version)}
                    aria-label={`Restore version ${version}`}
                  >
                    Restore
                  </Button>
                )}
              </Card>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

/** The previous text, below the description of the change. */
function FormerWords({ text, of }: { text: string; of: string }) {
  return (
    <Disclosure
      title={
        <span className="text-soft text-sm">
          Before
          <VisuallyHidden>: {of}</VisuallyHidden>
        </span>
      }
    >
      <blockquote className="whitespace-pre-line border-edge/40 border-l-2 pl-4 text-base">{text}</blockquote>
    </Disclosure>
  );
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function formatInstant(instant: string): string {
  return format.format(new Date(instant));
}
