import { planBounds, tasteBounds } from '@plateful/contract/bounds.ts';
import type { WeekSettings } from '@plateful/contract/week.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatDay, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { ChevronDown } from 'lucide-react';
import type { SettingsChange } from './plan-week.queries.ts';

type Props = { settings: WeekSettings; onChange: (change: SettingsChange) => void };

/** Monday to Sunday. */
const weekdays = weekFrom('2024-01-01').map((date) => ({
  long: formatDay(date, { weekday: 'long' }),
  short: formatDay(date, { weekday: 'short' }),
}));

/** Per weekday: who eats which meal, and the maximum cooking time. */
export function WeekdayTable({ settings, onChange }: Props) {
  return (
    <div>
      <p className="font-medium">Who eats, and how much time you have to cook</p>
      <p className="text-soft text-sm">Choose “–” to skip a meal.</p>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1 text-sm">
        <thead className="text-left text-soft text-xs">
          <tr>
            <th scope="col" className="w-9">
              <span className="sr-only">Day</span>
            </th>
            {plannedMealTypes.map((mealType) => (
              <th key={mealType} scope="col" className="truncate px-1 font-semibold">
                {capitalized(mealType)}
              </th>
            ))}
            <th scope="col" className="w-[27%] px-1 font-semibold">
              Minutes
            </th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map(({ long, short }, day) => (
            <tr key={long}>
              <th scope="row" className="text-left font-medium">
                {short}
              </th>
              {plannedMealTypes.map((mealType) => (
                <td key={mealType}>
                  <Choice
                    label={`People at ${mealType} on ${long}`}
                    value={settings.eaters[mealType][day] ?? null}
                    options={eaters}
                    onChoose={(count) =>
                      onChange(({ eaters: saved }) => ({
                        eaters: { ...saved, [mealType]: saved[mealType].with(day, count) },
                      }))
                    }
                  />
                </td>
              ))}
              <td>
                <Choice
                  label={`Minutes for a meal on ${long}`}
                  value={settings.minutes[day] ?? null}
                  options={minutes}
                  onChoose={(max) => onChange((saved) => ({ minutes: saved.minutes.with(day, max) }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Option = { value: number | null; label: string };

const eaters: Option[] = [
  { value: null, label: 'All' },
  { value: 0, label: '–' },
  ...Array.from({ length: tasteBounds.householdSize.max }, (_, index) => ({
    value: index + 1,
    label: String(index + 1),
  })),
];

const minutes: Option[] = [
  { value: null, label: 'Usual' },
  ...[10, 15, 20, 30, 45, 60, 90, 120, planBounds.minutes.max].map((value) => ({
    value,
    label: `${value}\u202fmin`,
  })),
];

type ChoiceProps = {
  label: string;
  value: number | null;
  options: readonly Option[];
  onChoose: (value: number | null) => void;
};

/** A native select: fast on phones and accessible. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const isListed = options.some((option) => option.value === value);
  const choices = isListed ? options : [...options, { value, label: String(value) }];
  return (
    <span className="relative block">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        className="min-h-touch w-full cursor-pointer rounded-lg border-[1.5px] border-edge bg-card pr-5 pl-2 text-base tabular-nums hover:border-ink sm:text-sm"
      >
        {choices.map((option) => (
          <option key={option.label} value={option.value ?? ''}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-4 text-soft" />
    </span>
  );
}
