import { accountBounds } from '@plateful/contract/bounds.ts';
import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo, productName } from '#lib/product.ts';
import type { Section } from './legal-document.ts';

const { graceDays } = accountBounds;
const mail = `[${contactEmail}](${mailTo('My data')})`;

/** Sections 10 to 14 of the privacy policy: retention, security and rights. */
export const keeping: readonly Section[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    blocks: [
      {
        facts: [
          {
            term: 'Your account and all in it',
            says: [
              `Until you delete it. Then it is hidden at once and gone for good ${graceDays} days later. In these days we can undo a deletion that was a mistake.`,
            ],
          },
          {
            term: 'Payment records',
            says: [
              'Seven years. When your account is gone, they no longer say whose they are. A checkout that was never paid: 30 days after it expired. Stripe keeps its own records for as long as the law asks of it.',
            ],
          },
          {
            term: 'Photos of receipts',
            says: ['Until you delete the receipt or your account.'],
          },
          {
            term: 'Recipes that you remove',
            says: [
              `They and their photos are hidden from everyone else at once and gone for good ${graceDays} days later. Until then you can bring them back.`,
            ],
          },
          {
            term: 'Photos of dishes',
            says: [
              'Until you take them off, or delete your account. A photo of a recipe is seen by everyone who has the recipe’s link, one of what you cooked by you alone.',
            ],
          },
          {
            term: 'Requests for recipes',
            says: [
              'What you asked for, and how much of the month it used: 62 days. The recipes themselves are yours and stay.',
            ],
          },
          {
            term: 'Sign-ins',
            says: [
              'Until you sign out, 14 days after you were here last, 90 days at most. Links in mails: a day at most. Counts of failed sign-ins: a day.',
            ],
          },
          { term: 'Cookie decisions', says: ['As long as your account.'] },
          {
            term: 'Waitlist',
            says: ['Until you ask us to take you off it, or you delete your account: then at once.'],
          },
          { term: 'Technical logs', says: ['Up to 90 days.'] },
          {
            term: 'Our mails to you',
            says: ['We keep no copies. Where no mail company is set up, they lie on our server for 30 days.'],
          },
          {
            term: 'Your mails to us',
            says: ['Until your matter is settled, longer only where the law asks for it.'],
          },
        ],
      },
      `Backups hold what was there when they were made, and are gone ${graceDays} days later.`,
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      {
        list: [
          'Connections are encrypted. Sign-in cookies cannot be read by scripts.',
          'You can sign in with a passkey, and see and end each of your sign-ins under [Sign-in and Security](/api/account/security).',
          'Whoever guesses passwords is slowed down, and cannot lock you out by it.',
          'Whatever you ask our server for, it looks among your own things only.',
          'Links in mails and API keys are stored as digests, so that reading our database is not enough to use one. You see and revoke your keys on your [account page](/account?tab=profile).',
        ],
      },
      'No protection is perfect. If a breach puts your rights at risk, we tell the authority within 72 hours and you without delay, as the GDPR asks (articles 33 and 34). If you find a hole, please write to us.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    blocks: [
      `We set what is needed to work and to keep you safe, and what you save yourself. The rest waits for your yes. Each thing has its name, its purpose and its end in the [Cookie Policy](${pagePaths.cookiePolicy}).`,
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      {
        facts: [
          {
            term: 'See it (article 15)',
            says: [
              '“Export My Data” on your [account page](/account?tab=profile) has what your account holds, but for passwords, passkeys, open sign-ins and API keys. For anything else, ask us.',
            ],
          },
          {
            term: 'Correct it (article 16)',
            says: [
              'Change your profile, plans, lists and receipt items where they stand, and your e-mail under [Sign-in and Security](/api/account/security). For your name, write to us.',
            ],
          },
          {
            term: 'Erase it (article 17)',
            says: ['“Delete Account” on the same page, at any time, without giving a reason.'],
          },
          {
            term: 'Restrict it (article 18)',
            says: ['Write to us, and we leave your data untouched while a question about it is open.'],
          },
          {
            term: 'Take it with you (article 20)',
            says: [
              `The export is one JSON file, photos included, in a documented format that any ${productName} can import.`,
            ],
          },
          {
            term: 'Object (article 21)',
            says: ['Against whatever rests on our legitimate interest, for reasons that are yours.'],
          },
          {
            term: 'Take back consent (article 7)',
            says: [
              'As easily as you gave it: in your taste profile, in the cookie preferences, by a mail. What was done before stays lawful.',
            ],
          },
          {
            term: 'Complain (article 77)',
            says: [
              `At the authority where you live or work, or at ours: ${detailText(operator.supervisoryAuthority)}. We would like to hear of it first, but you need not tell us.`,
            ],
          },
        ],
      },
      `Write to ${mail}. You get an answer within a month, free of charge. So that nobody else gets your data, we may ask you to write from the address of your account.`,
    ],
  },
  {
    id: 'age-and-changes',
    title: 'Age, changes and questions',
    blocks: [
      `${productName} is for people of 16 and older. If you learn that a younger child has an account, tell us and we delete it.`,
      'When this policy changes, the date at its top does too. If a change is about what we do with data that you gave us already, we tell you by mail or on the page before it counts, and ask you where the law wants your consent.',
      `Questions go to ${mail}. A person answers.`,
    ],
  },
];
