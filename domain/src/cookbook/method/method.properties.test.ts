import { expect, test } from 'vitest';
import { dailySample, propertyTimeout } from '../../testing/property-cases.ts';
import { withFreshEggs } from '../adaptation/leftovers.ts';
import { withNotes } from '../adaptation/notes.ts';
import { composeRecipes } from '../compose.ts';
import { methodFaults } from '../testing/method-faults.ts';
import { everyVersion } from '../testing/prepared-dishes.ts';
import { randomRequests } from '../testing/random-requests.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { joinedSentences } from './joined-sentences.ts';

/** Faults of method that two editors marked down in a hundred recipes: each is planted, and looked for in the whole book. */

const seen = (...instructions: string[]) =>
  methodFaults({
    instructions,
    ingredients: [
      { name: 'rice vinegar', amount: 1, unit: 'tbsp' },
      { name: 'naan', amount: 4, unit: 'whole' },
    ],
  });

test.each([
  ['Add the pork and fry for 2 minutes. Work.', 'a sentence has lost its words'],
  ['Toss the broccoli with the oil, spread it beside and roast for 12 minutes.', 'beside nothing'],
  ['Fry for 3 minutes. Keep the first batch warm in a low oven.', 'an oven is used that no step heats'],
  ['Bake for 20 minutes, until done. Swap the two sheets over halfway through.', 'halfway comes too late'],
  [
    'Sear the pork in two batches for 2 minutes, until brown. Add the onions and fry for 5 minutes.',
    'a batch does not come back',
  ],
  ['Stir the cornstarch into the stock and the Aleppo pepper.', 'stirred into itself'],
  [
    'Dress the salad.|This makes 4 servings. Put the other 2 away undressed: cover and chill them.',
    'what must stay apart is told last',
  ],
  ['Warm the naan in a dry pan for 1 minute on each side.', 'more breads than lie in a pan'],
  ['Fry the pork in two batches in each pan, 3 minutes each.', 'the cook must divide twice'],
  ['Heat the oil in two wide pans (half of everything in each from here on).', 'the cook must divide twice'],
])('seen when planted: %s', (step, fault) => {
  expect(seen(...step.split('|'))).toContain(fault);
});

test(
  'no method of 300 random households has lost a word, a step or an order',
  () => {
    const found = new Map<string, string>();
    for (const request of dailySample(randomRequests(300, 8686)))
      for (const recipe of composeRecipes(request).recipes)
        for (const fault of methodFaults(recipe))
          found.set(`${fault}: ${recipe.title}`, recipe.instructions.join(' '));
    expect([...found]).toEqual([]);
  },
  propertyTimeout,
);

test(
  'no method of the book, in any variation and for few and many, has one of these faults',
  () => {
    const found = [1, 2, 4, 8].flatMap((servings) =>
      everyVersion(servings).flatMap((recipe) =>
        methodFaults(recipe).map((fault) => `${fault}: ${recipe.title} for ${servings}`),
      ),
    );
    expect(found).toEqual([]);
  },
  propertyTimeout,
);

test('"Work in batches" is dropped for a single batch', () => {
  const pork = { key: 'pork', amount: 500, unit: 'g', name: 'pork', food: 'pork-loin' } as const;
  const dish = {
    ...testDish,
    parts: [pork, salt],
    steps: ['Brown the {pork} with the {salt} in {a pan, 4}. Work in batches. Serve.'],
  };
  expect(methodFor(dish, 2)).not.toMatch(/Work/);
  expect(methodFor(dish, 4)).toContain('Work in two batches.');
});

test('the first batch returns if the dish continues in its pan, and waits otherwise', () => {
  const pork = {
    key: 'pork',
    amount: 1,
    unit: 'kg',
    name: 'pork, in 2 cm cubes',
    food: 'pork-loin',
  } as const;
  const methodText = (next: string) =>
    methodFor(
      {
        ...testDish,
        kind: 'skillet',
        parts: [pork, salt],
        steps: ['Heat {a wide pan, 4}. Brown the {pork} for 3 minutes a side.', next],
      },
      4,
    );
  const back = 'Lift out each batch to make room for the next, then put everything back.';
  expect(methodText('Add the {salt} and cook for 5 minutes.')).toContain(back);
  expect(methodText('Take the pan off the heat and add the {salt}.')).toContain(back);
  expect(methodText('Serve with the {salt}.')).not.toContain(back);
});

