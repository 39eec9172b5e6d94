import { pagePaths } from '@plateful/contract/pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
import type { LegalDocument } from './legal-document.ts';

type StoredEntry = { name: string; description: string; retention: string };
type EntriesByPurpose = Record<'essential' | 'functional' | 'analytics', readonly StoredEntry[]>;

/** The section that has the button for the preferences. */
export const choiceSection = 'your-choice';

/** The policy, generated from the same list as the preferences. */
export function cookiePolicy({ essential, functional, analytics }: EntriesByPurpose): LegalDocument {
  return {
    title: 'Cookie Policy',
    description: `Every cookie and everything else that ${productName} stores in your browser: its name, what it is for and when it expires.`,
    lead: 'Everything that we store in your browser, by name. There is not much, and all of it is ours.',
    updated: '2026-11-29',
    sections: [
      {
        id: 'what-this-is',
        title: 'What this is about',
        blocks: [
          'A cookie is a short text that your browser keeps for a site and sends back to it. Browsers also have local storage, which stays on your device and is not sent to anyone. The law treats both the same way, and so do we: “cookies” here means both.',
        ],
      },
      {
        id: 'whose',
        title: 'Whose cookies these are',
        blocks: [
          `Only ${productName} itself sets them. There are no third-party cookies, no ads, no tracking pixels, no buttons that report to a social network, and no fonts or scripts from elsewhere.`,
        ],
      },
      {
        id: 'essential',
        title: 'Essential',
        blocks: [
          'What the product needs to work and stay secure, and what you save or set yourself. These need no consent (ePrivacy Directive, article 5(3)), and none is set before it is needed.',
          listOf(essential),
          'Over an encrypted connection some names begin with `__Host-`, which keeps other sites from setting them.',
        ],
      },
      {
        id: 'functional',
        title: 'Functional',
        blocks: [
          'Small choices, remembered for next time. They are kept only if you switch this on, and removed when you switch it off.',
          listOf(functional),
        ],
      },
      {
        id: 'analytics',
        title: 'Analytics',
        blocks: [
          analytics.length === 0
            ? 'Would tell us which pages are used. There are none: we measure nothing, so today this switch has no effect. We will ask you again before that changes, and nothing would be kept for longer than two years.'
            : listOf(analytics),
        ],
      },
      {
        id: choiceSection,
        title: 'Your choice',
        blocks: [
          'On your first visit we ask. “Reject All” is as easy as “Accept All”, everything optional is off until you switch it on, and closing the window is not a choice. The product works either way.',
          'You can change your mind at any time, here or with “Cookie Preferences” at the bottom of every page.',
        ],
      },
      {
        id: 'record',
        title: 'How we store your choice',
        blocks: [
          'Your browser keeps it as `cookieConsent`, with its time and the version of the question. If you are signed in, your account keeps it too, so that we can show that we asked. It is part of your export, and it is deleted with your account. When we ask for something new, the version changes and you are asked again.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long things stay',
        blocks: [
          'The lists above say how long each thing lasts. Cookies expire automatically. Local storage does not, so we take care of that: your theme and the taste preferences in this browser are removed on your first visit after 1 year away. The rest stays until it is no longer needed, you switch it off, or you clear it.',
        ],
      },
      {
        id: 'other-sites',
        title: 'Other sites',
        blocks: [
          'Some things happen elsewhere, and only after you choose them: paying on the payment provider’s page ([Stripe](https://stripe.com/cookie-settings)), sharing on a social network, viewing your plan in a calendar app. Their own policies say what they store.',
        ],
      },
      {
        id: 'your-browser',
        title: 'What your browser can do',
        blocks: [
          'In its settings you can see and delete all of this, under names like “Cookies and site data”, and you can block it. Without the sign-in cookies you cannot sign in. Everything that works without an account still does.',
          'A private window deletes everything when you close it.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes and questions',
        blocks: [
          'When what we store changes, this page changes too: it uses the same list as the cookie preferences.',
          `What else happens with your data is in the [Privacy Policy](${pagePaths.privacyPolicy}). Send questions to [${contactEmail}](${mailTo('Cookies')}).`,
        ],
      },
    ],
  };
}

function listOf(entries: readonly StoredEntry[]) {
  return {
    facts: entries.map(({ name, description, retention }) => ({
      term: name,
      isCode: true,
      says: [description, `${retention}.`],
    })),
  };
}
