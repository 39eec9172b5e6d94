import type { Recipe } from '@plateful/contract/recipes.ts';
import { beforeEach, expect, test } from 'vitest';
import { currentToasts, toast } from '#ui/toast-store.ts';
import { toastGenerated } from './generation-toasts.ts';

const by = (...origins: Recipe['origin'][]) => origins.map((origin) => ({ origin }) as Recipe);

beforeEach(() => void toast({ title: 'What was said before' }));

test('without a fitting recipe no success is shown', () => {
  toastGenerated([], false);
  toastGenerated([], true);
  expect(currentToasts()).toMatchObject([{ title: 'What was said before' }]);
});

test('a month that ends in the middle of a batch is no failure of the AI', () => {
  toastGenerated(by('model', 'composer', 'composer'), false);
  expect(currentToasts()).toMatchObject([
    {
      title: 'Recipes generated successfully!',
      description: 'Generated 1 personalized recipes using AI based on your taste preferences.',
    },
  ]);
});

test('a model that failed, at once or midway, is reported with the samples that came instead', () => {
  toastGenerated(by('model', 'composer', 'composer'), true);
  expect(currentToasts()).toMatchObject([
    {
      title: 'Recipes generated using fallback mode',
      description:
        'AI service temporarily unavailable. Generated 2 sample recipes based on your preferences.',
    },
  ]);
});

test('without a model the composer writes, and no AI is claimed', () => {
  toastGenerated(by('composer', 'composer'), false);
  expect(currentToasts()).toMatchObject([
    {
      title: 'Recipes generated successfully!',
      description: 'Generated 2 personalized recipes based on your taste preferences.',
    },
  ]);
});
