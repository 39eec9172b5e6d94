import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { withEnoughWaterKept } from './keep-water.ts';

test('as much of the cooking water is kept as is used', () => {
  const steps = (ml: number) => [
    'Cook the pasta. Keep a cup of the cooking water and drain.',
    `Loosen the ricotta with ${ml} ml of the cooking water.`,
  ];
  expect(withEnoughWaterKept(steps(100), 4)[0]).toContain('Keep a cup of the cooking water');
  expect(withEnoughWaterKept(steps(300), 8)[0]).toContain('Keep 400 ml of the cooking water');
  expect(withEnoughWaterKept(['Drain the pasta, keeping a cup of the water.', 'Toss.'], 8)[0]).toContain(
    'keeping two cups of the water',
  );
});

test('no household uses more of the cooking water than it kept', () => {
  const pasta = cookBook.filter(({ dish }) => dish.kind === 'pasta');
  for (const people of [4, 8])
    for (const { recipe } of preparedFor({}, people, 3, pasta)) {
      const method = recipe.instructions.join(' ');
      if (!/[Kk]eep(?:ing)? a cup of the/.test(method)) continue;
      const used = [...method.matchAll(/\b(\d+) ml of the (?:cooking |pasta )?water/g)];
      expect(
        used.reduce((sum, [, ml]) => sum + Number(ml), 0),
        recipe.title,
      ).toBeLessThanOrEqual(150);
    }
});
