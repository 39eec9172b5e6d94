import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { allergens, diets } from '@plateful/domain/vocabulary/options.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo } from '#lib/product.ts';
import type { Section } from './legal-document.ts';

/** Sections 10 to 19 of the terms: use, liability and general provisions. */
export const use: readonly Section[] = [
  {
    id: 'ai-recipes',
    title: 'AI recipes are suggestions',
    blocks: [
      {
        note: 'Recipes are suggestions only. No person has cooked or tasted a generated recipe before you see it.',
      },
      `Recipes are written by a language model or by ${productName}’s own composer; when you generate recipes, we tell you which it was. Each is checked by a program for your allergies, your diets, unknown foods and unsafe amounts, and its nutrition values are calculated from a table of foods.`,
      'A program can be wrong, and so can a model. Use your own judgment: read the recipe before you cook, cook meat, fish and eggs through, store food properly, and leave out anything that seems wrong to you.',
    ],
  },
  {
    id: 'allergies',
    title: 'Allergies and diets',
    blocks: [
      { note: 'If you have an allergy, go by the label in your hand, not by our check.' },
      `We check recipes for ${allergens.length} allergens (${allergens.join(', ')}) and ${diets.length} diets (${diets.join(', ')}), by what the ingredients usually contain. We do not check for any other allergen.`,
      {
        list: [
          'We do not know the brand that you buy, its recipe, or traces from the factory.',
          'We do not know your kitchen: a board, a fryer or a spoon that touched something else.',
          'A food that our table does not know is never called safe, but any table can have mistakes.',
          'Another person’s allergy is considered only if it is in the profile that the recipe was made for. If you open a shared recipe, you have to check it yourself.',
        ],
      },
      'If a mistake could be dangerous for you or anyone at your table, have each recipe checked by an expert, and do not rely on our check alone. If you find a mistake, please tell us right away: everyone benefits.',
    ],
  },
  {
    id: 'health',
    title: 'Health and nutrition',
    blocks: [
      `${productName} gives no medical advice, and it does not replace a doctor or a dietitian. Nutrition values are calculated estimates for an average product; the page says so where part of the weight is unknown.`,
      'Nutrition goals such as “Heart Health” or “Weight Loss” only influence which foods are chosen. They do not promise an effect. Talk to a doctor before you change how you eat if you are pregnant, ill, take medicine, or cook for a small child.',
    ],
  },
  {
    id: 'your-content',
    title: 'What is yours',
    blocks: [
      'What you type, upload and import stays yours, and so do the recipes that were made for you, as far as anyone can own a recipe. Someone else may get a similar one.',
      'We may store it, change its form and show it to you and to those you share it with, as far as the product needs it, and for as long as it is in your account. We get no other rights.',
      'Upload and import only what you are allowed to. A recipe’s page opens for anyone with its link, so share it with that in mind.',
      `You can [export](/account?tab=profile) all of it at any time. What we do with it otherwise is in the [Privacy Policy](${pagePaths.privacyPolicy}).`,
    ],
  },
  {
    id: 'proper-use',
    title: 'What is not allowed',
    blocks: [
      {
        list: [
          'Breaking in, getting around limits, or overloading the server so that others suffer.',
          'Collecting recipes or other content by machine, beyond your own export and your calendar feed.',
          'Getting the AI to do something that is not about food, or to ignore an allergy.',
          'Uploading anything that breaks the law, violates other people’s rights or harms computers.',
          'Reselling the product or presenting it as your own, without an Enterprise agreement.',
        ],
      },
      `To be fair to everyone, there are limits: on a paid plan, up to ${monthlyQuota.recipes} AI recipes and ${monthlyQuota.receipts} receipts a month, counted by calendar month.`,
    ],
  },
  {
    id: 'what-is-ours',
    title: 'What is ours',
    blocks: [
      `The name ${productName}, its look, texts, drawings and sample recipes, and its software belong to us or to our licensors. You may use them as the product offers it, and print and share recipes. If you got software under an open-source license, that license applies to it.`,
    ],
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    blocks: [
      'We work to keep the product running, but cannot promise that it always does. Maintenance, networks and other companies’ services can stop it for a while. If no language model answers, the composer steps in, and its recipes do not count toward your monthly limit.',
      'The product changes as it grows. We will not take away what you have paid for during a paid period without a good reason; if we must, and it matters, we tell you beforehand, you may cancel right away, and we refund what you paid for the remaining time.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We are liable without limit for intent and gross negligence, for harm to life, body and health, for what we expressly promised, and wherever the law allows no limit, as for product liability.',
      'For slight negligence, we are liable only if we breach an essential duty of the contract, and then for the typical, foreseeable harm. Otherwise we are not liable, as far as the law allows.',
      'None of this takes away your rights as a consumer that no contract can limit.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'We may change these terms when the law, the product or its safety requires it. We tell you by email at least 30 days before what will change. A change to the core of what you pay for applies only if you agree.',
      'If you do not agree with a change, you can cancel or delete your account before it takes effect. The date at the top shows when the text was last changed.',
    ],
  },
  {
    id: 'law-and-contact',
    title: 'Law, disputes and contact',
    blocks: [
      {
        facts: [
          {
            term: 'Law',
            says: [
              `${detailText(operator.law)}. If you are a consumer, you keep the protection of the law where you live.`,
            ],
          },
          {
            term: 'Courts',
            says: ['Those that the law designates. As a consumer, you can go to the courts where you live.'],
          },
          { term: 'Consumer arbitration', says: [detailText(operator.arbitration)] },
          { term: 'If a part is invalid', says: ['The rest remains in effect, and the law fills the gap.'] },
          { term: 'Language', says: ['English.'] },
          {
            term: 'Contact',
            says: [
              `[${contactEmail}](${mailTo('A question about the terms')}). Please write to us first; most things are settled with one email.`,
            ],
          },
        ],
      },
    ],
  },
];
