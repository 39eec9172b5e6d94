import { expect, test } from 'vitest';
import { parseTemplate, type Rendering, renderTemplate } from './method-template.ts';

const rendering = (has: readonly string[]): Rendering => ({
  has: (part) => has.includes(part),
  nameOf: ({ part, words }) => (has.includes(part) ? words : null),
  amount: (amount, unit) => `${amount} ${unit}`,
  vessel: (name) => name,
  share: () => '',
  batches: (word) => word,
});

const rings = 'Top with the {onion} rings, {crema} and {cilantro} and serve.';
const crushed = 'Add the {tomatoes}, crushing them, the {thyme} and {bay leaf}.';

test.each([
  [rings, ['onion', 'crema', 'cilantro'], 'Top with the onion rings, crema and cilantro and serve.'],
  [rings, ['onion', 'crema'], 'Top with the onion rings and crema and serve.'],
  [rings, ['onion', 'cilantro'], 'Top with the onion rings and cilantro and serve.'],
  [rings, ['onion'], 'Top with the onion rings and serve.'],
  [crushed, ['tomatoes', 'thyme'], 'Add the tomatoes, crushing them, and the thyme.'],
  ['Mix the {egg}, {flour}, {thyme} and half of it.', ['egg', 'flour'], 'Mix the egg, flour and half of it.'],
  [
    'Mix with the {wine}, half of the {salt} and half of the {starch}.',
    ['salt', 'starch'],
    'Mix with half of the salt and half of the starch.',
  ],
  ['Stir the {egg}, {flour} and {milk}.', ['flour', 'milk'], 'Stir the flour and milk.'],
])('%s with %j', (template, has, expected) => {
  expect(renderTemplate(parseTemplate(template), rendering(has))).toBe(expected);
});
