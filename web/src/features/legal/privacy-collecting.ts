import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo, productName } from '#lib/product.ts';
import type { Section } from './legal-document.ts';

const mail = `[${contactEmail}](${mailTo('My data')})`;

/** Sections 1 to 5 of the privacy policy: the controller, the data and its purposes. */
export const collecting: readonly Section[] = [
  {
    id: 'responsible',
    title: 'Who is responsible',
    blocks: [
      `“We” are the operator of this installation of ${productName}: whoever runs the server that you are using. The operator is the controller in the sense of the GDPR.`,
      {
        facts: [
          { term: 'Operator', says: [detailText(operator.name)] },
          { term: 'Address', says: [detailText(operator.address)] },
          { term: 'E-mail', says: [mail] },
          { term: 'Data protection officer', says: [detailText(operator.dataProtectionOfficer)] },
        ],
      },
      `All further details are in the [Legal Notice](${pagePaths.legalNotice}).`,
    ],
  },
  {
    id: 'in-short',
    title: 'The short version',
    blocks: [
      {
        list: [
          'Your data is used to cook for you. It is never sold, and there are no ads and no trackers.',
          'No page loads anything from another site. There is no analytics.',
          'You can look around, and try recipes, without an account. What you set then stays in your browser.',
          'Photos of receipts are read on our own server, unless [section 8](#who-else) names a company for a vision model.',
          'You can take everything with you as one file, and delete everything with one button, both on your [account page](/account?tab=profile).',
        ],
      },
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    blocks: [
      'Almost all of it comes from you. We buy no data and look nobody up.',
      {
        facts: [
          {
            term: 'Account',
            says: [
              'Your e-mail, your name if you give it, and since when you are here. Your password only as a hash (Argon2id) from which it cannot be read. Of passkeys the public key. Of each sign-in the kind of browser, when it began and when it was used last. Of each API key that you make its name, what it may do, a digest from which it cannot be read, and the day on which it was used last.',
            ],
          },
          {
            term: 'Taste profile',
            says: [
              'Cuisines, diets, allergies, foods never to put in, skill, time, spice, size of the household, meals, nutrition goals, and what you write in your own words.',
            ],
          },
          {
            term: 'What you make',
            says: [
              'Recipes that you keep or write, with their former versions; your notes, ratings and collections, what you cooked when, and photos of dishes, without the place and camera data that phones put into pictures; favorites, planned meals, shopping lists, meal times, your time zone, and what you asked for when recipes were generated.',
            ],
          },
          {
            term: 'Receipts',
            says: [
              'Photos that you upload, and what is printed on them. [Section 7](#receipts) says it exactly.',
            ],
          },
          {
            term: 'Payments',
            says: [
              'Which plan was bought, when, for which period, whether it was paid, and the payment provider’s number for you. Never a card number: you type that on the payment provider’s page.',
            ],
          },
          {
            term: 'Waitlist',
            says: ['Your e-mail, your name if you give it, and the plan that you wait for.'],
          },
          {
            term: 'Your cookie decision',
            says: ['What you allowed, when, and of which version of the question, if you are signed in.'],
          },
          { term: 'Your mails', says: ['What you write to us, and our answers.'] },
          {
            term: 'Technical logs',
            says: [
              'What failed, how long things took and random account numbers. No e-mails, no names, nothing that you typed. Your network address is used to answer you and to slow down whoever guesses passwords: for that it is stored for a day at most, as a keyed digest that nobody can read it from.',
            ],
          },
        ],
      },
      'Your e-mail is needed for an account, and payment details for a paid plan. All else is up to you; without it recipes fit you less well.',
    ],
  },
  {
    id: 'why',
    title: 'Why, and on what legal basis',
    blocks: [
      {
        facts: [
          {
            term: 'To do what you signed up for',
            says: [
              'Recipes, plans, lists, receipts, your calendar, your subscription, mails about your account. Basis: our contract with you (GDPR, article 6(1)(b)).',
            ],
          },
          {
            term: 'To check recipes for your health',
            says: [
              'Allergies and diets, see [section 5](#allergies-and-diets). Basis: your explicit consent (articles 6(1)(a) and 9(2)(a)).',
            ],
          },
          {
            term: 'To keep accounts safe',
            says: [
              'Counting failed sign-ins, knowing your own browser again, technical logs. Basis: our legitimate interest, and yours, that nobody else gets in and that the service works (article 6(1)(f)).',
            ],
          },
          {
            term: 'To keep the books',
            says: [
              'Payment records. Basis: what tax and commercial law asks of us (article 6(1)(c)), and our legitimate interest in being able to show what was paid (article 6(1)(f)).',
            ],
          },
          {
            term: 'To remember small choices, and to tell you when Pro is there',
            says: [
              'Functional storage and the waitlist. Basis: your consent (article 6(1)(a)), which you can take back at any time.',
            ],
          },
          { term: 'To answer you', says: ['Your mails. Basis: articles 6(1)(b) and 6(1)(f).'] },
        ],
      },
      'Nobody is judged by a machine here: no decision with legal or similar effect is made automatically (article 22). That your receipts and profile lead to suggestions is the product itself; each suggestion says which lines it comes from, and it goes away with the receipt.',
    ],
  },
  {
    id: 'allergies-and-diets',
    title: 'Allergies and diets',
    blocks: [
      'An allergy says something about your health, and a diet may say something about your health or your beliefs. The GDPR protects such data in particular.',
      {
        list: [
          'You enter them yourself, by choice, so that recipes are checked against them. By saving them you consent to exactly that use.',
          'They decide which recipes you are shown and what the [language model](#what-ai-gets) is told to leave out. They are used for nothing else.',
          'Take them out of your [taste profile](/taste-preferences) and your consent ends. Recipes are then no longer checked for you.',
          'What your profile said before is kept for 90 days and used for one thing: that a page which is still open in another tab or on another device cannot undo what you changed.',
          'Nothing on a receipt ever becomes an allergy, a diet or a guess at your health.',
          'Without an account they stay in your browser. They travel with each request for sample recipes, to choose these, and are not stored with your name or address.',
        ],
      },
    ],
  },
];
