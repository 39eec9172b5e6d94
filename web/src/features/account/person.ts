import type { User } from '@plateful/contract/identity.ts';

type Named = Pick<User, 'firstName' | 'lastName'>;

/** First and last name as far as they are known; empty without both. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
}
