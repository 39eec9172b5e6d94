import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { type SessionUser, signOut } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';

export function UserMenu({ user }: { user: SessionUser }) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" className="max-w-56">
          <span className="truncate">{nameOf(user)}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link to="/account">Account</Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void signOut()}>Sign Out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** How the bar addresses a person: first name, else e-mail, else "Account". */
function nameOf(user: SessionUser) {
  return user.firstName?.trim() || user.email || 'Account';
}
