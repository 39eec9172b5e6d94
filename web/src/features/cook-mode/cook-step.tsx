import type { Recipe } from '@plateful/contract/recipes.ts';
import { findTimers } from '@plateful/domain/recipes/timers.ts';
import { Timer } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '#ui/class-names.ts';
import { startTimer, useCookTimers } from './cook-timer-store.ts';
import { timerId } from './cook-timers.ts';

type Props = { recipe: Recipe; step: number };

/** The words of a step, large; each time in it is a button that starts to count it down. */
export function CookStep({ recipe, step }: Props) {
  const text = recipe.instructions[step] ?? '';
  const timers = findTimers(text);
  // A full stop stays with what it ends.
  const ends = timers.map(({ end }) => end + (/^[.,;:)]*/.exec(text.slice(end))?.[0].length ?? 0));
  return (
    <p className="wrap-anywhere max-w-[34ch] font-medium text-[clamp(1.375rem,1rem+2.4vmin,2.25rem)] leading-[1.6]">
      {timers.map((timer, index) => (
        <Fragment key={timer.start}>
          {text.slice(ends[index - 1] ?? 0, timer.start)}
          <span className="whitespace-nowrap">
            <TimeButton recipe={recipe} step={step} {...timer} words={text.slice(timer.start, timer.end)} />
            {text.slice(timer.end, ends[index])}
          </span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </p>
  );
}

type TimeProps = Props & { start: number; words: string; seconds: number; most: number | null };

function TimeButton({ recipe, step, start, words, seconds, most }: TimeProps) {
  const { timers } = useCookTimers();
  const id = timerId({ recipeId: recipe.id, step, start });
  const isRunning = timers.some((timer) => timer.id === id);

  function press() {
    if (isRunning) document.getElementById(id)?.focus();
    else startTimer({ recipeId: recipe.id, recipeTitle: recipe.title, step, start, words, seconds, most });
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
