import { operator } from '@plateful/contract/operator.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { allergens, diets } from '@plateful/domain/vocabulary/options.ts';
import { detailText } from '#lib/operator.ts';
import { contactEmail, mailTo, productName } from '#lib/product.ts';
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
      `Recipes are written by a language model or by ${productName}’s own composer; when you generate some, we tell you which it was. Each is checked by a program for your allergies, your diets, unknown foods and amounts that nobody should eat, and its figures are computed from a table of foods.`,
      'A program can be wrong, and so can a model. Use your own judgment: read the recipe before you cook, heat meat, fish and eggs through, store food as it should be, and leave out whatever seems wrong to you.',
    ],
  },
  {
    id: 'allergies',
    title: 'Allergies and diets',
    blocks: [
      { note: 'If you have an allergy, the label in your hand has the last word, not our check.' },
      `We check recipes for ${allergens.length} allergens (${allergens.join(', ')}) and ${diets.length} diets (${diets.join(', ')}), by what the ingredients usually contain. We do not check for any other allergen.`,
      {
        list: [
          'We do not know the brand that you buy, its recipe, or traces from its factory.',
          'We do not know your kitchen: a board, a fryer or a spoon that touched something else.',
          'A food that our table does not know is never called safe, but a table can have mistakes.',
          'Somebody else’s allergy counts only if it is in the profile that the recipe was made for. Whoever opens a shared recipe has to check it for themselves.',
        ],
      },
      'If a mistake could be dangerous for you or somebody at your table, have each recipe checked by somebody who knows, and do not rely on ours alone. If you find a mistake, please tell us at once: everybody benefits.',
    ],
  },
  {
    id: 'health',
    title: 'Health and nutrition',
    blocks: [
      `${productName} gives no medical advice, and it does not replace a doctor or a dietitian. Nutrition figures are computed estimates for an average product; the page says where some of the weight is not known.`,
      'Nutrition goals such as “Heart Health” or “Weight Loss” choose among foods. They promise no effect. Talk to a doctor before you change how you eat if you are pregnant, ill, take medicine, or cook for a small child.',
    ],
  },
  {
    id: 'your-content',
    title: 'What is yours',
    blocks: [
      'What you type, upload and import stays yours, and so do the recipes that were made for you, as far as anybody can own a recipe. Somebody else may get a similar one.',
      'We may store it, change its form and show it to you and to those you share it with, as far as the product needs it, and for as long as it is in your account. We get no other rights.',
      'Upload and import only what you may. A recipe’s page opens for anybody who has its address; share it with that in mind.',
      `You can [export](/account?tab=profile) all of it at any time. What we do with it otherwise is in the [Privacy Policy](${pagePaths.privacyPolicy}).`,
    ],
  },
  {
    id: 'proper-use',
    title: 'What is not all right',
    blocks: [
      {
        list: [
          'Breaking in, getting around limits, or burdening the server so that others suffer.',
          'Collecting recipes or other content by machine, beyond your own export and your calendar feed.',
          'Talking the AI into something that is not about food, or into ignoring somebody’s allergy.',
          'Uploading what breaks the law or other people’s rights, or what harms a computer.',
          'Reselling the product or showing it as yours, without an Enterprise agreement.',
        ],
      },
      `For fairness there are limits: on a paid plan up to ${monthlyQuota.recipes} recipes by AI and ${monthlyQuota.receipts} receipts a month, counted by calendar month.`,
    ],
  },
  {
    id: 'what-is-ours',
    title: 'What is ours',
    blocks: [
      `The name ${productName}, its look, texts, drawings and sample recipes, and its software belong to us or to those who let us use them. You may use them as the product offers it, also print and share recipes. If you got software under an open-source license, that license holds for it.`,
    ],
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    blocks: [
      'We work to keep the product running, but cannot promise that it always does. Maintenance, networks and other companies’ services can stop it for a while. If no language model answers, the composer steps in, and such recipes do not count against your month.',
      'The product changes as it grows. We will not take away what you have paid for during a paid period without a good reason; if we must, and it matters, we tell you before, you may cancel at once, and you get back what you paid for the time that is left.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'Without limit we answer for intent and gross negligence, for harm to life, body and health, for what we promised expressly, and wherever the law allows no limit, as for product liability.',
      'For slight negligence we answer only where we break a duty that the contract is about, and then for the harm that is typical and could be foreseen. For everything else we do not answer, as far as the law allows that.',
      'None of this takes rights from you that you have as a consumer and that no contract can take.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes of these terms',
    blocks: [
      'We may change these terms when the law, the product or its safety asks for it. We tell you by mail at least 30 days before, with what changes. What changes the core of what you pay for counts only if you agree.',
      'If you do not agree with a change, you can cancel or delete your account before it counts. The date at the top says when the words were changed last.',
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
              `${detailText(operator.law)}. If you are a consumer, the protection of the law where you live stays with you.`,
            ],
          },
          {
            term: 'Courts',
            says: ['Those that the law names. As a consumer you can go to the courts where you live.'],
          },
          { term: 'Consumer arbitration', says: [detailText(operator.arbitration)] },
          { term: 'If a part is void', says: ['The rest holds, and the law fills the gap.'] },
          { term: 'Language', says: ['English.'] },
          {
            term: 'Contact',
            says: [
              `[${contactEmail}](${mailTo('A question about the terms')}). Please write to us first; most things are settled by one mail.`,
            ],
          },
        ],
      },
    ],
  },
];
