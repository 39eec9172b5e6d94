import type { SessionUser } from '#lib/session.ts';

/** How the bar addresses a person: first name, else e-mail, else "Account". */
export function nameOf(user: SessionUser) {
  return user.firstName?.trim() || user.email || 'Account';
}
