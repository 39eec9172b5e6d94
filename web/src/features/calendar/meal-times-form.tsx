import type { UserProfile } from '@plateful/contract/identity.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSetMealTimes } from './calendar.queries.ts';
import {
  type MealTimeName,
  type MealTimes,
  mealTimeErrors,
  mealTimeNames,
  mealTimesOf,
} from './meal-times.ts';
import { rememberAnswer, wasAnswered } from './suggestion-answer.ts';
import { ZoneField } from './zone-field.tsx';
import { ZoneSuggestion } from './zone-suggestion.tsx';
import { suggestedZone } from './zones.ts';

const labels: Record<MealTimeName, string> = {
  breakfastTime: 'Breakfast',
  lunchTime: 'Lunch',
  dinnerTime: 'Dinner',
};

export function MealTimesForm({ profile }: { profile: UserProfile }) {
  // Only what was changed: the rest follows the account, also when an import changes it.
  const [changes, setChanges] = useState<Partial<MealTimes>>({});
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(() => !wasAnswered());
  const [browsers] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const form = useRef<HTMLFormElement>(null);
  const save = useSetMealTimes();

  const times = { ...mealTimesOf(profile), ...changes };
  const errors = isChecked ? mealTimeErrors(times) : {};
  const suggestion = isAsking ? suggestedZone(times.timeZone, browsers) : null;

  function send(wanted: MealTimes) {
    const firstWrong = Object.keys(mealTimeErrors(wanted))[0];
    setIsChecked(firstWrong !== undefined);
    const field = firstWrong && form.current?.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    else save.mutate(wanted, { onSuccess: () => setChanges((now) => unsaved(now, wanted)) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(times);
  }

  function answer(timeZone: string | null) {
    rememberAnswer();
    setIsAsking(false);
    // The buttons are gone with the question.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (timeZone === null) return;
    setChanges({ ...changes, timeZone });
    send({ ...times, timeZone });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {suggestion && (
        <ZoneSuggestion zone={suggestion} onUse={() => answer(suggestion)} onKeep={() => answer(null)} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {mealTimeNames.map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]}>
            <Input
              type="time"
              name={name}
              value={times[name]}
              onChange={({ target }) => setChanges({ ...changes, [name]: target.value })}
              className="tabular-nums"
            />
          </Field>
        ))}
      </div>
      <ZoneField
        timeZone={times.timeZone}
        own={[profile.timeZone, browsers]}
        onChoose={(timeZone) => setChanges({ ...changes, timeZone })}
      />
      <Button
        type="submit"
        busy={save.isPending}
        busyText="Saving..."
        className="justify-self-start max-sm:w-full"
      >
        Save Meal Times
      </Button>
    </form>
  );
}

/** What was changed again while it was being saved. */
function unsaved(changes: Partial<MealTimes>, saved: MealTimes): Partial<MealTimes> {
  const entries = Object.entries(changes) as [keyof MealTimes, string][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== saved[name]));
}
