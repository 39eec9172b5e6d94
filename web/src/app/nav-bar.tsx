import { Menu, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type Session, useSignInPath, useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

// Only signed-in people need a menu, so visitors do not load its code.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

const menuId = 'mobile-menu';

export function NavBar() {
  const session = useUser();
  const { key } = useLocation();
  // The menu is open for one history entry, so any navigation closes it.
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isOpen = openFor === key;
  const close = () => setOpenFor(null);
  const toggle = useRef<HTMLButtonElement>(null);

  return (
    <header className="sticky print:static top-0 z-40 border-line border-b bg-paper/90 backdrop-blur-md">
      <nav aria-label="Main" className="page-width flex h-16 items-center gap-1 md:h-18 md:gap-2">
        <Logo onClick={close} />
        <ul className="ml-4 hidden items-center in-[.signed-in]:invisible md:flex lg:ml-8">
          <NavLinks
            state={session.state}
            className="relative flex min-h-touch items-center whitespace-nowrap rounded-full px-3 font-medium text-sm text-soft hover:text-ink aria-[current=page]:bg-sunk aria-[current=page]:text-ink lg:px-4 lg:text-base"
          />
        </ul>
        <div className="ml-auto flex shrink-0 items-center gap-1 md:min-w-0 md:shrink md:gap-2">
          <ThemeToggle />
          <div className="hidden min-w-0 items-center gap-2 in-[.signed-in]:invisible md:flex">
            <SessionActions session={session} />
          </div>
          <IconButton
            ref={toggle}
            label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls={menuId}
            className="md:hidden"
            onClick={() => setOpenFor(isOpen ? null : key)}
          >
            {isOpen ? <X /> : <Menu />}
          </IconButton>
        </div>
        <MobileMenu
          id={menuId}
          isOpen={isOpen}
          session={session}
          onClose={close}
          onEscape={() => {
            close();
            toggle.current?.focus();
          }}
        />
      </nav>
    </header>
  );
}

function SessionActions({ session }: { session: Session }) {
  const signInPath = useSignInPath();
  const loading = <Button disabled>Loading...</Button>;
  if (session.state === 'loading') return loading;
  if (session.state === 'user') {
    return (
      <Suspense fallback={loading}>
        <UserMenu user={session.user} />
      </Suspense>
    );
  }
  return (
    <>
      <Button variant="quiet" asChild>
        <a href={signInPath}>Sign In</a>
      </Button>
      <Button asChild>
        <Link to="/taste-preferences">Get Started</Link>
      </Button>
    </>
  );
}
