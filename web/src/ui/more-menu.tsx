import { Ellipsis } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './popover.tsx';

type Props = {
  /** What its items are done to. */
  of: string;
  align?: 'start' | 'end';
  className?: string;
  /** Where the focus goes after a window that an item opened. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** `DropdownMenuItem`s. */
  children: ReactNode;
};

/** Three dots that open what is done seldom with one thing. */
export function MoreMenu({ of, align = 'end', className, buttonRef, children }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild ref={buttonRef}>
        <IconButton label={`More for ${of}`} tooltip="More" className={className}>
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align={align}>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
