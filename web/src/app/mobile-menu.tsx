import { useEffect, useEffectEvent } from 'react';
import { Link, NavLink } from 'react-router';
import { type Session, shownName, signOut, useSignInPath } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { NavLinks } from './nav-links.tsx';

type Props = {
  id: string;
  isOpen: boolean;
  session: Session;
  onClose: () => void;
  onEscape: () => void;
};

const linkClass =
  'flex min-h-13 items-center rounded-lg px-4 font-medium text-lg text-ink hover:bg-sunk aria-[current=page]:bg-brand-bg aria-[current=page]:text-brand';

/** The navigation links on narrow screens, with a backdrop that closes the menu. */
export function MobileMenu({ id, isOpen, session, onClose, onEscape }: Props) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOpen]);

  return (
    <div id={id} hidden={!isOpen} className="absolute inset-x-0 top-full md:hidden">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-screen animate-fade-in bg-veil"
        onClick={onClose}
      />
      <ul className="relative flex max-h-[calc(100dvh-4rem)] animate-rise-in flex-col gap-1 overflow-y-auto rounded-b-2xl bg-pop p-3 pb-5 shadow-float">
        <NavLinks state={session.state} className={linkClass} onNavigate={onClose} />
        <MobileActions session={session} onClose={onClose} />
      </ul>
    </div>
  );
}

function MobileActions({ session, onClose }: { session: Session; onClose: () => void }) {
  const signInPath = useSignInPath();
  if (session.state === 'loading') {
    return (
      <li className="grid">
        <Button disabled>Loading...</Button>
      </li>
    );
  }
  if (session.state === 'user') {
    const name = shownName(session.user);
    return (
      <>
        {name !== 'Account' && <li className="mt-2 truncate px-4 text-soft text-sm">{name}</li>}
        <li>
          <NavLink to="/account" className={linkClass} onClick={onClose}>
            Account
          </NavLink>
        </li>
        <li>
          <button type="button" className={`${linkClass} w-full`} onClick={() => void signOut()}>
            Sign Out
          </button>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <a href={signInPath} className={linkClass}>
          Sign In
        </a>
      </li>
      <li className="mt-2 grid px-1">
        <Button size="lg" asChild>
          <Link to="/taste-preferences" onClick={onClose}>
            Get Started
          </Link>
        </Button>
      </li>
    </>
  );
}
