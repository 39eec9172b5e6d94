import { expect, test } from 'vitest';
import { readLines } from '../safety/recipe-lines.ts';
import { mushroomsBrowned } from './method/brown-mushrooms.ts';
import { adaptToFewSpoons } from './method/few-spoons.ts';
import { preparedFor } from './testing/prepared-dishes.ts';
import { methodFor, testDish } from './testing/test-dish.ts';

/** Cues and minutes that follow how much is in the pan. */

test('half a kilo of mushrooms has time to lose its water, in each batch', () => {
  const line = { name: 'mushrooms, sliced', amount: 500, unit: 'g' } as const;
  const list = [{ food: 'mushroom', line } as const];
  const fry = (how: string) => `Fry the mushrooms ${how}for 4 minutes, until the edges brown.`;
  expect(mushroomsBrowned([fry('')], list)).toEqual({
    steps: ['Fry the mushrooms for 8 minutes, until the edges brown.'],
    minutes: 4,
  });
  expect(mushroomsBrowned([fry('in two batches ')], list).steps[0]).toContain('for 6 minutes');
  expect(mushroomsBrowned(['Simmer the mushrooms for 2 minutes.'], list).minutes).toBe(0);
});

test('twice as much milk takes twice as long to heat', () => {
  const milk = { key: 'milk', amount: 1.2, unit: 'l', name: 'milk', food: 'milk' } as const;
  const steps = ['Heat the {milk} in {a pot, 4} until it steams, about 5 minutes.'];
  const told = (servings: number) => methodFor({ ...testDish, kind: 'soup', parts: [milk], steps }, servings);
  expect(told(8)).toContain('about 10 minutes');
  expect(told(4)).toContain('about 5 minutes');
});

test('a potful of rice takes longer to heat, and what stands off the heat does not', () => {
  const rice = { key: 'rice', amount: 700, unit: 'g', name: 'cooked rice', food: 'cooked-rice' } as const;
  const steps = [
    'Put the {rice} in {a pot, 4} for 5 minutes, until steaming, and leave it off the heat for 5 minutes.',
    'Warm the milk until it steams, and let it stand for 5 minutes.',
  ];
  const told = methodFor({ ...testDish, kind: 'rice bowl', parts: [rice], steps }, 8);
  expect(told).toContain('for 10 minutes, until steaming, and leave it off the heat for 5 minutes');
  expect(told).toContain('let it stand for 5 minutes');
});

test('two sticks of cinnamon are no cinnamons, and one bowl is a bowl', () => {
  const stick = {
    key: 'cinnamon stick',
    amount: 1,
    unit: 'whole',
    name: 'cinnamon stick',
    food: 'cinnamon',
  } as const;
  const steps = ['Take out the {cinnamon|cinnamon stick} and fill {4} bowls.'];
  const told = (servings: number) => methodFor({ ...testDish, parts: [stick], steps }, servings);
  expect(told(8)).toBe('Take out the cinnamon and fill 8 bowls.');
  expect(told(1)).toBe('Take out the cinnamon and fill a bowl.');
});

test('a spoon of water boils away within a minute, and a spoon of oil is not whisked thick', () => {
  const list = [{ name: 'olive oil', amount: 1, unit: 'tbsp' }];
  const steps = [
    'Simmer the sugar with 1 tablespoon of water for 2 minutes, until syrupy.',
    'Whisk in the olive oil until it thickens.',
  ];
  expect(adaptToFewSpoons(steps, list)).toEqual([
    'Simmer the sugar with 1 tablespoon of water for 1 minute, until syrupy.',
    'Whisk in the olive oil until it turns cloudy.',
  ]);
  expect(
    adaptToFewSpoons(['Whisk the mustard, then the olive oil in a thin stream, until thick.'], list)[0],
  ).toBe('Whisk the mustard, then the olive oil in a thin stream, until it turns cloudy.');
  const much = [{ name: 'olive oil', amount: 4, unit: 'tbsp' }];
  expect(adaptToFewSpoons(steps.slice(1), much)).toEqual(steps.slice(1));
});

test('no recipe for eight browns mushrooms or cheese in a heap, or broils two pans at once', () => {
  for (const { recipe } of preparedFor({}, 8)) {
    const method = recipe.instructions.join(' ');
    const lines = readLines(recipe.ingredients);
    const heap = lines.some(
      ({ food, name }) => food?.kinds.includes('cheese') && /paneer|halloumi/.test(name),
    );
    const isMuch = recipe.ingredients.some(
      ({ name, amount, unit }) => unit === 'g' && amount > 600 && /^(?:paneer|halloumi)/.test(name),
    );
    if (heap && isMuch && /\b[Ff]ry the (?:paneer|halloumi)/.test(method))
      expect(method, recipe.title).toMatch(/batches|rounds/);
    if (
      /\btwo (?:[\w-]+,? )*(?:sheet pans|sheets|trays|pans|dishes)\b/.test(method) &&
      /\b[Bb]roil\b/.test(method)
    )
      expect(method, recipe.title).toMatch(/one \w+ after the other|in two (?:batches|rounds)/);
  }
});