test('"to a boil in the pan" means the pan that became two', () => {
  const fish = { key: 'fish', amount: 600, unit: 'g', name: 'fish', food: 'salmon' } as const;
  const steps = [
    'Sear the {fish} in {a grill pan, 4} for 3 minutes. Lift it out.',
    'Bring the {salt} to a boil in the pan.',
  ];
  const method = methodFor({ ...testDish, kind: 'skillet', parts: [fish, salt], steps }, 8);
  expect(method).toContain('to a boil in the pans.');
});

test('batches in an additional pot do not mention the two pots before', () => {
  const steps = [
    'Boil the {salt} in {a large heavy pot, 4} for 20 minutes.',
    'Meanwhile heat {a wide pan, 4}. Brown the {pork} for 3 minutes a side and lift it out.',
  ];
  const pork = {
    key: 'pork',
    amount: 1,
    unit: 'kg',
    name: 'pork, in 2 cm cubes',
    food: 'pork-loin',
  } as const;
  const method = methodFor({ ...testDish, kind: 'soup', parts: [pork, salt], steps }, 10);
  expect(method).toContain('two large heavy pots (half in each)');
  expect(method).toMatch(/Brown the pork in \w+ batches for 3 minutes/);
});

test('"mix it" of several is "mix them"', () => {
  const onion = { key: 'onion', amount: 1, unit: 'whole', name: 'onion, grated', food: 'onion' } as const;
  const steps = ['Squeeze the {onion} dry and mix it with the {salt}.'];
  expect(methodFor({ ...testDish, parts: [onion, salt], steps }, 12)).toContain('dry and mix them with');
});

test('a note on eggs follows their cooking, one on rice its heating, and firm eggs need none', () => {
  const noted = (name: string, ...steps: string[]) => withNotes(steps, [{ name, unit: 'whole' }]).join(' ');
  expect(
    noted('eggs', 'Lower the eggs into boiling water and cook for 6 minutes. Meanwhile toast the bread.'),
  ).toMatch(/6 minutes\. For small children, .* firm\. Meanwhile/);
  expect(noted('eggs', 'Boil the eggs for 10 minutes. Mash the soft yolks.')).not.toMatch(/children/);
  expect(noted('cooked rice', 'Put the rice with water in a pot until steaming. Serve it.')).toMatch(
    /^Put the rice.*\. Leftover rice .* once\./,
  );
});

test('a serving instruction occurs once', () => {
  expect(joinedSentences('Serve hot with the cucumber, cilantro and lime sauce. Serve with the rice.')).toBe(
    'Serve hot with the cucumber, cilantro, lime sauce and rice.',
  );
  expect(joinedSentences('Serve at once, while they are soft. Serve with the bread.')).toBe(
    'Serve at once, while they are soft. Bring the bread to the table too.',
  );
  for (const { instructions, title } of everyVersion(4))
    for (const step of instructions)
      expect(step, title).not.toMatch(/\bServe with the (?:rice|bread)\b.*\bServe with the\b/);
});

test('an egg for a portion that is put away is fried when that is eaten', () => {
  const steps = [
    'Simmer the beans.',
    'Meanwhile fry the eggs for 3 minutes.',
    'Slide an egg on top of each.',
  ];
  expect(withFreshEggs(steps)[1]).toContain('Fry only the eggs that you eat now.');
  expect(withFreshEggs(['Fry the eggs.', 'Chop them into the rice.'])[0]).toBe('Fry the eggs.');
});

test('bread that is listed is warmed by a step', () => {
  for (const { ingredients, title } of everyVersion(4))
    for (const { name } of ingredients)
      expect(
        /\b(?:pitas?|flatbreads?|tortillas?|naans?|breads?)\b.*\bwarmed\b/.test(name),
        `${title}: ${name}`,
      ).toBe(false);
});
