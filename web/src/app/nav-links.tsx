import { NavLink } from 'react-router';
import { SectionLink } from '#lib/section-link.tsx';
import type { Session } from '#lib/session.ts';

const appLinks = [
  { to: '/recipes', label: 'Recipe Generator' },
  { to: '/meal-planner', label: 'Meal Planner' },
  { to: '/shopping-list', label: 'Shopping List' },
];

const homeSections = [
  { section: 'features', label: 'Features' },
  { section: 'pricing', label: 'Pricing' },
  { section: 'testimonials', label: 'Reviews' },
];

type Props = { state: Session['state']; className: string; onNavigate?: () => void };

/** The main links in the navigation bar and the mobile menu. The active one has aria-current. */
export function NavLinks({ state, className, onNavigate }: Props) {
  if (state === 'loading') return null;
  if (state === 'user') {
    return appLinks.map(({ to, label }) => (
      <li key={to}>
        <NavLink to={to} className={className} onClick={onNavigate}>
          {label}
        </NavLink>
      </li>
    ));
  }
  return homeSections.map(({ section, label }) => (
    <li key={section}>
      <SectionLink section={section} className={className} onClick={onNavigate}>
        {label}
      </SectionLink>
    </li>
  ));
}
