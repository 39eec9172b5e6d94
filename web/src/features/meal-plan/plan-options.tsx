import type { WeekSettings } from '@plateful/contract/week.ts';
import { equipmentNames } from '@plateful/domain/cookbook/dish.ts';
import { type PlannedMealType, plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatDay, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Slider } from '#ui/slider.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { BudgetField } from './budget-field.tsx';
import { type PlanWish, settingsQuery, useChangeSettings, useLiveSettings } from './plan-week.queries.ts';
import { RefusedDishes } from './refused-dishes.tsx';
import { WeekdayTable } from './weekday-table.tsx';

type Props = {
  monday: PlainDate;
  today: PlainDate;
  /** Some entries were planned by "Plan my week" and are not locked. */
  canPlanAgain: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPlan: (wish: PlanWish) => void;
};

/** Options of this run of "Plan my week", and the settings for every week. */
export function PlanOptions({ monday, today, canPlanAgain, open, onOpenChange, onPlan }: Props) {
  const ahead = weekFrom(monday).filter((date) => date >= today);
  const [days, setDays] = useState<readonly PlainDate[]>(ahead);
  const [mealTypes, setMealTypes] = useState<readonly PlannedMealType[]>(plannedMealTypes);
  const isNothing = days.length === 0 || mealTypes.length === 0;
  const plan = (again: boolean) =>
    onPlan({ startDate: monday, days: [...days], mealTypes: [...mealTypes], again });

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Plan my week"
        description="Fills empty slots within your allergies, diets and time."
        footer={
          <>
            {canPlanAgain && (
              <Button variant="secondary" disabled={isNothing} onClick={() => plan(true)}>
                Plan Again
              </Button>
            )}
            <Button disabled={isNothing} onClick={() => plan(false)}>
              Fill Empty Slots
            </Button>
          </>
        }
      >
        <div className="grid gap-7">
          <FieldGroup label="Days" hint={canPlanAgain ? againHint : undefined}>
            <div className="flex flex-wrap gap-2">
              {weekFrom(monday).map((date) => (
                <ToggleChip
                  key={date}
                  checked={days.includes(date)}
                  disabled={!ahead.includes(date)}
                  onChange={() => setDays(toggled(days, date))}
                >
                  {formatDay(date, { weekday: 'short' })}
                </ToggleChip>
              ))}
            </div>
          </FieldGroup>
          <FieldGroup label="Meals">
            <div className="flex flex-wrap gap-2">
              {plannedMealTypes.map((mealType) => (
                <ToggleChip
                  key={mealType}
                  checked={mealTypes.includes(mealType)}
                  onChange={() => setMealTypes(toggled(mealTypes, mealType))}
                >
                  {capitalized(mealType)}
                </ToggleChip>
              ))}
            </div>
          </FieldGroup>
          <EveryWeek />
        </div>
      </DialogContent>
    </Dialog>
  );
}

const againHint = 'Plan Again replaces the meals we planned for you, except locked ones.';

function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
}

/** Saved with each change. */
function EveryWeek() {
  useLiveSettings();
  const { data, isFetching, refetch } = useQuery(settingsQuery);
  if (data) return <SettingsFields settings={data.settings} />;
  if (isFetching) return <Skeleton className="h-96 rounded-xl" />;
  return <LoadFailure title="Your settings could not be loaded" onRetry={() => void refetch()} />;
}

const weekdays = weekFrom('2024-01-01').map((date) => formatDay(date, { weekday: 'short' }));

function SettingsFields({ settings }: { settings: WeekSettings }) {
  const { mutate: change } = useChangeSettings();
  const [lean, setLean] = useState<number | null>(null);
  return (
    <section aria-labelledby="every-week" className="grid gap-7 border-line border-t pt-6">
      <div>
        <h3 id="every-week" className="text-xl">
          Every week
        </h3>
        <p className="text-soft text-sm">Changes are saved automatically.</p>
      </div>
      <Slider
        label="Taste or less waste"
        hint="What matters more when you cannot have both."
        value={lean ?? settings.lean}
        onValueChange={setLean}
        onValueCommit={(value) => change(() => ({ lean: value }), { onSettled: () => setLean(null) })}
        min={0}
        max={100}
        step={10}
        format={leanWords}
      />
      <BudgetField budget={settings.budget} onChange={(budget) => change(() => ({ budget }))} />
      <FieldGroup label="Shopping days" hint="Fresh food is planned for the days right after you shop.">
        <div className="flex flex-wrap gap-2">
          {weekdays.map((name, day) => (
            <ToggleChip
              key={name}
              checked={settings.shoppingDays.includes(day)}
              onChange={() =>
                change((saved) => ({ shoppingDays: [...toggled(saved.shoppingDays, day)].sort() }))
              }
            >
              {name}
            </ToggleChip>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label="You do not have" hint="We never suggest recipes that need it.">
        <div className="flex flex-wrap gap-2">
          {equipmentNames.map((name) => (
            <ToggleChip
              key={name}
              checked={settings.withoutEquipment.includes(name)}
              onChange={() =>
                change((saved) => ({ withoutEquipment: [...toggled(saved.withoutEquipment, name)] }))
              }
            >
              {capitalized(name)}
            </ToggleChip>
          ))}
        </div>
      </FieldGroup>
      <WeekdayTable settings={settings} onChange={change} />
      <RefusedDishes />
    </section>
  );
}

function leanWords(lean: number): string {
  if (lean === 50) return 'Both';
  if (lean === 0) return 'Taste';
  if (lean === 100) return 'Less waste';
  return lean < 50 ? 'Mostly taste' : 'Mostly less waste';
}
