import { daysEach } from '@plateful/contract/day-choices.ts';
import { CloudOff, RefreshCw, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DayChoices } from './day-choices.tsx';
import { checkedInWords, dayInWords } from './day-words.ts';
import type { DayChoice } from './first-choice.ts';
import { HeroDish } from './hero-dish.tsx';
import { useComposedDay } from './use-composed-day.ts';

/** What cannot be had now is asked for again by the next tap. */
const stays = 'No answer just now, so this day stays.';

/** The product itself, working: choose a taste and limits, and a day that keeps to them is on the table. */
export function HeroTable() {
  const { shown, choice, isAsking, hasFailed, choose } = useComposedDay();
  const [wasTouched, setWasTouched] = useState(false);
  const { dishes, checked } = shown.day;
  const words = checkedInWords(checked);

  function press(next: DayChoice) {
    setWasTouched(true);
    choose(next);
  }

  return (
    <section aria-label="Try it: a day for your taste" className="@container rounded-3xl bg-sunk p-4 sm:p-7">
      <DayChoices choice={choice} onChoose={press} />
      <ul
        aria-busy={isAsking}
        className={cn(
          'mt-5 grid gap-1 transition-opacity @md:mt-6 @md:grid-cols-[1fr_1.15fr_1.4fr] @md:grid-rows-[auto_1fr] @md:gap-x-4 @md:gap-y-3',
          isAsking && 'opacity-70 delay-150',
        )}
      >
        {dishes.map((dish) => (
          <HeroDish key={dish.mealType} dish={dish} />
        ))}
      </ul>
      <div className="mt-3 flex items-center gap-2.5 border-line border-t pt-3 text-sm text-soft sm:mt-4 sm:pt-4">
        {hasFailed ? (
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
        ) : (
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
        )}
        <p className="flex min-h-[3lh] min-w-0 flex-1 items-center @md:min-h-[2lh]">
          {hasFailed
            ? stays
            : words
              ? `${words}: checked`
              : 'Tap a diet or an allergy, and every dish is checked for it.'}
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => press({ ...choice, seed: (choice.seed + 1) % daysEach })}
        >
          Another day
        </Button>
      </div>
      <VisuallyHidden role="status">
        {wasTouched && !isAsking && (hasFailed ? stays : dayInWords(shown.day))}
      </VisuallyHidden>
    </section>
  );
}
