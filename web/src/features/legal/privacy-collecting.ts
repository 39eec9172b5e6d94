import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
import type { Section } from './legal-document.ts';

const mail = `[${contactEmail}](${mailTo('My data')})`;

/** Sections 1 to 5 of the privacy policy: the controller, the data and its purposes. */
export const collecting: readonly Section[] = [
  {
    id: 'responsible',
    title: 'Who is responsible',
    blocks: [
      `“We” means the operator of this installation of ${productName}, which runs the server that you are using. The operator is the controller in the sense of the GDPR.`,
      {
        facts: [
          { term: 'Operator', says: [detailText(operator.name)] },
          { term: 'Address', says: [detailText(operator.address)] },
          { term: 'Email', says: [mail] },
          { term: 'Data protection officer', says: [detailText(operator.dataProtectionOfficer)] },
        ],
      },
      `All other details are in the [Legal Notice](${pagePaths.legalNotice}).`,
    ],
  },
  {
    id: 'in-short',
    title: 'The short version',
    blocks: [
      {
        list: [
          'We use your data to plan your meals. We never sell it, and there are no ads and no trackers.',
          'No page loads anything from another site. There is no analytics.',
          'You can look around and try recipes without an account. Your settings then stay in your browser.',
          'Photos of receipts are read on our own server, unless [section 8](#who-else) names a company for a vision model.',
          'You can download everything as one file and delete everything with one button, both on your [account page](/account?tab=profile).',
        ],
      },
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    blocks: [
      'Almost all of it comes from you. We do not buy data or look anyone up.',
      {
        facts: [
          {
            term: 'Account',
            says: [
              'Your email, your name if you give it, and the date you joined. Your password, only as a hash (Argon2id) that does not reveal it. For passkeys, the public key. For each sign-in, the kind of browser, when it started and when it was last used. For each API key you create, its name, its permissions, a digest that does not reveal it, and the day it was last used.',
            ],
          },
          {
            term: 'Taste profile',
            says: [
              'Cuisines, diets, allergies, foods never to put in, skill, time, spice, household size, meals, nutrition goals, and what you write in your own words.',
            ],
          },
          {
            term: 'What you create',
            says: [
              'Recipes that you keep or write, with their previous versions; your notes, ratings and collections, what you cooked and when, and photos of dishes, without the location and camera data that phones add to pictures; favorites, planned meals, shopping lists, meal times, your time zone, and what you asked for when recipes were generated.',
            ],
          },
          {
            term: 'Receipts',
            says: [
              'Photos that you upload, and what is printed on them. [Section 7](#receipts) has the details.',
            ],
          },
          {
            term: 'Payments',
            says: [
              'Which plan was bought, when, for which period, whether it was paid, and your customer number at the payment provider. Never a card number: you enter that on the payment provider’s page.',
            ],
          },
          {
            term: 'Waitlist',
            says: ['Your email, your name if you give it, and the plan you are waiting for.'],
          },
          {
            term: 'Your cookie decision',
            says: ['What you allowed, when, and for which version of the question, if you are signed in.'],
          },
          { term: 'Your emails', says: ['What you write to us, and our replies.'] },
          {
            term: 'Technical logs',
            says: [
              'What failed, how long things took and random account numbers. No emails, no names, nothing that you typed. Your network address is used to respond to you and to slow down anyone who guesses passwords: for that, it is stored for a day at most, as a keyed digest that does not reveal it.',
            ],
          },
        ],
      },
      'Your email is required for an account, and payment details for a paid plan. Everything else is up to you, but without it, recipes fit you less well.',
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
              'Recipes, plans, lists, receipts, your calendar, your subscription, emails about your account. Basis: our contract with you (GDPR, article 6(1)(b)).',
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
              'Counting failed sign-ins, recognizing your browser, technical logs. Basis: our legitimate interest, and yours, that no one else gets in and that the service works (article 6(1)(f)).',
            ],
          },
          {
            term: 'To keep the books',
            says: [
              'Payment records. Basis: what tax and commercial law requires of us (article 6(1)(c)), and our legitimate interest in being able to show what was paid (article 6(1)(f)).',
            ],
          },
          {
            term: 'To remember small choices, and to tell you when Pro is available',
            says: [
              'Functional storage and the waitlist. Basis: your consent (article 6(1)(a)), which you can withdraw at any time.',
            ],
          },
          { term: 'To reply to you', says: ['Your emails. Basis: articles 6(1)(b) and 6(1)(f).'] },
        ],
      },
      'No machine judges you here: no decision with legal or similar effect is made automatically (article 22). Turning your receipts and profile into suggestions is what the product does; each suggestion shows which lines it comes from, and it disappears with the receipt.',
    ],
  },
  {
    id: 'allergies-and-diets',
    title: 'Allergies and diets',
    blocks: [
      'An allergy says something about your health, and a diet may say something about your health or your beliefs. The GDPR protects such data in particular.',
      {
        list: [
          'You enter them yourself, by choice, so that recipes are checked against them. By saving them, you consent to exactly that use.',
          'They decide which recipes you are shown and what the [language model](#what-ai-gets) is asked to leave out. They are used for nothing else.',
          'If you remove them from your [taste profile](/taste-preferences), your consent ends. Recipes are then no longer checked for you.',
          'The previous content of your profile is kept for 90 days for one purpose: so that a page still open in another tab or on another device cannot undo your changes.',
          'Nothing on a receipt ever becomes an allergy, a diet or a guess at your health.',
          'Without an account, they stay in your browser. They are sent with each request for sample recipes, to choose the right ones, and are not stored with your name or address.',
        ],
      },
    ],
  },
];
