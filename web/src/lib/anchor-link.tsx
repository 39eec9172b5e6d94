import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** Id of a focusable element on the same page. */
  anchor: string;
};

/** A link within the page. It moves the keyboard focus to its target, like a plain anchor. */
export function AnchorLink({ anchor, ...props }: Props) {
  return (
    <Link
      {...props}
      to={{ hash: anchor }}
      onClick={() => document.getElementById(anchor)?.focus({ preventScroll: true })}
    />
  );
}
