import { pagePaths } from '@plateful/contract/pages.ts';
import { contactEmail, mailTo, productName } from '#lib/product.ts';
import type { LegalDocument } from './legal-document.ts';

type Kept = { name: string; what: string; kept: string };
type Things = Record<'essential' | 'functional' | 'analytics', readonly Kept[]>;

/** The section that has the button for the preferences. */
export const choiceSection = 'your-choice';

/** The policy, generated from the same list as the preferences. */
export function cookiePolicy({ essential, functional, analytics }: Things): LegalDocument {
  return {
    title: 'Cookie Policy',
    description: `Every cookie and everything else that ${productName} keeps in your browser: its name, what it is for and when it ends.`,
    lead: 'Everything that we keep in your browser, by name. There is little, and all of it is ours.',
    updated: '2026-11-20',
    sections: [
      {
        id: 'what-this-is',
        title: 'What this is about',
        blocks: [
          'A cookie is a short text that your browser keeps for a site and sends back to it. Browsers also have a local storage, which stays on your device and is sent to nobody. The law treats both alike, and so do we: “cookies” here means both.',
        ],
      },
      {
        id: 'whose',
        title: 'Whose cookies these are',
        blocks: [
          `Only ${productName} itself sets them. There are no cookies of others, no ads, no tracking pixels, no buttons that report to a social network, and no fonts or scripts from elsewhere.`,
        ],
      },
      {
        id: 'essential',
        title: 'Essential',
        blocks: [
          'What the product needs to work and to be safe, and what you save or switch yourself. These need no consent (ePrivacy Directive, article 5(3)), and none is set before it is needed.',
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
            ? 'Would tell us which pages are used. There is none: we measure nothing, so today this switch switches nothing on. Before that changes we ask you again, and nothing would be kept for longer than two years.'
            : listOf(analytics),
        ],
      },
      {
        id: choiceSection,
        title: 'Your choice',
        blocks: [
          'On your first visit we ask. “Reject All” is as easy as “Accept All”, everything optional is off until you switch it on, and closing the window decides nothing. The product works either way.',
          'You can change your mind at any time, here or by “Cookie Preferences” at the bottom of every page.',
        ],
      },
      {
        id: 'record',
        title: 'How your choice is kept',
        blocks: [
          'Your browser keeps it as `cookieConsent`, with its time and the version of the question. If you are signed in, your account keeps it too, so that we can show that we asked. It is in your export, and it goes with your account. When we ask for something new, the version changes and you are asked again.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long things stay',
        blocks: [
          'Each thing has its end above. Cookies end by themselves. Local storage has no end of its own, so we see to it: your theme and the taste preferences of this browser are removed on the first visit after 1 year away. The rest stays until it is used up, you switch it off, or you clear it.',
        ],
      },
      {
        id: 'other-sites',
        title: 'Other sites',
        blocks: [
          'Some things happen elsewhere, and only after you press a button: paying on the page of the payment provider ([Stripe](https://stripe.com/cookie-settings)), sharing on a social network, reading your plan in a calendar app. What these keep, their own policies say.',
        ],
      },
      {
        id: 'your-browser',
        title: 'What your browser can do',
        blocks: [
          'In its settings you can see and delete all of this, under names like “Cookies and site data”, and you can forbid it. Without the sign-in cookies you cannot sign in. Everything that works without an account still does.',
          'A private window forgets it all when you close it.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes and questions',
        blocks: [
          'When what we keep changes, this page does too: it is made from the same list as the preferences.',
          `What else happens with your data is in the [Privacy Policy](${pagePaths.privacyPolicy}). Questions go to [${contactEmail}](${mailTo('Cookies')}).`,
        ],
      },
    ],
  };
}

function listOf(things: readonly Kept[]) {
  return {
    facts: things.map(({ name, what, kept }) => ({ term: name, isCode: true, says: [what, `${kept}.`] })),
  };
}
