import { receiptBounds, recipeCount } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { allergens, diets } from '@plateful/domain/vocabulary/options.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { mailTo } from '#lib/product.ts';
import type { Topic } from './faq-data.ts';

const list = new Intl.ListFormat('en-US');

/** Questions about food. */
export const cookingTopics: readonly Topic[] = [
  {
    id: 'start',
    title: 'Getting started',
    questions: [
      {
        question: `What does ${productName} do?`,
        answer: [
          'It learns what your household likes, cannot eat and would rather not eat. Then it gives you recipes that fit, a plan for the week, and one shopping list for all of it.',
          'Start with your [taste profile](/taste-preferences): it takes about two minutes.',
        ],
      },
      {
        question: 'Do I need an account?',
        answer: [
          'Not to look around. Without one, you can set your taste preferences, see sample recipes that fit them, and open and share any recipe. Your settings stay in this browser.',
          'With a free account, your preferences are there on every device, and you can save favorites, plan weeks and make shopping lists.',
        ],
      },
      {
        question: 'How old do I have to be?',
        answer: ['At least 16.'],
      },
    ],
  },
  {
    id: 'allergies',
    title: 'Allergies and diets',
    questions: [
      {
        question: 'How does the allergy check work?',
        answer: [
          `Every recipe passes the same check before you see it, no matter who wrote it. The check looks up each ingredient in our food table, which knows what is in it: soy sauce has wheat, and pesto has nuts and cheese. It also reads the steps, for foods that are missing from the ingredients.`,
          'If an ingredient contains your allergen, may contain it, or is unknown to us, you do not get the recipe. A food that we do not know never counts as safe. The check is the same on every plan.',
        ],
      },
      {
        question: 'What can the check not do?',
        answer: [
          'It does not know the brand in your cupboard, traces from a factory, or a spoon that was in the peanut butter. It knows what foods usually contain, and any table can have mistakes.',
          'So please read the label every time. If an allergy is dangerous for you, do not rely on our check alone.',
        ],
      },
      {
        question: 'Which allergens and diets are checked?',
        answer: [`Allergens: ${list.format(allergens)}.`, `Diets: ${list.format(diets)}.`],
      },
      {
        question: 'My allergy is not on the list. What now?',
        answer: [
          'Then we cannot check it, and we do not pretend to: you can only choose what we can check. Add its foods to “Foods never to put in”: no recipe of yours will list them. Products that may contain traces are not found that way, and searches still show such recipes.',
          `[Tell us](${mailTo('An allergen that is missing')}) which one you need.`,
        ],
      },
      {
        question: 'Is a recipe that a friend shared safe for me?',
        answer: [
          'Not automatically: it was made for your friend’s household. Its page shows the allergens that it contains or may contain, and warns you about the ones in your profile.',
        ],
      },
    ],
  },
  {
    id: 'recipes',
    title: 'Recipes and AI',
    questions: [
      {
        question: 'What does the AI do, and what does it not do?',
        answer: [
          'On a paid plan, a language model writes recipes for your profile and your request. It does not decide whether they are safe, and it does not count calories: our own program checks allergies and diets, and calculates nutrition from the ingredients. If a recipe fails the check, the model gets one chance to fix it. After that, we replace the recipe.',
          'Treat every recipe as a suggestion. You may be the first person to cook it.',
        ],
      },
      {
        question: 'What does the AI know about me?',
        answer: [
          `Your taste, limits and requests, titles of your recent recipes, and foods that you have at home or often buy. It does not get your name, your email, your receipts or your prices. The [Privacy Policy](${pagePaths.privacyPolicy}#what-ai-gets) has the exact list.`,
        ],
      },
      {
        question: 'What if the AI is not available?',
        answer: [
          'Then our own program writes the recipes, within the same limits, and the page tells you so. They do not count toward your monthly limit.',
        ],
      },
      {
        question: 'How many recipes can I get?',
        answer: [
          `On a paid plan, up to ${monthlyQuota.recipes} AI recipes per calendar month, 1 to ${recipeCount.max} at a time. Sample recipes are not counted.`,
        ],
      },
      {
        question: 'Where do the nutrition values come from?',
        answer: [
          'From the weight and the nutrition of each ingredient, mostly from the food database of the U.S. Department of Agriculture. They are estimates: your tomato is not the average tomato.',
        ],
      },
    ],
  },
  {
    id: 'receipts',
    title: 'Receipts',
    questions: [
      {
        question: 'What happens to a photo of my receipt?',
        answer: [
          `It is read on our own server, by a program that we run ourselves. Until you delete it, we keep a smaller copy without location and camera data that only you can open. If the operator has set up a vision model, that model gets the photo, too; the [Privacy Policy](${pagePaths.privacyPolicy}#receipts) has the details.`,
        ],
      },
      {
        question: 'Which photos can it read?',
        answer: [
          `JPEG, PNG, WebP, HEIC and AVIF of up to ${receiptBounds.file.max / 1_000_000} MB, also creased, tilted or upside down. It reads best when the whole receipt is in the picture, flat and well lit. If a photo is small, dark or blurred, you can take another one or choose “Read It Anyway”. Two receipts next to each other are read as two. A paid plan includes ${monthlyQuota.receipts} receipts a month.`,
        ],
      },
      {
        question: 'It read something wrong. Can I fix it?',
        answer: [
          'Yes. Tap the item and tell us what it is, or remove it. We remember that for your next receipt from the same store.',
        ],
      },
      {
        question: 'What do receipts change?',
        answer: [
          'They suggest cuisines and foods, and show what may still be at home. What you tell us yourself always counts more, and a receipt never changes your allergies or diets. If you delete a receipt, its influence is gone, too.',
        ],
      },
    ],
  },
];
