import { receiptBounds, recipeCount } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { allergens, diets } from '@plateful/domain/vocabulary/options.ts';
import { mailTo, productName } from '#lib/product.ts';
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
          'It learns what your household likes, what it must not eat and what it would rather not, and gives you recipes that fit, a plan of the week, and one shopping list for all of it.',
          'Begin with your [taste profile](/taste-preferences): it takes about two minutes.',
        ],
      },
      {
        question: 'Do I need an account?',
        answer: [
          'Not to look around. Without one you can set your tastes, see sample recipes that fit them, open every recipe and share it. What you set stays in this browser.',
          'With a free account your tastes are kept on every device, and you can save favorites, plan weeks and make shopping lists.',
        ],
      },
      {
        question: 'How old do I have to be?',
        answer: ['16 or older.'],
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
          `Every recipe passes the same check before you see it, whoever wrote it. It reads each ingredient, looks it up in our table of foods, and knows what is in them: that soy sauce has wheat, and pesto has nuts and cheese. It reads the method too, for foods that the ingredients do not list.`,
          'If an ingredient has your allergen, may have it, or is unknown to us, the recipe is not offered to you. A food that we do not know never counts as safe. The check is the same on every plan.',
        ],
      },
      {
        question: 'What can the check not do?',
        answer: [
          'It does not know the brand in your cupboard, traces from a factory, or a spoon that was in the peanut butter. It knows foods as they usually are, and a table can have mistakes.',
          'So read the label, every time. If an allergy is dangerous for you, do not rely on our check alone.',
        ],
      },
      {
        question: 'Which allergens and diets are checked?',
        answer: [`Allergens: ${list.format(allergens)}.`, `Diets: ${list.format(diets)}.`],
      },
      {
        question: 'My allergy is not among them. What now?',
        answer: [
          'Then we cannot check it, and we do not pretend to: you can only choose what we can check. You can ask for recipes without a food in your custom instructions, but that is a wish and is not checked.',
          `[Tell us](${mailTo('An allergen that is missing')}) which one you need.`,
        ],
      },
      {
        question: 'Is a recipe that a friend shared safe for me?',
        answer: [
          'Not by itself: it was made for your friend’s table. Its page names the allergens that it contains or may contain, and, if your profile has allergies, warns you of those.',
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
          'On a paid plan a language model writes recipes for your profile and your wish. It does not decide whether they are safe, and it does not count calories: our own program checks allergies and diets, and computes nutrition from the ingredients. A recipe that fails goes back once with the reasons, and is then replaced.',
          'Treat every recipe as a suggestion. Nobody has cooked it before you.',
        ],
      },
      {
        question: 'What does the AI get to know about me?',
        answer: [
          `Your tastes, limits and wishes, titles of recipes you had, and foods that you have at home or often buy. Not your name, your e-mail, your receipts or what you pay. The [Privacy Policy](${pagePaths.privacyPolicy}#what-ai-gets) has the exact list.`,
        ],
      },
      {
        question: 'What if the AI is not available?',
        answer: [
          'Then our own composer writes the recipes, within the same limits, and the page tells you so. These do not count against your month.',
        ],
      },
      {
        question: 'How many recipes can I have?',
        answer: [
          `On a paid plan up to ${monthlyQuota.recipes} by AI in a calendar month, 1 to ${recipeCount.max} at a time. Sample recipes are not counted.`,
        ],
      },
      {
        question: 'Where do the nutrition figures come from?',
        answer: [
          'From the ingredients, each with its weight and its figures, most of them from the food database of the U.S. Department of Agriculture. They are estimates: your tomato is not the average tomato.',
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
          `It is read on our own server, by a program that we run ourselves. We keep a smaller copy without place and camera data, which only you can open, until you delete it. Only if the operator has set up a vision model does that get the photo as well; the [Privacy Policy](${pagePaths.privacyPolicy}#receipts) says more.`,
        ],
      },
      {
        question: 'Which photos can it read?',
        answer: [
          `JPEG, PNG, WebP, HEIC and AVIF of up to ${receiptBounds.file.max / 1_000_000} MB, also creased, tilted or upside down. It reads best when the whole receipt is in the picture, flat and well lit. A photo that is small, dark or blurred waits until you say “Read It Anyway” or take another. Two receipts beside each other become two. A paid plan has ${monthlyQuota.receipts} receipts a month.`,
        ],
      },
      {
        question: 'It read something wrong. Can I mend it?',
        answer: [
          'Yes: tap the item and say what it is, or remove it. The next receipt of that shop is then read the way you said.',
        ],
      },
      {
        question: 'What do receipts change?',
        answer: [
          'They suggest cuisines and foods, and what may still be at home. A suggestion is weaker than anything you said yourself, and a receipt never touches your allergies and diets. Delete the receipt, and its influence is gone.',
        ],
      },
    ],
  },
];
