import { operator } from '@plateful/contract/operator.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { detailText } from '#lib/operator.ts';
import type { Section } from './legal-document.ts';

const { hosting, mail: mailProvider, languageModel, photoStorage, signIn } = operator.processors;

/** Sections 6 to 9 of the privacy policy: recipients of the data. */
export const passingOn: readonly Section[] = [
  {
    id: 'what-ai-gets',
    title: 'What the AI gets to see',
    blocks: [
      `A language model is used only on paid plans, only when you generate recipes or import a page that does not mark its recipe, and only if the operator has set one up: [section 8](#who-else) says which. Without one, ${productName}’s own composer writes the recipes on our server and nothing leaves it.`,
      'When a model writes recipes, it gets:',
      {
        list: [
          'how many recipes, for which meal, for how many people, how much time, how spicy, for which skill level, and what is in season;',
          'your allergies and diets, with the foods they can hide in;',
          'your cuisines, your foods never to put in, your nutrition goals, your custom instructions and the request that you typed;',
          'titles of up to 12 favorites and of up to 60 recipes that you got recently;',
          'names of up to 30 foods that are at home according to recent receipts and checked-off shopping lists, and up to 10 foods and 10 cuisines that you seem to like according to your receipts;',
          'if its recipe fails our safety check: that recipe, and why it failed.',
        ],
      },
      'When it looks for the recipe on a page, it gets the text of that page and answers with line numbers.',
      'It does not get your name, your email, your account number, your receipts, prices or stores. What you type in your own words is passed on as it is, so please do not write anything there that you would not tell a stranger.',
      'We do not train any model with your data. If a provider might, our contract with it must rule that out before we use it here.',
    ],
  },
  {
    id: 'receipts',
    title: 'Receipts',
    blocks: [
      `On a paid plan you can upload up to ${monthlyQuota.receipts} photos a month. A program on our own server finds the text and reads it.`,
      {
        list: [
          'We keep the photo, made smaller (1,600 pixels at most), saved as WebP, without the location and camera data that phones add to pictures. Only you can open it here.',
          'We keep what is printed, row by row. Numbers of nine or more digits in a row, such as card and member numbers, are left out.',
          'We keep the store, the day, the total and the items; what you corrected, so that the next receipt from that store is read better; and a fingerprint, so that the same receipt counts only once.',
          'From that we work out which cuisines and foods you seem to like. This is calculated each time and not stored.',
          'A photo with nothing readable on it is not kept.',
          'If the operator has set up a vision model ([section 8](#who-else)), it also gets the smaller photo, if there is text on it, and writes down the rows. It then sees everything that is printed, so cover what you would rather not show.',
        ],
      },
      'When you delete a receipt, its photo, its items and its influence on your suggestions are gone. Your corrections of words stay until you delete your account.',
    ],
  },
  {
    id: 'who-else',
    title: 'Who else gets data',
    blocks: [
      'Companies that work for us get what they need for their work, under a contract that binds them to our instructions (GDPR, article 28). “None” means that there is no such company and our own server does the work.',
      {
        facts: [
          {
            term: 'Server and database',
            says: [`All of the above, as it is stored there. Company: ${detailText(hosting)}.`],
          },
          {
            term: 'Payments',
            says: [
              'Your email, your name if we have it, a random account number, and what you buy. Your card is between you and them. Company: [Stripe](https://stripe.com/privacy), which is itself responsible for part of this. Until payments are switched on, a stand-in on our own server takes its place, and no money moves.',
            ],
          },
          {
            term: 'Email',
            says: [
              `Your email and the emails that we send: to confirm an address, to choose a password, about your safety and your subscription, and, if you are on the waitlist, about Pro. There is no newsletter. Company: ${detailText(mailProvider)}.`,
            ],
          },
          {
            term: 'Language model, vision model',
            says: [
              `What sections [6](#what-ai-gets) and [7](#receipts) describe. Company: ${detailText(languageModel)}.`,
            ],
          },
          {
            term: 'Photo storage',
            says: [`Photos of receipts and of dishes. Company: ${detailText(photoStorage)}.`],
          },
          {
            term: 'Sign-in',
            says: [
              `Your email, name and password, if another service than ${productName} itself signs you in. Company: ${detailText(signIn)}.`,
            ],
          },
        ],
      },
      'Others see only what you share with them:',
      {
        list: [
          'A recipe’s page opens for anyone with its link, so that you can share it. The link cannot be guessed, and the page does not name you.',
          'Your calendar URL shows your planned meals to anyone who has it, including calendar services. You can replace it at any time; the old one then stops working.',
          'A share button takes you to the network that you choose, with the recipe’s link. Until you use it, that network learns nothing.',
        ],
      },
      'We tell authorities what the law requires, and no more.',
    ],
  },
  {
    id: 'where',
    title: 'Where your data goes',
    blocks: [
      `Our server is run by the hosting company of [section 8](#who-else) (${detailText(hosting)}). Whether data leaves the country or the European Economic Area depends on the companies named there.`,
      'Where one of them is in a country without an adequacy decision of the European Commission, we use the Commission’s standard contractual clauses (GDPR, article 46(2)(c)). Ask us for a copy.',
    ],
  },
];
