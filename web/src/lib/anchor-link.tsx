import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** Id of a part of the same page that can be focused. */
  anchor: string;
};

/** A link within the page. As with a plain anchor, the keyboard goes on from there. */
export function AnchorLink({ anchor, ...props }: Props) {
  return (
    <Link
      {...props}
      to={{ hash: anchor }}
      onClick={() => document.getElementById(anchor)?.focus({ preventScroll: true })}
    />
  );
}
