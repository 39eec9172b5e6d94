import { operator } from '@plateful/contract/operator.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { detailText } from '#lib/operator.ts';
import { productName } from '#lib/product.ts';
import type { Section } from './legal-document.ts';

const { hosting, mail: mailProvider, languageModel, photoStorage, signIn } = operator.processors;

/** Sections 6 to 9 of the privacy policy: recipients of the data. */
export const passingOn: readonly Section[] = [
  {
    id: 'what-ai-gets',
    title: 'What the AI gets to see',
    blocks: [
      `A language model is asked only on paid plans, only when you generate recipes, or import a page that does not say what its recipe is, and only if the operator has set one up: [section 8](#who-else) says which. Without one, ${productName}’s own composer writes the recipes on our server and nothing leaves it.`,
      'If a model is asked for recipes, it gets:',
      {
        list: [
          'how many recipes, for which meal, for how many people, how long, how hot, at what skill, and the month’s harvest;',
          'your allergies and diets, with the foods in which they hide;',
          'your cuisines, your foods never to put in, your nutrition goals, your custom instructions and the wish that you typed;',
          'titles of up to 12 favorites, and of up to 60 recipes that you were served lately;',
          'names of up to 30 foods that recent receipts and ticked shopping lists say are at home, and up to 10 foods and 10 cuisines that you seem to like by your receipts;',
          'if its recipe fails our safety check: that recipe, and why it failed.',
        ],
      },
      'If it is asked for the recipe of a page, it gets the text of that page, which it answers with numbers of lines.',
      'It does not get your name, your e-mail, your account number, your receipts, prices or shops. What you type in your own words is passed on as it is, so please write nothing there that you would not tell a stranger in a kitchen.',
      'We train no model with your data. If a provider might, that has to be ruled out by our contract with it before it is used here.',
    ],
  },
  {
    id: 'receipts',
    title: 'Receipts',
    blocks: [
      `On a paid plan you can upload up to ${monthlyQuota.receipts} photos a month. A program on our own server finds the print and reads it.`,
      {
        list: [
          'We keep the photo, made smaller (1,600 pixels at most), saved as WebP, without the place and camera data that phones put into pictures. Nobody but you can open it here.',
          'We keep what is printed, row by row. Numbers of nine or more digits in a row, as of cards and members, are left out.',
          'We keep the shop, the day, the total and the items, what you corrected, so that the next receipt of that shop is read better, and a fingerprint, so that the same receipt counts once.',
          'From that we work out which cuisines and foods you seem to like. This is computed anew each time and not stored.',
          'A photo on which nothing can be read is not kept.',
          'If the operator has set up a vision model ([section 8](#who-else)), it gets the smaller photo too, if there is print on it, and writes down the rows. It then sees all that is printed, so cover what you would rather not show.',
        ],
      },
      'Delete a receipt, and its photo, its items and its influence on your suggestions are gone. Your corrections of words stay until you delete your account.',
    ],
  },
  {
    id: 'who-else',
    title: 'Who else gets data',
    blocks: [
      'Companies that work for us get what their work needs, under a contract that binds them to our instructions (GDPR, article 28). Where it says “None”, there is no such company and our own server does it.',
      {
        facts: [
          {
            term: 'Server and database',
            says: [`All of the above, as it is stored there. Company: ${detailText(hosting)}.`],
          },
          {
            term: 'Payments',
            says: [
              'Your e-mail, your name if we have it, a random account number, and what you buy. Your card is between you and them. Company: [Stripe](https://stripe.com/privacy), which is itself responsible for part of this. Until payments are switched on, a stand-in on our own server plays its part, and no money moves.',
            ],
          },
          {
            term: 'Mail',
            says: [
              `Your e-mail and the mails that we send: to confirm an address, to choose a password, about your safety and your subscription, and, if you are on the waitlist, about Pro. There is no newsletter. Company: ${detailText(mailProvider)}.`,
            ],
          },
          {
            term: 'Language model, vision model',
            says: [
              `What sections [6](#what-ai-gets) and [7](#receipts) say. Company: ${detailText(languageModel)}.`,
            ],
          },
          {
            term: 'Photo storage',
            says: [`Photos of receipts and of dishes. Company: ${detailText(photoStorage)}.`],
          },
          {
            term: 'Sign-in',
            says: [
              `Your e-mail, name and password, if somebody else than ${productName} itself signs you in. Company: ${detailText(signIn)}.`,
            ],
          },
        ],
      },
      'Others see something only if you show it to them:',
      {
        list: [
          'A recipe’s page opens for anybody who has its address, so that you can share it. The address cannot be guessed, and the page names nobody.',
          'Your calendar’s address shows your planned meals to whoever has it, calendar services included. You can change it at any time; the old one then stops working.',
          'A share button leads to the network that you choose, with the recipe’s address. Before you press it, that network learns nothing.',
        ],
      },
      'We tell authorities what the law makes us tell, and no more.',
    ],
  },
  {
    id: 'where',
    title: 'Where your data goes',
    blocks: [
      `Our server is run by the hosting company of [section 8](#who-else) (${detailText(hosting)}). Whether data leaves the country or the European Economic Area depends on the companies named there.`,
      'Where one of them works in a country without a decision of the European Commission that its protection is adequate, we use the Commission’s standard contractual clauses (GDPR, article 46(2)(c)). Ask us, and you get a copy.',
    ],
  },
];
