import { minutesOf } from '@plateful/contract/bounds.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatDay, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { counted } from '#lib/words.ts';
import { usePlanner } from './planner-context.ts';
import { weekLabel } from './week-dates.ts';
import { entriesIn, isMeal, leftoversWords, titleOf } from './week-entry.ts';

/** The print version of the week: one landscape sheet (print.css). Hidden on screen. */
export function WeekPrint() {
  const { monday, entries } = usePlanner();
  return (
    <div data-week="" className="hidden print:block">
      <p className="font-bold font-display text-2xl">{weekLabel(monday)}</p>
      <table className="mt-3 w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th aria-label="Meal" className="w-20" />
            {weekFrom(monday).map((date) => (
              <th key={date} scope="col">
                {formatDay(date, { weekday: 'long' })} {formatDay(date, { day: 'numeric' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plannedMealTypes.map((mealType) => (
            <tr key={mealType}>
              <th scope="row">{capitalized(mealType)}</th>
              {weekFrom(monday).map((date) => (
                <td key={date}>
                  {entriesIn(entries, { date, mealType }).map((entry) => (
                    <div key={entry.id} className="mb-2 last:mb-0">
                      <p className={isMeal(entry) ? 'font-semibold' : 'italic'}>{titleOf(entry)}</p>
                      {isMeal(entry) && (
                        <p className="text-soft text-xs">
                          {leftoversWords(entry) ??
                            `${minutesOf(entry.recipe)}\u202fmin, ${counted(entry.servings, 'serving')}`}
                        </p>
                      )}
                      {isMeal(entry) && entry.note && <p className="text-xs italic">{entry.note}</p>}
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
