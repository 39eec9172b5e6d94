import { dayAllergies, dayCuisines, dayDiets } from '@plateful/contract/day-choices.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DayChoice } from './first-choice.ts';

type Props = { choice: DayChoice; onChoose: (choice: DayChoice) => void };

/** One tap each: a cuisine, a diet, allergies. What is chosen is given up by another tap. */
export function DayChoices({ choice, onChoose }: Props) {
  const { cuisine, diet, allergies } = choice;
  const choose = (change: Partial<DayChoice>) => onChoose({ ...choice, seed: 0, ...change });
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2.5 font-semibold text-sm">What do you like?</legend>
        <div className="flex flex-wrap gap-x-1.5 gap-y-2.5">
          {dayCuisines.map((one) => (
            <Chip
              key={one}
              isOn={one === cuisine}
              onPress={() => choose({ cuisine: one === cuisine ? null : one })}
            >
              {one}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <VisuallyHidden>
          <legend>What must it keep to?</legend>
        </VisuallyHidden>
        <div className="flex flex-wrap gap-x-1.5 gap-y-2.5">
          {dayDiets.map((one) => (
            <Chip key={one} isOn={one === diet} onPress={() => choose({ diet: one === diet ? null : one })}>
              {one}
            </Chip>
          ))}
          {dayAllergies.map((one) => (
            <Chip
              key={one}
              isOn={allergies.includes(one)}
              onPress={() =>
                // In the order of the list, so that the same choice is the same question.
                choose({
                  allergies: dayAllergies.filter((other) => allergies.includes(other) !== (other === one)),
                })
              }
            >
              {`No ${one.toLowerCase()}`}
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
