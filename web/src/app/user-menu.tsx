import { pagePaths } from '@plateful/contract/pages.ts';
import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { type SessionUser, shownName, signOut } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/popover.tsx';

export function UserMenu({ user }: { user: SessionUser }) {
  const { pathname } = useLocation();
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          variant="secondary"
          // A long name is truncated in favor of the links; on the account page the button is highlighted like a link.
          className={cn('min-w-0 max-w-40 shrink lg:max-w-56', pathname === pagePaths.account && 'bg-sunk')}
        >
          <span className="truncate">{shownName(user)}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <NavLink to={pagePaths.account} className="aria-[current=page]:text-brand">
            Account
          </NavLink>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void signOut()}>Sign Out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
