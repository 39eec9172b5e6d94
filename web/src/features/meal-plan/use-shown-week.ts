import { addDays, mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useSearchParams } from 'react-router';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { useToday } from '#lib/use-today.ts';
import { dayAfterPaging, readDay, readWeek } from './week-dates.ts';

/** The visible week and, on small screens, day. Stored in the URL, so that Back works. */
export function useShownWeek() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const shown = readShown(params, today);

  function show(next: Record<string, string>, replace = false) {
    setParams(next, { replace, preventScrollReset: true });
  }

  /** Moving within one week adds one history entry. */
  function goToDay(date: PlainDate) {
    const week = mondayOf(date);
    show({ week, day: date }, week === inAddress(today).monday);
  }

  return {
    today,
    ...shown,
    goToDay,
    goToToday: () => show({}),
    leafWeeks: (step: 1 | -1) => show({ week: addDays(inAddress(today).monday, 7 * step) }),
    leafDays: (perPage: DaysPerPage, step: 1 | -1) =>
      goToDay(dayAfterPaging(inAddress(today).day, perPage, step)),
  };
}

/** Reads the URL instead of the rendered state, which lags behind rapid clicks. */
function inAddress(today: PlainDate) {
  return readShown(new URLSearchParams(window.location.search), today);
}

function readShown(params: URLSearchParams, today: PlainDate) {
  const monday = readWeek(params.get('week'), today);
  return { monday, day: readDay(params.get('day'), monday, today) };
}

export type DaysPerPage = 1 | 2 | 3 | 7;

/**
 * Visible days (docs/product.md, Pages): one on a phone, two on a tablet, three from 1024 px, the week from 1280 px,
 * where seven columns fit a plate, a title of three lines and its badges.
 */
export function useDaysPerPage(): DaysPerPage {
  const isTablet = useMediaQuery('(min-width: 768px)');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const isDesktop = useMediaQuery('(min-width: 1280px)');
  if (isDesktop) return 7;
  if (isWide) return 3;
  return isTablet ? 2 : 1;
}
