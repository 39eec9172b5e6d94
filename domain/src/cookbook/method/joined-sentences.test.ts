import { expect, test } from 'vitest';
import { joinedSentences } from './joined-sentences.ts';

test('short sentences left by optional parts are joined', () => {
  expect(joinedSentences('Cook for 2 minutes. Stir in the raisins. Stir in the pine nuts.')).toBe(
    'Cook for 2 minutes. Stir in the raisins and pine nuts.',
  );
  expect(joinedSentences('Scatter with the basil. Add the lime. Finish with the chili.')).toBe(
    'Scatter with the basil, add the lime and finish with the chili.',
  );
  expect(joinedSentences('Ladle into bowls. Scatter with the dill and serve at once.')).toBe(
    'Ladle into bowls, scatter with the dill and serve at once.',
  );
});

test('sides are served with the dish before anything is passed', () => {
  expect(
    joinedSentences(
      'Crumble over the feta and serve at once. Serve with the bread. Serve with the salad. Pass the chilies at the table.',
    ),
  ).toBe('Crumble over the feta and serve at once with the bread and salad. Pass the chilies at the table.');
});
