import { useMediaQuery } from '#lib/use-media-query.ts';

export type DaysPerPage = 1 | 2 | 3 | 7;

/**
 * Days side by side (specification, section 2): one on a phone, two on a tablet, three from 1024 px, the week from
 * 1280 px, where seven columns still hold a plate, a title of three lines and its badges.
 */
export function useDaysPerPage(): DaysPerPage {
  const isTablet = useMediaQuery('(min-width: 768px)');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const isDesktop = useMediaQuery('(min-width: 1280px)');
  if (isDesktop) return 7;
  if (isWide) return 3;
  return isTablet ? 2 : 1;
}
