import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Id of a section of the home page. */
  section: string;
};

/** A link to a section of the home page. The router scrolls there; the document's scroll behavior makes it smooth. */
export function SectionLink({ section, onClick, ...props }: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      {...props}
      to={{ pathname: '/', hash: section }}
      onClick={(event) => {
        onClick?.(event);
        // Move the keyboard focus to the section, like a plain anchor.
        if (pathname === '/') document.getElementById(section)?.focus({ preventScroll: true });
      }}
    />
  );
}
