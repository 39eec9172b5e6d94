import type { Purpose } from '#lib/parse-consent.ts';

export type StorageEntry = {
  /** As shown in the browser's developer tools. */
  name: string;
  what: string;
  kept: string;
};

/** Everything that the product stores in the browser, by purpose. A test detects missing entries. */
export const storageEntries: Record<'essential' | Purpose, readonly StorageEntry[]> = {
  essential: [
    { name: 'sid', what: 'Keeps you signed in.', kept: 'Up to 90 days, or until you sign out' },
    {
      name: 'signed_in',
      what: 'Shows whether someone may be signed in, so that pages do not have to ask the server.',
      kept: 'As long as the one above',
    },
    {
      name: 'idp, idp_interaction, idp_resume',
      what: 'Take you through the steps of signing in.',
      kept: 'Up to 14 days',
    },
    {
      name: 'device',
      what: 'Recognizes your browser, to stop strangers from guessing your password.',
      kept: '180 days after you signed in',
    },
    {
      name: 'cookieConsent',
      what: 'What you choose here, and which account has it on record.',
      kept: 'Until you clear it',
    },
    {
      name: 'theme',
      what: 'Light or dark, if you have switched it.',
      kept: '1 year after your last visit',
    },
    {
      name: 'tastePreferences',
      what: 'The taste profile that you saved without an account.',
      kept: '1 year after your last visit, or until you sign in',
    },
    {
      name: 'lastVisit',
      what: 'The day of your last visit, so that the two above are deleted on time.',
      kept: 'As long as these',
    },
    {
      name: 'unsavedDraft',
      what: 'Preferences that you changed but have not saved, so that a reload does not lose them.',
      kept: 'Until you save or discard them, sign out, or close the tab',
    },
    {
      name: 'plateful',
      what: 'Lists, changes and section orders that you made while offline, and lists that you opened by a link.',
      kept: 'Until they are saved, the link stops working, or you sign out',
    },
    {
      name: 'plateful-answers',
      what: 'Your lists, your week and its recipes as you last saw them, to open them offline.',
      kept: 'Until you sign out',
    },
    {
      name: 'workbox-precache',
      what: 'The files of this site itself, so that it opens offline.',
      kept: 'Until there is a new version',
    },
    {
      name: 'timeZoneSuggestion',
      what: 'That you answered our question about your time zone, so that we ask only once.',
      kept: 'Until you clear it',
    },
    {
      name: 'cookTimers',
      what: 'The kitchen timers that you started, so that a reload does not stop them.',
      kept: 'Until you stop them, or close the tab',
    },
    {
      name: 'wishedFavorite',
      what: 'The recipe that you marked as a favorite before you signed in.',
      kept: 'Until you are back, or close the tab',
    },
    {
      name: 'react-router-scroll-positions',
      what: 'Where you were on a page, for when you go back to it.',
      kept: 'Until you close the tab',
    },
  ],
  functional: [
    {
      name: 'units',
      what: 'Metric or US, for recipes and your next shopping list.',
      kept: 'Until you switch this off',
    },
    {
      name: 'inTheShop',
      what: 'How you like your lists in the store, and which store you are in.',
      kept: 'Until you switch this off',
    },
  ],
  analytics: [],
};
