import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { minutesNeeded } from '../times/minutes-needed.ts';
import { withOvenFirst } from './oven-first.ts';

test('an oven is lit before the salad and the rice that are made first', () => {
  expect(
    withOvenFirst(
      ['Rinse the rice.', 'Heat the oven to 200 °C / 400 °F. Toss the cod with oil.', 'Bake for 12 minutes.'],
      4,
    ),
  ).toEqual([
    'Heat the oven to 200 °C / 400 °F. Rinse the rice.',
    'Toss the cod with oil.',
    'Bake for 12 minutes.',
  ]);
});

test('an oven does not stand hot while something marinates, nor while there is time to light it', () => {
  const marinated = [
    'Rub the pork and leave for 60 minutes.',
    'Heat the oven to 200 °C / 400 °F.',
    'Roast it.',
  ];
  expect(withOvenFirst(marinated, 4)).toEqual(marinated);
  const timely = [
    'Boil the rice for 12 minutes.',
    'Heat the oven to 200 °C / 400 °F. Fry the onion for 15 minutes.',
    'Bake it.',
  ];
  expect(withOvenFirst(timely, 4)).toEqual(timely);
});

test('beside rice or a salad, an oven is lit in time', () => {
  for (const { recipe } of cookBook) {
    const { instructions, title, servings } = recipe;
    const at = instructions.findIndex((step) => /^Heat the oven to \d/.test(step));
    if (
      at < 1 ||
      !/^(?:Rinse the|Boil the potatoes|Toss the|Whisk the olive oil)/.test(instructions[at - 1]!)
    )
      continue;
    const use = instructions.findIndex((step, index) => index >= at && /\b(?:[Bb]ake|[Rr]oast)\b/.test(step));
    const { spent, manual } = minutesNeeded(instructions.slice(at, use), servings);
    expect(spent + manual, title).toBeGreaterThanOrEqual(5);
  }
});
