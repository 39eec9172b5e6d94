import { cookedBounds } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '#lib/api.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { notesQuery, useSaveNotes } from './cooked.queries.ts';
import { CookedDishDialog } from './cooked-dish-dialog.tsx';
import { longDay } from './days.ts';
import { RatingField } from './rating.tsx';

type Notes = Output<'GET /api/recipe-notes/{recipeId}'>['notes'];

/** The user's rating, log and notes of a recipe. Renders nothing for visitors. */
export function KitchenNotes({ recipe }: { recipe: Recipe }) {
  const { state } = useUser();
  const query = useQuery({ ...notesQuery(recipe.id), enabled: state === 'user' });
  if (state !== 'user') return null;
  return (
    <Card asChild padding="lg" className="mt-10">
      <section aria-labelledby="kitchen-notes">
        <h2 id="kitchen-notes">Your notes</h2>
        <p className="mt-1 mb-5 text-soft text-sm">
          Only you can see this. What you cook and rate shapes what we plan for you.
        </p>
        <Loaded
          query={query}
          skeleton={
            <Loading label="Loading your notes">
              <Skeleton className="h-40 rounded-xl" />
            </Loading>
          }
          failure="Your notes could not be loaded"
        >
          {({ notes }) => <NotesForm key={recipe.id} recipe={recipe} notes={notes} />}
        </Loaded>
      </section>
    </Card>
  );
}

function NotesForm({ recipe, notes }: { recipe: Recipe; notes: Notes }) {
  const { mutate, mutateAsync, isPending } = useSaveNotes(recipe.id);
  // The cache notifies asynchronously, and the controlled radio button would be reset until then.
  const [rating, showRating] = useOptimistic(notes.rating);
  const [typed, setTyped] = useState<string | null>(null);
  const [isCooking, setCooking] = useState(false);
  const note = typed ?? notes.note ?? '';
  const isChanged = note.trim() !== (notes.note ?? '');

  const rate = (chosen: number | null) =>
    startTransition(async () => {
      showRating(chosen);
      // The mutation reports failures.
      await mutateAsync({ rating: chosen }).catch(() => undefined);
    });

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10">
      <div className="grid content-start gap-6">
        <RatingField label="Your rating" rating={rating} onRate={rate} />
        <div>
          <Button variant="secondary" icon={<ChefHat />} onClick={() => setCooking(true)}>
            Cooked It
          </Button>
          <p className="mt-2 text-soft text-sm">
            {cookedWords(notes)}{' '}
            {notes.timesCooked > 0 && (
              <Link to={pagePaths.cooked} className="underline underline-offset-4">
                Your cooked log
              </Link>
            )}
          </p>
        </div>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ note: note.trim() || null }, { onSuccess: () => setTyped(null) });
        }}
        className="grid content-start gap-3"
      >
        <Field label="Note" optional>
          <Textarea
            rows={3}
            value={note}
            placeholder="Half the sugar next time."
            limit={cookedBounds.note.maxLength}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div>
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'soft'}
            busy={isPending && isChanged}
            busyText="Saving..."
          >
            Save Note
          </Button>
        </div>
      </form>
      <CookedDishDialog
        isOpen={isCooking}
        recipeId={recipe.id}
        title={recipe.title}
        onClose={() => setCooking(false)}
      />
    </div>
  );
}

function cookedWords({ timesCooked, lastCooked }: Notes): string {
  if (!lastCooked) return 'Not cooked yet.';
  const times = timesCooked === 1 ? 'once' : timesCooked === 2 ? 'twice' : `${timesCooked} times`;
  return `Cooked ${times}, last on ${longDay(lastCooked)}.`;
}
