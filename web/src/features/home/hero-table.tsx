import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { dayAllergies, dayCuisines, dayDiets, daysEach } from '@plateful/contract/day-choices.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { CloudOff, RefreshCw, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Plate } from '#ui/plate.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { checkedInWords, composedDayText } from './day-words.ts';
import type { DayChoice } from './first-choice.ts';
import { useComposedDay } from './use-composed-day.ts';

/** Shown after a failure. The next click retries. */
const stays = 'We could not get a new day right now. Please try again.';

/** A live demo: composes a day for the selected cuisine and limits. */
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
      <div className="mt-3 flex flex-wrap items-center gap-2.5 border-line border-t pt-3 text-sm text-soft sm:mt-4 sm:pt-4">
        {hasFailed ? (
          <CloudOff className="size-5 shrink-0" />
        ) : (
          <ShieldCheck className="size-5 shrink-0 text-leaf" />
        )}
        <p className="flex min-h-[4lh] min-w-0 flex-1 basis-28 items-center @md:min-h-[2lh]">
          {hasFailed
            ? stays
            : words
              ? `${words}: checked`
              : 'Tap a diet or an allergy, and every dish is checked for it.'}
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<RefreshCw />}
          onClick={() => press({ ...choice, seed: (choice.seed + 1) % daysEach })}
        >
          Another day
        </Button>
      </div>
      <VisuallyHidden role="status">
        {wasTouched && !isAsking && (hasFailed ? stays : composedDayText(shown.day))}
      </VisuallyHidden>
    </section>
  );
}

type HeroDishProps = { dish: ComposedDay['dishes'][number] };

/** A row on a phone, a column otherwise. Reserves room for long titles, so that nothing moves when the day changes. */
function HeroDish({ dish }: HeroDishProps) {
  const { id, title, mealType, cookingTime, servings, calories, cuisineType, pictures } = dish;
  return (
    <li className="min-w-0 @md:row-span-2 @md:grid @md:grid-rows-subgrid">
      <Link
        to={`/recipe/${id}`}
        className="group grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] items-center gap-x-3.5 rounded-2xl py-1 @md:row-span-2 @md:grid-cols-1 @md:grid-rows-subgrid @md:py-0"
      >
        <span className="block @md:self-end">
          <Plate pictures={pictures} tint={cuisineTint(cuisineType)} size="fill" />
        </span>
        <span className="flex min-h-24 flex-col justify-center @md:min-h-36 @md:justify-start @md:text-center">
          <span className="text-soft text-xs">{capitalized(mealType)}</span>
          <span className="line-clamp-3 font-semibold text-sm leading-tight underline decoration-transparent underline-offset-2 transition-colors group-hover:decoration-current @md:line-clamp-4">
            {title}
          </span>
          <span className="mt-0.5 text-soft text-xs tabular-nums">
            {`${cookingTime} min · serves ${servings}`}
            <span className="@md:hidden"> · </span>
            <span className="whitespace-nowrap @md:block">{`${calories} kcal`}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

type DayChoicesProps = { choice: DayChoice; onChoose: (choice: DayChoice) => void };

/** One click selects a cuisine, diet or allergy, another one deselects it. */
function DayChoices({ choice, onChoose }: DayChoicesProps) {
  const { cuisine, diet, allergies } = choice;
  const choose = (change: Partial<DayChoice>) => onChoose({ ...choice, seed: 0, ...change });
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2.5 font-semibold text-sm">What do you like?</legend>
        <div className="flex flex-wrap gap-x-1.5 gap-y-2.5">
          {dayCuisines.map((option) => (
            <Chip
              key={option}
              isOn={option === cuisine}
              onPress={() => choose({ cuisine: option === cuisine ? null : option })}
            >
              {option}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <VisuallyHidden>
          <legend>Any diets or allergies?</legend>
        </VisuallyHidden>
        <div className="flex flex-wrap gap-x-1.5 gap-y-2.5">
          {dayDiets.map((option) => (
            <Chip
              key={option}
              isOn={option === diet}
              onPress={() => choose({ diet: option === diet ? null : option })}
            >
              {option}
            </Chip>
          ))}
          {dayAllergies.map((allergy) => (
            <Chip
              key={allergy}
              isOn={allergies.includes(allergy)}
              onPress={() =>
                // In a fixed order, so that the same choice has the same query key.
                choose({
                  allergies: dayAllergies.filter(
                    (other) => allergies.includes(other) !== (other === allergy),
                  ),
                })
              }
            >
              {`No ${allergy.toLowerCase()}`}
            </Chip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type ChipProps = { isOn: boolean; onPress: () => void; children: ReactNode };

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="touch-area rounded-full bg-card px-3 py-1.5 font-medium text-ink text-xs inset-ring inset-ring-line transition-colors hover:inset-ring-edge aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:inset-ring-ink sm:px-3.5 sm:text-sm"
    >
      {children}
    </button>
  );
}
