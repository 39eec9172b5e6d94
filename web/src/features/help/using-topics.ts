import { accountBounds, shoppingBounds } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { billingBounds, prices } from '@plateful/contract/plans.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { formatPrice, formatShortPrice } from '#lib/format.ts';
import { mailTo } from '#lib/product.ts';
import type { Topic } from './faq-data.ts';

const { plus, pro } = prices;
const accountPage = '[account page](/account?tab=profile)';
const subscriptionPage = '[subscription page](/account?tab=subscription)';

/** Questions about everything except food. */
export const usingTopics: readonly Topic[] = [
  {
    id: 'planning',
    title: 'Weeks, lists and calendar',
    questions: [
      {
        question: 'Can I see my plan in my own calendar?',
        answer: [
          `Yes, on every plan, even the free one. Your ${accountPage} has a URL that Google Calendar, Apple Calendar and Outlook can subscribe to. Planned meals appear there at your meal times.`,
          'The calendar app decides how often it checks for changes; Google and Outlook can take up to a day. Anyone with the URL can see your meals, and you can replace it at any time.',
        ],
      },
      {
        question: 'How is the shopping list made?',
        answer: [
          `From the meals of the days you choose, up to ${shoppingBounds.maxDays} of them, for as many people as you planned. Amounts of the same food are added up where the units allow it, the list is sorted by store section, and each line shows which meals it is for.`,
          'When your plan changes and you update the list, your own items, check marks and changes are kept. You can also merge two lists, so that you buy each food only once.',
        ],
      },
      {
        question: 'Can we shop together?',
        answer: [
          'Yes. Everyone who is signed in to your account sees each check mark within a second. For others, “Shop together” in a list’s menu creates a link: anyone with it can check things off and change that list without an account, until you stop sharing.',
        ],
      },
      {
        question: 'How does it know what is at home?',
        answer: [
          `From your receipts and the items you checked off on shopping lists, minus what you cooked, for as long as each food keeps. [At home](${pagePaths.atHome}) lists it as an estimate, and you can correct each amount. “Plan my week” uses these foods first. To leave them off a shopping list, choose “Subtract what is at home” in its menu.`,
        ],
      },
      {
        question: 'Does it work offline?',
        answer: [
          'Shopping lists, the weeks you have viewed and their recipes open offline, even after a reload. So does a list that was shared with you by a link, once you have opened it.',
          'Offline, you can check off, add, change and remove items, and start an empty list. Your changes are kept on your phone and saved when you are back online. Planning, and making a list from the plan, need a connection.',
        ],
      },
      {
        question: 'Is there an app?',
        answer: [
          `Not in an app store: ${productName} runs in the browser on your phone, tablet or computer. You can install it from there, with its own icon and window: choose “Install app” in the menu of Chrome or Edge, or “Add to Home Screen” in the share menu on an iPhone or iPad.`,
        ],
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    questions: [
      {
        question: 'What does it cost?',
        answer: [
          `Basic is free for as long as you like. Plus is ${formatPrice(plus.monthly)} a month or ${formatShortPrice(plus.yearly)} a year. Some of our pages say $99.99 a year; what you actually pay is ${formatPrice(plus.yearly)}.`,
          `Pro is planned at ${formatPrice(pro.monthly)} a month or ${formatShortPrice(pro.yearly)} a year and cannot be bought yet; there is a [waitlist](/#pricing). If you want ${productName} for your members or under your own name, [write to us](${mailTo('Enterprise plan')}).`,
        ],
      },
      {
        question: 'What is free, and what is not?',
        answer: [
          'Free: sample recipes, planning your weeks, shopping lists, favorites and the calendar feed. Allergies and diets are saved and checked on every plan, because safety should never cost extra.',
          'Plus adds AI recipes, receipt uploads and custom dietary preferences: recipes that follow your own instructions, requests and cuisines. On a free account you can already enter them; they take effect once you have Plus.',
        ],
      },
      {
        question: 'How do I pay?',
        answer: [
          'Through Stripe, our payment provider. We never see your card. A subscription renews automatically at the end of each month or year until you cancel it.',
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          `On the ${subscriptionPage}, in two clicks, or by email. You keep all features until the end of the period you have paid for. Then your account becomes a free one, and your recipes, plans and receipts stay.`,
        ],
      },
      {
        question: 'Can I get a refund?',
        answer: [
          `Not for a period that has started, except where the law gives you a right to one: consumers in the European Union can withdraw within 14 days. The [Terms of Service](${pagePaths.terms}#refunds) explain how.`,
        ],
      },
      {
        question: 'Can I switch between monthly and yearly?',
        answer: [
          `Yes, at any time, on the ${subscriptionPage}. The change takes effect right away, and what you already paid is credited.`,
        ],
      },
      {
        question: 'Will the price change?',
        answer: [
          `If it does, we will tell you by email at least ${billingBounds.priceNoticeDays} days before. It never changes for a period you have already paid for.`,
        ],
      },
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    questions: [
      {
        question: 'Can I take my data with me?',
        answer: [
          `Yes. “Export My Data” on your ${accountPage} gives you everything in one file, with photos if you like. Any ${productName} account can import it.`,
        ],
      },
      {
        question: 'Can I bring recipes from elsewhere?',
        answer: [
          `Yes. [Import a recipe](${pagePaths.importRecipe}) reads one from a link, a photo, a PDF or pasted text and shows it with the original before you save it. On Android you can also share a link to ${productName} from another app; on an iPhone, where web apps cannot be shared to, copy the link and paste it; on a computer, that page has a bookmark that saves the recipe you are looking at.`,
          `You can import whole collections on the same page, or on your ${accountPage}: exports of Mealie and Paprika with their photos, pages of Markdown, and files or saved web pages with recipes in the schema.org format. Recipes that do not fit your allergies or diets are marked and never planned for you, and we tell you how many there are. You can also download each recipe in all of these formats and as a PDF.`,
        ],
      },
      {
        question: 'How do I delete my account?',
        answer: [
          `With “Delete Account” on your ${accountPage}. Everything is hidden right away and permanently deleted after ${accountBounds.graceDays} days. Any subscription ends, too. Only payment records stay, for seven years, without your name.`,
        ],
      },
      {
        question: 'Who can see my recipes?',
        answer: [
          'Only you can see your plans, lists, receipts and taste preferences. A recipe’s page opens for anyone with its link, so that you can share it. The link cannot be guessed, and the page does not show whose recipe it is.',
        ],
      },
      {
        question: 'Do you sell my data or show ads?',
        answer: [
          `No. There are no ads, no trackers and no analytics. The [Privacy Policy](${pagePaths.privacyPolicy}) and the [Cookie Policy](${pagePaths.cookiePolicy}) are short enough to read.`,
        ],
      },
    ],
  },
];
