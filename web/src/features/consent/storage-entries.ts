import type { Purpose } from '#lib/parse-consent.ts';

export type StorageEntry = {
  /** As shown in the browser's developer tools. */
  name: string;
  description: string;
  retention: string;
};

/** Everything that the product stores in the browser, by purpose. A test detects missing entries. */
export const storageEntries: Record<'essential' | Purpose, readonly StorageEntry[]> = {
  essential: [
    { name: 'sid', description: 'Keeps you signed in.', retention: 'Up to 90 days, or until you sign out' },
    {
      name: 'signed_in',
      description: 'Shows whether someone may be signed in, so that pages do not have to ask the server.',
      retention: 'As long as the one above',
    },
    {
      name: 'idp, idp_interaction, idp_resume',
      description: 'Take you through the steps of signing in.',
      retention: 'Up to 14 days',
    },
    {
      name: 'device',
      description: 'Recognizes your browser, to stop strangers from guessing your password.',
      retention: '180 days after you signed in',
    },
    {
      name: 'cookieConsent',
      description: 'What you choose here, and which account has it on record.',
      retention: 'Until you clear it',
    },
    {
      name: 'theme',
      description: 'Light or dark, if you have switched it.',
      retention: '1 year after your last visit',
    },
    {
      name: 'tastePreferences',
      description: 'The taste profile that you saved without an account.',
      retention: '1 year after your last visit, or until you sign in',
    },
    {
      name: 'lastVisit',
      description: 'The day of your last visit, so that the two above are deleted on time.',
      retention: 'As long as these',
    },
    {
      name: 'unsavedDraft',
      description: 'Preferences that you changed but have not saved, so that a reload does not lose them.',
      retention: 'Until you save or discard them, sign out, or close the tab',
    },
    {
      name: 'plateful',
      description:
        'Lists, changes and section orders that you made while offline, and lists that you opened by a link.',
      retention: 'Until they are saved, the link stops working, or you sign out',
    },
    {
      name: 'plateful-answers',
      description: 'Your lists, your week and its recipes as you last saw them, to open them offline.',
      retention: 'Until you sign out',
    },
    {
      name: 'workbox-precache',
      description: 'The files of this site itself, so that it opens offline.',
      retention: 'Until there is a new version',
    },
    {
      name: 'timeZoneSuggestion',
      description: 'That you answered our question about your time zone, so that we ask only once.',
      retention: 'Until you clear it',
    },
    {
      name: 'cookTimers',
      description: 'The kitchen timers that you started, so that a reload does not stop them.',
      retention: 'Until you stop them, or close the tab',
    },
    {
      name: 'wishedFavorite',
      description: 'The recipe that you marked as a favorite before you signed in.',
      retention: 'Until you are back, or close the tab',
    },
    {
      name: 'react-router-scroll-positions',
      description: 'Where you were on a page, for when you go back to it.',
      retention: 'Until you close the tab',
    },
  ],
  functional: [
    {
      name: 'units',
      description: 'Metric or US, for recipes and your next shopping list.',
      retention: 'Until you switch this off',
    },
    {
      name: 'inTheShop',
      description: 'How you like your lists in the store, and which store you are in.',
      retention: 'Until you switch this off',
    },
  ],
  analytics: [],
};
