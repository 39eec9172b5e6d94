import { BellRing, Check, Pause, Play, Plus, X } from 'lucide-react';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { changeTimer, stopTimer, useCookTimers } from './cook-timer-store.ts';
import { type CookTimer, clockText, leftOf, paused, prolonged, resumed, ringWords } from './cook-timers.ts';

type Props = { recipeId: string; onStopped: () => void };

/** The timers, shown on every step. An alarm is announced at once. */
export function CookDock({ recipeId, onStopped }: Props) {
  const { timers, now } = useCookTimers();
  const own = timers.filter((timer) => timer.recipeId === recipeId);
  return (
    <>
      <VisuallyHidden role="alert">
        {own
          .filter(({ hasRung }) => hasRung)
          .map((timer) => `Step ${timer.step + 1}. ${ringWords(timer)}`)
          .join(' ')}
      </VisuallyHidden>
      {own.length > 0 && (
        <ul
          aria-label="Timers"
          className="grid max-h-[32dvh] gap-2 overflow-y-auto bg-sunk px-gutter py-2 sm:grid-cols-2 xl:grid-cols-3 short:flex-1 short:grid-cols-1"
        >
          {own.map((timer) => (
            <DockTimer key={timer.id} timer={timer} now={now} onStopped={onStopped} />
          ))}
        </ul>
      )}
    </>
  );
}

type TimerProps = { timer: CookTimer; now: number; onStopped: () => void };

function DockTimer({ timer, now, onStopped }: TimerProps) {
  const { id, step, words, endsAt, hasRung } = timer;
  const name = `${words}, step ${step + 1}`;

  function stop() {
    stopTimer(id);
    // The button disappears, so move the focus to the step.
    onStopped();
  }

  return (
    <li
      className={cn(
        'flex items-center gap-1 rounded-xl py-1 pr-1 pl-4 shadow-card',
        hasRung ? 'bg-saffron text-black' : 'bg-card',
      )}
    >
      <div className="min-w-0 flex-1">
        <p role="timer" aria-label={name} className="font-bold font-display text-xl tabular-nums">
          {hasRung ? (
            <span className="flex items-center gap-2">
              <BellRing className="size-5 shrink-0" />
              Time is up
            </span>
          ) : (
            clockText(leftOf(timer, now))
          )}
        </p>
        <p className={cn('truncate text-xs', !hasRung && 'text-soft')}>{`Step ${step + 1} · ${words}`}</p>
      </div>
      {!hasRung && (
        <IconButton
          id={id}
          label={endsAt === null ? `Resume: ${name}` : `Pause: ${name}`}
          onClick={() => changeTimer(id, endsAt === null ? resumed : paused)}
        >
          {endsAt === null ? <Play /> : <Pause />}
        </IconButton>
      )}
      <button
        type="button"
        id={hasRung ? id : undefined}
        aria-label={`+1 min: ${name}`}
        onClick={() => changeTimer(id, prolonged)}
        className="inline-flex min-h-touch items-center gap-0.5 rounded-full px-3 font-semibold text-sm transition-colors hover:bg-current/10"
      >
        <Plus className="size-4" />1 min
      </button>
      <IconButton label={`Stop: ${name}`} onClick={stop} className={cn(hasRung && 'text-black')}>
        {hasRung ? <Check /> : <X />}
      </IconButton>
    </li>
  );
}
