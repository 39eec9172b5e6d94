import type { Recipe } from '@plateful/contract/recipes.ts';
import { beforeEach, expect, test } from 'vitest';
import { currentToasts, toast } from '#ui/toast-store.ts';
import { toastGenerated } from './generation-toasts.ts';

const by = (...origins: Recipe['origin'][]) => origins.map((origin) => ({ origin }) as Recipe);

beforeEach(() => void toast({ title: 'What was said before' }));

test('without any recipe there is no success toast', () => {
  toastGenerated([], false);
  toastGenerated([], true);
  expect(currentToasts()).toMatchObject([{ title: 'What was said before' }]);
});

test("reaching the month's limit within a batch is not reported as an AI failure", () => {
  toastGenerated(by('model', 'composer', 'composer'), false);
  expect(currentToasts()).toMatchObject([
    {
      title: 'Recipes generated successfully!',
      description: 'Generated 1 personalized recipe using AI based on your taste preferences.',
    },
  ]);
});

test('a failed model is reported with the samples used instead', () => {
  toastGenerated(by('model', 'composer', 'composer'), true);
  expect(currentToasts()).toMatchObject([
    {
      title: 'Recipes generated using fallback mode',
      description:
        'AI service temporarily unavailable. Generated 2 sample recipes based on your preferences.',
    },
  ]);
});

test('without a model no AI is mentioned', () => {
  toastGenerated(by('composer', 'composer'), false);
  expect(currentToasts()).toMatchObject([
    {
      title: 'Recipes generated successfully!',
      description: 'Generated 2 personalized recipes based on your taste preferences.',
    },
  ]);
});
