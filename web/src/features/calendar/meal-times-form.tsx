import type { UserProfile } from '@plateful/contract/identity.ts';
import type { TimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { type FormEvent, useRef, useState } from 'react';
import { conflictOf } from '#lib/api-error.ts';
import { readStorage, writeStorage } from '#lib/web-storage.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ChooseValues, type Side, type TwoValues } from '#ui/choose-values.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useLiveProfile, useSetMealTimes } from './calendar.queries.ts';
import {
  type MealTimesChanges,
  type MealTimesField,
  type MealTimesSave,
  mealTimeErrors,
  mealTimeNames,
  saveOf,
} from './meal-times.ts';
import { findZones, offeredName, suggestedZone, zoneLabel, zoneOptions } from './zones.ts';

const labels: Record<MealTimesField, string> = {
  breakfastTime: 'Breakfast',
  lunchTime: 'Lunch',
  dinnerTime: 'Dinner',
  timeZone: 'Time zone',
};

type Conflicts = readonly { field: string; yours: unknown; theirs: unknown }[];

export function MealTimesForm({ profile }: { profile: UserProfile }) {
  // Holds only changed fields. Others follow the account, for example after an import.
  const [changes, setChanges] = useState<MealTimesChanges>({});
  const [conflicts, setConflicts] = useState<Conflicts>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(() => !wasAnswered());
  const [browsers] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const form = useRef<HTMLFormElement>(null);
  const save = useSetMealTimes();
  useLiveProfile();

  const times = saveOf(profile, changes);
  const errors = isChecked ? mealTimeErrors(times) : {};
  const suggestion = isAsking ? suggestedZone(times.timeZone, browsers) : null;

  function change(field: MealTimesField, value: string): MealTimesChanges {
    const changed = { ...changes, [field]: { value, seen: changes[field]?.seen ?? profile[field] } };
    setChanges(changed);
    return changed;
  }

  function send(times: MealTimesSave) {
    const firstWrong = Object.keys(mealTimeErrors(times))[0];
    setIsChecked(firstWrong !== undefined);
    const field = firstWrong && form.current?.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    else {
      save.mutate(times, {
        onSuccess: () => setChanges((now) => unsaved(now, times)),
        onError: (error) => setConflicts(conflictOf(error)?.conflicts ?? []),
      });
    }
  }

  function choose(chosen: Record<string, Side>) {
    const decided = { ...changes };
    for (const { field: name, theirs } of conflicts) {
      const field = name as MealTimesField;
      const { [field]: change } = decided;
      if (chosen[field] === 'theirs') delete decided[field];
      // `seen` is the value shown in the dialog, not one that arrived since.
      else if (change) decided[field] = { ...change, seen: String(theirs) };
    }
    setChanges(decided);
    setConflicts([]);
    send(saveOf(profile, decided));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(times);
  }

  function answer(timeZone: string | null) {
    rememberAnswer();
    setIsAsking(false);
    // The buttons disappear with the question, so move the focus.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (timeZone === null) return;
    send(saveOf(profile, change('timeZone', timeZone)));
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
              onChange={({ target }) => change(name, target.value)}
              className="tabular-nums"
            />
          </Field>
        ))}
      </div>
      <ZoneField
        timeZone={times.timeZone}
        own={[profile.timeZone, browsers]}
        onChoose={(timeZone) => change('timeZone', timeZone)}
      />
      <Button
        type="submit"
        busy={save.isPending}
        busyText="Saving..."
        className="justify-self-start max-sm:w-full"
      >
        Save Meal Times
      </Button>
      <ChooseValues conflicts={twoValues(conflicts)} onChoose={choose} onClose={() => setConflicts([])} />
    </form>
  );
}

/** Fields that were changed again while the save was in flight. */
function unsaved(changes: MealTimesChanges, saved: MealTimesSave): MealTimesChanges {
  const entries = Object.entries(changes) as [MealTimesField, { value: string; seen: string }][];
  const later = entries.filter(([field, { value }]) => value !== saved[field]);
  return Object.fromEntries(later.map(([field, { value }]) => [field, { value, seen: saved[field] }]));
}

function twoValues(conflicts: Conflicts): TwoValues[] {
  return conflicts.map(({ field, yours, theirs }) => {
    const text = (value: unknown) => (field === 'timeZone' ? zoneLabel(String(value)) : String(value));
    return { field, label: labels[field as MealTimesField], yours: text(yours), theirs: text(theirs) };
  });
}

type ZoneFieldProps = {
  timeZone: TimeZone;
  /** The user's zones, which are offered even if they are not in our list. */
  own: readonly TimeZone[];
  onChoose: (timeZone: TimeZone) => void;
};

function ZoneField({ timeZone, own, onChoose }: ZoneFieldProps) {
  const [typed, setTyped] = useState('');
  // Offsets are of the day when the page was opened.
  const [today] = useState(() => new Date());
  const options = zoneOptions(own, today);
  const found = findZones(options, typed);
  return (
    <Field label="Time zone" hint="Search by city, country or offset.">
      <Combobox
        floats
        value={offeredName(timeZone)}
        label={zoneLabel(timeZone)}
        options={found}
        hasMatch={typed.trim() !== '' && found.length > 0}
        onQuery={setTyped}
        onChoose={({ value }) => onChoose(value)}
        placeholder="Search time zones"
        status={found.length === 0 ? 'No time zone found. Try a large city nearby.' : undefined}
      />
    </Field>
  );
}

type ZoneSuggestionProps = { zone: TimeZone; onUse: () => void; onKeep: () => void };

/** Accounts start in UTC, which is wrong for most people. Asked once. */
function ZoneSuggestion({ zone, onUse, onKeep }: ZoneSuggestionProps) {
  return (
    <Alert
      title="Is this your time zone?"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onUse}>
            Use It
          </Button>
          <Button size="sm" variant="secondary" onClick={onKeep}>
            Keep UTC
          </Button>
        </div>
      }
    >
      Your browser is in {zoneLabel(zone)}, but your meals are planned in UTC.
    </Alert>
  );
}

const storageKey = 'timeZoneSuggestion';

/** True if the user has declined on this device. */
function wasAnswered(): boolean {
  return readStorage('localStorage', storageKey) === 'answered';
}

function rememberAnswer(): void {
  writeStorage('localStorage', storageKey, 'answered');
}
