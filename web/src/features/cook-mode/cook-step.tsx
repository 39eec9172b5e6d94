import type { Recipe } from '@plateful/contract/recipes.ts';
import { findTimers } from '@plateful/domain/recipes/timers.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Timer } from 'lucide-react';
import { Fragment } from 'react';
import { recipeLang } from '#entities/recipe/recipe-language.ts';
import { IngredientList } from '#entities/recipe/recipe-parts.tsx';
import { stepsQuery } from '#entities/recipe/recipes.queries.ts';
import { counted } from '#lib/words.ts';
import { cn } from '#ui/class-names.ts';
import { startTimer, useCookTimers } from './cook-timer-store.ts';
import { timerId } from './cook-timers.ts';

type Props = { recipe: Recipe; step: number };

/** The text of a step. Each duration in it is a button that starts a timer. */
export function CookStep({ recipe, step }: Props) {
  const text = recipe.instructions[step] ?? '';
  const timers = findTimers(text);
  // Keeps punctuation on the same line as the duration before it.
  const ends = timers.map(({ end }) => end + (/^[.,;:)]*/.exec(text.slice(end))?.[0].length ?? 0));
  return (
    <p
      lang={recipeLang(recipe)}
      className="wrap-anywhere max-w-[34ch] font-medium text-[clamp(1.375rem,1rem+2.4vmin,2.25rem)] leading-[1.6]"
    >
      {timers.map((timer, index) => (
        <Fragment key={timer.start}>
          {text.slice(ends[index - 1] ?? 0, timer.start)}
          <span className="whitespace-nowrap">
            <TimeButton
              recipe={recipe}
              step={step}
              {...timer}
              place={index}
              words={text.slice(timer.start, timer.end)}
            />
            {text.slice(timer.end, ends[index])}
          </span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </p>
  );
}

type TimeProps = Props & { place: number; words: string; seconds: number; most: number | null };

function TimeButton({ recipe, step, place, words, seconds, most }: TimeProps) {
  const { timers } = useCookTimers();
  const id = timerId({ recipeId: recipe.id, step, place });
  const isRunning = timers.some((timer) => timer.id === id);

  function press() {
    if (isRunning) document.getElementById(id)?.focus();
    else startTimer({ recipeId: recipe.id, recipeTitle: recipe.title, step, place, words, seconds, most });
  }

  return (
    <button
      type="button"
      onClick={press}
      aria-label={isRunning ? `${words}: go to the timer` : `${words}: start a timer`}
      className={cn(
        'touch-area mx-0.5 inline-flex max-w-full items-center whitespace-normal gap-[0.3em] rounded-full px-[0.55em] text-left align-baseline font-semibold leading-[1.4] transition-colors',
        isRunning ? 'bg-brand text-brand-ink' : 'bg-brand-bg text-brand hover:bg-fill-strong',
      )}
    >
      <Timer className="size-[0.8em] shrink-0" />
      {words}
    </button>
  );
}

/** `step` counts headings too, as the recipe does. */
type CookIngredientsProps = Props & {
  /** The servings that the amounts are for. */
  servings: number;
};

/** The ingredients of the step, and the complete list to expand. Only the list if they cannot be loaded. */
export function CookIngredients({ recipe, step, servings }: CookIngredientsProps) {
  const { data, isPending } = useQuery(stepsQuery(recipe.id));
  const lines = recipe.ingredients;
  const used = data?.steps[step]?.ingredients.flatMap((index) => lines[index] ?? []);
  return (
    <aside aria-label="Ingredients" className="min-w-0 sm:min-h-0">
      <p className="mb-3 text-soft text-sm">{`Amounts for ${counted(servings, 'serving')}`}</p>
      {used && used.length > 0 && (
        <>
          <h3 className="mb-1 text-lg">In this step</h3>
          <IngredientList ingredients={used} />
        </>
      )}
      {used?.length === 0 && <p className="text-soft">No ingredients in this step.</p>}
      {!isPending && (
        <details key={data ? 'loaded' : 'loading'} open={!data} className="group mt-2">
          <summary className="-ml-2 flex min-h-touch w-fit cursor-pointer list-none items-center gap-1.5 rounded-full px-2 font-semibold text-sm hover:bg-fill [&::-webkit-details-marker]:hidden">
            All ingredients
            <ChevronDown className="size-4 text-soft transition-[rotate] group-open:rotate-180" />
          </summary>
          <IngredientList ingredients={lines} />
        </details>
      )}
    </aside>
  );
}
