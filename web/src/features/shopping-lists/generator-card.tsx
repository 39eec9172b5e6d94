import { pagePaths } from '@plateful/contract/pages.ts';
import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { ListPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { UnitsChoice } from '#entities/recipe/units-choice.tsx';
import { chooseUnits, useUnits } from '#lib/units.ts';
import { useOnline } from '#lib/use-online.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { type DateRange, isSameRange, nextWeek, rangeInWords, thisWeek } from './date-range.ts';
import { isNoMeals, toastDatesMissing } from './list-toasts.ts';
import { NeedsNetwork } from './needs-network.tsx';
import { useGenerateList } from './shopping-lists.queries.ts';

type GeneratorCardProps = {
  /** Collapsed to one row while shopping, when the lists come first. */
  isCompact: boolean;
  initialRange: DateRange;
  today: string;
  onGenerated: (list: ShoppingList) => void;
};

/** Generates a list from the meals planned in a date range. */
export function GeneratorCard({ isCompact, initialRange, today, onGenerated }: GeneratorCardProps) {
  const [range, setRange] = useState(initialRange);
  const units = useUnits() ?? 'metric';
  const [isWanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const generate = useGenerateList(() => void navigate(pagePaths.mealPlan));
  const form = useRef<HTMLFormElement>(null);
  function open() {
    setWanted(true);
    // The button has disappeared by then, so focus the heading of the opened form.
    setTimeout(() => form.current?.querySelector('h2')?.focus());
  }

  function choose(next: DateRange) {
    setRange(next);
    generate.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (range.startDate === '' || range.endDate === '') {
      toastDatesMissing();
      form.current
        ?.querySelector<HTMLInputElement>(`[name=${range.startDate ? 'endDate' : 'startDate'}]`)
        ?.focus();
      return;
    }
    generate.mutate(
      { ...range, units },
      {
        onSuccess: ({ shoppingList }) => {
          setWanted(false);
          onGenerated(shoppingList);
        },
      },
    );
  }

  if (isCompact && !isWanted) {
    return (
      <Button variant="secondary" wide icon={<ListPlus />} onClick={open}>
        New list
      </Button>
    );
  }

  return (
    <Card asChild className="grid gap-4">
      <form ref={form} noValidate onSubmit={submit} aria-labelledby="generate-list">
        <div>
          <h2 id="generate-list" tabIndex={-1} className="text-2xl">
            Generate a list
          </h2>
          <p className="mt-1 text-soft text-sm">
            One list for all meals planned on these days, sorted the way you walk through the store.
          </p>
        </div>
        <DateRangeFields range={range} today={today} onChange={choose} />
        <div className="flex items-center justify-between gap-4">
          <span aria-hidden="true" className="font-medium">
            Units
          </span>
          <UnitsChoice units={units} onChange={chooseUnits} />
        </div>
        <Button
          type="submit"
          wide
          icon={<ListPlus />}
          disabled={!isOnline}
          busy={generate.isPending}
          busyText="Generating..."
        >
          Generate Shopping List
        </Button>
        <NeedsNetwork className="text-center" />
        {isNoMeals(generate.error) && (
          <Alert
            tone="attention"
            title="Nothing is planned on these days"
            action={
              <Button asChild size="sm" variant="secondary">
                <Link to={pagePaths.mealPlan}>Go to the Meal Planner</Link>
              </Button>
            }
          >
            Plan a meal or two, then come back for the list.
          </Alert>
        )}
      </form>
    </Card>
  );
}

type DateRangeProps = { range: DateRange; today: string; onChange: (range: DateRange) => void };

function DateRangeFields({ range, today, onChange }: DateRangeProps) {
  const choices = [
    { label: 'This week', range: thisWeek(today) },
    { label: 'Next week', range: nextWeek(today) },
  ];
  return (
    <>
      <fieldset aria-label="Quick choice of dates" className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.label}
            size="sm"
            variant={isSameRange(choice.range, range) ? 'primary' : 'soft'}
            aria-pressed={isSameRange(choice.range, range)}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => onChange(choice.range)}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <Field label="Start date">
          <Input
            type="date"
            name="startDate"
            required
            value={range.startDate}
            className="px-3"
            onChange={(event) => onChange({ ...range, startDate: event.target.value })}
          />
        </Field>
        <Field label="End date">
          <Input
            type="date"
            name="endDate"
            required
            min={range.startDate}
            value={range.endDate}
            className="px-3"
            onChange={(event) => onChange({ ...range, endDate: event.target.value })}
          />
        </Field>
      </div>
      <p aria-live="polite" className="min-h-[1.45em] text-soft text-sm tabular-nums">
        {rangeInWords(range)}
      </p>
    </>
  );
}
