import { accountBounds } from '@plateful/contract/bounds.ts';
import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
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
            term: 'Your account and everything in it',
            says: [
              `Until you delete it. Then it is hidden right away and permanently deleted ${graceDays} days later. During this time, we can undo a mistaken deletion.`,
            ],
          },
          {
            term: 'Payment records',
            says: [
              'Seven years. When your account is gone, they no longer show whose they are. A checkout that was never paid: 30 days after it expired. Stripe keeps its own records for as long as the law requires.',
            ],
          },
          {
            term: 'Photos of receipts',
            says: ['Until you delete the receipt or your account.'],
          },
          {
            term: 'Recipes that you remove',
            says: [
              `They and their photos are hidden from everyone else right away and permanently deleted ${graceDays} days later. Until then, you can restore them.`,
            ],
          },
          {
            term: 'Photos of dishes',
            says: [
              'Until you remove them or delete your account. Anyone with a recipe’s link can see its photo; only you can see photos of what you cooked.',
            ],
          },
          {
            term: 'Requests for recipes',
            says: [
              'What you asked for, and how much of your monthly limit it used: 62 days. The recipes themselves are yours and stay.',
            ],
          },
          {
            term: 'Sign-ins',
            says: [
              'Until you sign out, or 14 days after your last visit, 90 days at most. Links in emails: a day at most. Counts of failed sign-ins: a day.',
            ],
          },
          { term: 'Cookie decisions', says: ['As long as your account.'] },
          {
            term: 'Waitlist',
            says: ['Until you ask us to take you off it, or you delete your account: then right away.'],
          },
          { term: 'Technical logs', says: ['Up to 90 days.'] },
          {
            term: 'Our emails to you',
            says: [
              'We keep no copies. If no email company is set up, they are stored on our server for 30 days.',
            ],
          },
          {
            term: 'Your emails to us',
            says: ['Until your matter is settled, longer only where the law requires it.'],
          },
        ],
      },
      `Backups contain what was there when they were made, and are deleted ${graceDays} days later.`,
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
          'Anyone who guesses passwords is slowed down, and cannot lock you out that way.',
          'Whatever you ask for, our server only looks in your own data.',
          'Email links and API keys are stored as digests, so that reading our database is not enough to use one. You can see and revoke your keys on your [account page](/account?tab=profile).',
        ],
      },
      'No protection is perfect. If a breach puts your rights at risk, we tell the authority within 72 hours and you without delay, as the GDPR requires (articles 33 and 34). If you find a security problem, please write to us.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    blocks: [
      `We store what is needed to work and to keep you safe, and what you save yourself. Everything else waits for your consent. The name, purpose and expiry of each thing are in the [Cookie Policy](${pagePaths.cookiePolicy}).`,
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
              '“Export My Data” on your [account page](/account?tab=profile) contains what is in your account, except for passwords, passkeys, active sign-ins and API keys. For anything else, ask us.',
            ],
          },
          {
            term: 'Correct it (article 16)',
            says: [
              'Change your profile, plans, lists and receipt items where they are shown, and your email under [Sign-in and Security](/api/account/security). For your name, write to us.',
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
            says: [
              'To anything that is based on our legitimate interest, for reasons related to your situation.',
            ],
          },
          {
            term: 'Withdraw consent (article 7)',
            says: [
              'As easily as you gave it: in your taste profile, in the cookie preferences, or by email. What was done before remains lawful.',
            ],
          },
          {
            term: 'Complain (article 77)',
            says: [
              `With the authority where you live or work, or with ours: ${detailText(operator.supervisoryAuthority)}. We would like to hear from you first, but you do not have to tell us.`,
            ],
          },
        ],
      },
      `Write to ${mail}. You get an answer within a month, free of charge. To keep others from getting your data, we may ask you to write from the email address of your account.`,
    ],
  },
  {
    id: 'age-and-changes',
    title: 'Age, changes and questions',
    blocks: [
      `${productName} is for people aged 16 and older. If you learn that a younger child has an account, tell us and we will delete it.`,
      'When this policy changes, the date at the top changes too. If a change affects what we do with data that you already gave us, we tell you by email or on the page before it takes effect, and ask you where the law requires your consent.',
      `Send questions to ${mail}. A person answers.`,
    ],
  },
];
