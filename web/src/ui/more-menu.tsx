import { Ellipsis } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './popover.tsx';

type Props = {
  /** The name of the thing that the menu acts on. */
  of: string;
  align?: 'start' | 'end';
  className?: string;
  /** Receives the focus after a dialog that an item opened has closed. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** `DropdownMenuItem`s. */
  children: ReactNode;
};

/** A "more" menu with the less frequent actions for one thing. */
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
