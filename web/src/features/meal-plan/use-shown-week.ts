import { addDays, mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useSearchParams } from 'react-router';
import { useToday } from '#lib/use-today.ts';
import { readDay, readWeek } from './week-dates.ts';

/** Which week and, where not all of it fits, which day is shown. It lives in the address, so that going back works. */
export function useShownWeek() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const monday = readWeek(params.get('week'), today);
  const day = readDay(params.get('day'), monday, today);

  function show(next: Record<string, string>, replace = false) {
    setParams(next, { replace, preventScrollReset: true });
  }

  /** Leafing through one week leaves one step in the history. */
  function goToDay(date: PlainDate) {
    const week = mondayOf(date);
    show({ week, day: date }, week === monday);
  }

  return {
    today,
    monday,
    day,
    goToDay,
    goToToday: () => show({}),
    goToWeek: (date: PlainDate) => show({ week: mondayOf(date) }),
    previousMonday: addDays(monday, -7),
    nextMonday: addDays(monday, 7),
  };
}
