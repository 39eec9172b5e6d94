import type { KeyScope } from '@plateful/contract/key-scopes.ts';

/** Explains each scope to the owner of the key. */
export const scopeWords: Record<KeyScope, { label: string; description: string }> = {
  read: {
    label: 'Read',
    description: 'See recipes, favorites, tastes and allergies, the week and the lists. Changes nothing.',
  },
  lists: { label: 'Lists', description: 'See, make, tick and delete shopping lists.' },
  plan: { label: 'Plan', description: 'See and change the week: plan, move and remove meals.' },
  all: {
    label: 'Everything',
    description:
      'All of it, and generate recipes, favorites, receipts, tastes and imports. Never sign-ins, payments, keys or the account itself.',
  },
};

export const keyLifetimes = [
  { value: '', label: 'Until I revoke it' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;
