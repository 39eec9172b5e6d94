import type { KeyScope } from '@plateful/contract/key-scopes.ts';

/** Explains each scope to the owner of the key. */
export const scopeWords: Record<KeyScope, { label: string; description: string }> = {
  read: {
    label: 'Read',
    description:
      'View recipes, favorites, taste preferences, allergies, the week and the lists. Cannot change anything.',
  },
  lists: { label: 'Lists', description: 'View, create, check off and delete shopping lists.' },
  plan: { label: 'Plan', description: 'View and change the week: plan, move and remove meals.' },
  all: {
    label: 'Everything',
    description:
      'All of the above, plus generating recipes, favorites, receipts, taste preferences and imports. Never sign-in, payments, keys or the account itself.',
  },
};

export const keyLifetimes = [
  { value: '', label: 'Never, until I revoke it' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;
