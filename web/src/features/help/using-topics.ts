import { accountBounds, shoppingBounds } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { billingBounds, prices } from '@plateful/contract/plans.ts';
import { formatPrice, formatShortPrice } from '#lib/format.ts';
import { mailTo, productName } from '#lib/product.ts';
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
          `Yes, on every plan, the free one too. Your ${accountPage} has an address that Google Calendar, Apple Calendar and Outlook can subscribe to. Each planned meal stands there at your meal times.`,
          'The calendar app decides how often it looks; Google and Outlook take up to a day. Whoever has the address can see your meals, and you can replace it at any time.',
        ],
      },
      {
        question: 'How is the shopping list made?',
        answer: [
          `From the meals of the days that you choose, up to ${shoppingBounds.maxDays} of them, for as many people as you planned. The same food is added up where its units allow it, sorted by section of the shop, and each line says which meals it is for.`,
          'What you type yourself, your ticks and your changes stay when you bring a list up to date with a changed plan. Two lists can be merged: the same food is then bought once.',
        ],
      },
      {
        question: 'Can we shop together?',
        answer: [
          'Yes. Everyone who is signed in to your account sees each tick within a second. For others, “Shop together” in a list’s menu makes a link: whoever has it can tick and change that list without an account, until you end the link.',
        ],
      },
      {
        question: 'How does it know what is at home?',
        answer: [
          `From what you ticked on shopping lists and from receipts, less what you cooked, for as long as it keeps. [At home](${pagePaths.atHome}) lists it as an estimate, and you can correct each amount. “Plan my week” uses it up first; a list becomes shorter by it only when you choose “Take off what is at home” in its menu.`,
        ],
      },
      {
        question: 'Does it work offline?',
        answer: [
          'Shopping lists, the weeks that you have looked at, and their recipes open without a network, also after a reload; so does a list that somebody shared with you by a link, once you have opened it.',
          'On a list you can tick, type, change and remove, and start an empty one: all of it is kept on your phone and saved once you are back. Planning, and making a list from the plan, need a network.',
        ],
      },
      {
        question: 'Is there an app?',
        answer: [
          `Not in a store: ${productName} runs in the browser of your phone, tablet or computer. It can be installed from there, with an icon and a window of its own: by “Install app” in the menu of Chrome or Edge, by “Add to Home Screen” in the share menu of an iPhone or iPad.`,
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
          `Basic is free, for as long as you like. Plus is ${formatPrice(plus.monthly)} a month or ${formatShortPrice(plus.yearly)} a year. In some places our pages say $99.99 a year; what you are charged is ${formatPrice(plus.yearly)}.`,
          `Pro is planned at ${formatPrice(pro.monthly)} a month or ${formatShortPrice(pro.yearly)} a year and cannot be bought yet; there is a [waitlist](/#pricing). If you want ${productName} for your members or under your own name, [write to us](${mailTo('Enterprise plan')}).`,
        ],
      },
      {
        question: 'What is free, and what is not?',
        answer: [
          'Free: sample recipes, planning your weeks, shopping lists, favorites and the calendar feed. Allergies and diets are kept and checked on every plan, since safety is not for sale.',
          'Plus adds AI recipes, receipt uploads and custom dietary preferences: recipes that follow your own instructions, requests and cuisines. A free account can write these down; they count from the day you have Plus.',
        ],
      },
      {
        question: 'How do I pay?',
        answer: [
          'By the checkout of Stripe, our payment provider. We never see your card. A subscription renews by itself at the end of each month or year until you cancel it.',
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          `On the ${subscriptionPage}, in two clicks, or by mail. You keep everything until the end of the period that you have paid for. Then your account goes on as a free one, and your recipes, plans and receipts stay.`,
        ],
      },
      {
        question: 'Do I get money back?',
        answer: [
          `Not for a period that has begun, except where the law gives you a right to it: consumers in the European Union can withdraw within 14 days. The [Terms of Service](${pagePaths.terms}#refunds) say how.`,
        ],
      },
      {
        question: 'Can I switch between monthly and yearly?',
        answer: [
          `Yes, at any time, on the ${subscriptionPage}. It counts at once, and what you have paid already is counted in.`,
        ],
      },
      {
        question: 'Will the price change?',
        answer: [
          `If it does, we tell you by mail at least ${billingBounds.priceNoticeDays} days before, and never for a period that you have paid for.`,
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
          `Yes. “Export My Data” on your ${accountPage} gives you everything in one file, photos included if you like. Any ${productName} account can import it.`,
        ],
      },
      {
        question: 'Can I bring recipes from elsewhere?',
        answer: [
          `Yes. [Import a recipe](${pagePaths.importRecipe}) reads one from a link, a photo, a PDF or pasted text and shows it with the original before you save it. On Android you can also share a link to ${productName} from another app; on an iPhone, where web apps cannot be shared to, copy the link and paste it; on a computer that page has a bookmark for the recipe that you are looking at.`,
          `Whole collections come in on the same page, or on your ${accountPage}: exports of Mealie and Paprika with their photos, pages of Markdown, and files or saved web pages that hold recipes in the schema.org format. Those that break an allergy or a diet of yours are marked and never planned for you, and you are told how many. And back: each recipe downloads in all of these formats and as a PDF.`,
        ],
      },
      {
        question: 'How do I delete my account?',
        answer: [
          `With “Delete Account” on your ${accountPage}. Everything is hidden at once and gone for good after ${accountBounds.graceDays} days. A subscription ends too. Only payment records stay, for seven years, without your name.`,
        ],
      },
      {
        question: 'Who can see my recipes?',
        answer: [
          'Your plans, lists, receipts and tastes: only you. A recipe’s page opens for whoever has its address, so that you can share it. The address cannot be guessed, and the page does not say whose recipe it is.',
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
