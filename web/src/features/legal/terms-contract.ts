import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { billingBounds, prices } from '@plateful/contract/plans.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { formatPrice } from '#lib/format.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
import type { Section } from './legal-document.ts';

const { plus, pro } = prices;
/** The yearly price stated in docs/product.md, Constants. The actual charge is the lower one of the pricing section. */
const listedYearly = '$99.99';
const mail = `[${contactEmail}](${mailTo('A question about the terms')})`;

/** Sections 1 to 9 of the terms: parties, service and prices. */
export const contract: readonly Section[] = [
  {
    id: 'parties',
    title: 'Who we are and what these terms are for',
    blocks: [
      `These terms are the contract between you and the operator of ${productName}, “we”: ${detailText(operator.name)}. All details are in the [Legal Notice](${pagePaths.legalNotice}).`,
      `${productName} is available on three domains: ${detailText(operator.domains)}. These terms are the same on each of them.`,
      'By creating an account, you accept them. Without an account, you can look around; what these terms say about allergies, health and proper use applies then, too.',
    ],
  },
  {
    id: 'service',
    title: `What ${productName} does`,
    blocks: [
      `${productName} learns a household’s taste from what you say and, on a paid plan, from photos of grocery receipts. It offers recipes that fit, weekly plans with a calendar, and shopping lists. What each plan includes is listed with the [prices](/#pricing).`,
      'It is made for households and for people who cook for themselves and others. It is not a medical product, and it is not made for professional kitchens.',
    ],
  },
  {
    id: 'age',
    title: 'Who may use it',
    blocks: [
      'You must be 16 or older. If the law where you live requires a parent’s consent for a contract or a payment, please get it first.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      {
        list: [
          'Please use your own email: it is how you get back in, and how we reach you.',
          'Keep your password to yourself. An account is for one person or one household.',
          'If someone else got in, choose a new password right away and tell us. You can end every active sign-in under [Sign-in and Security](/api/account/security).',
        ],
      },
    ],
  },
  {
    id: 'prices',
    title: 'Plans and prices',
    blocks: [
      {
        facts: [
          {
            term: 'Basic',
            says: [
              'Free: sample recipes and basic meal planning, for as long as you like. Allergies and diets are checked, as on every plan, and the calendar feed is included.',
            ],
          },
          {
            term: 'Plus',
            says: [
              `${formatPrice(plus.monthly)} a month or ${listedYearly} a year (${formatPrice(plus.monthly * 12)} if paid monthly, a 17% saving). It adds AI recipes, receipt uploads and custom dietary preferences: your own instructions, requests and cuisines. The yearly charge is ${formatPrice(plus.yearly)}: where our pages name two prices, you pay the lower one.`,
            ],
          },
          {
            term: 'Pro',
            says: [
              `Not sold yet. Planned at ${formatPrice(pro.monthly)} a month or ${formatPrice(pro.yearly)} a year. You can join the waitlist, without any commitment.`,
            ],
          },
          { term: 'Enterprise', says: ['By agreement. Write to us.'] },
        ],
      },
      'Prices are in US dollars. The checkout shows the total before you pay; your bank may charge its own fee for another currency.',
    ],
  },
  {
    id: 'payment',
    title: 'Payment and renewal',
    blocks: [
      'You pay in advance, for a month or a year, on the page of the payment provider (Stripe). The contract for a paid plan is made when you confirm the payment there.',
      'A subscription renews automatically for another month or year at the end of each period, at the price that then applies, unless you cancel before. The [subscription page](/account?tab=subscription) shows how long you have paid for.',
      'If a payment fails, we tell you by email and try again over several days. If it stays unpaid, the subscription ends and your account becomes a free one.',
      'You can switch between monthly and yearly at any time. The switch takes effect right away; what you already paid is credited, and any difference is charged right away.',
    ],
  },
  {
    id: 'cancelling',
    title: 'Cancelling and leaving',
    blocks: [
      'You can cancel at any time, without a reason, on the [subscription page](/account?tab=subscription) or by email. You keep everything you paid for until the end of the current period; then the account becomes a free one, with everything in it. Until that day you can reactivate the subscription.',
      'You can delete your account at any time. That ends any subscription right away. If you want to use what you have paid for, cancel first and delete later.',
      'We may end the contract for a free account with 30 days’ notice by email, and for a paid plan with 30 days’ notice to the end of the period. We may end it immediately for a serious reason, such as a serious breach of [section 14](#proper-use). We tell you beforehand and, where we can, give you time to export your data. What you paid for and can no longer use is refunded, unless the breach was yours.',
    ],
  },
  {
    id: 'refunds',
    title: 'Refunds and withdrawal',
    blocks: [
      'Fees are not refunded, except as required by law. Instead, a cancelled subscription runs until the end of its period.',
      'The law requires it, for example, where you are a consumer in the European Union: you may withdraw from the purchase within 14 days without giving a reason. An email is enough, with words like these: “I withdraw from my subscription, bought on [date], for the account of [email].”',
      `Send it to [${contactEmail}](${mailTo('Withdrawal from my subscription')}). We confirm it and refund what you paid within 14 days, the same way you paid. If you asked us to start before the 14 days were over, we may keep the share for the days that you used.`,
    ],
  },
  {
    id: 'price-changes',
    title: 'Price changes',
    blocks: [
      `If a price changes, we tell you by email at least ${billingBounds.priceNoticeDays} days before. The new price applies from your next renewal after that, never to a period that you have already paid for.`,
      `If you do not want it, cancel before it applies. Send questions to ${mail}.`,
    ],
  },
];
