import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { caseCount, dailySample } from '../testing/property-cases.ts';
import { allergens, diets } from '../vocabulary/options.ts';
import { librarySearchIndex } from './library-index.ts';
import { type Match, rankRecipes } from './rank-recipes.ts';
import { readQuery } from './read-query.ts';
import type { SearchableRecipe } from './recipe-terms.ts';
import { addToSearchIndex, createSearchIndex } from './search-index.ts';
import { plainText, searchWord } from './search-words.ts';

const library = librarySearchIndex();
const search = (text: string) => rankRecipes([library], readQuery(text));
const found = (text: string) => search(text).all.map(({ recipe }) => recipe.title);
const ids = (matches: readonly Match[]) => matches.map(({ recipe }) => recipe.id);

/** Hundreds of searches, on machines that run other work at the same time. */
const patient = { timeout: 60_000 };

const someRecipe = fc.constantFrom(...sampleRecipes);
const wordsOf = (title: string) => plainText(title).split(' ');

function recipe(of: Partial<SearchableRecipe> & { title: string }): SearchableRecipe {
  return {
    id: of.title,
    description: null,
    ingredients: [],
    cuisineType: null,
    mealType: null,
    tags: [],
    cookingTime: 30,
    ...of,
  };
}

/** Titles found in an index of these recipes, best first. */
function searchIn(recipes: readonly SearchableRecipe[], text: string): string[] {
  const index = createSearchIndex();
  for (const recipe of recipes) addToSearchIndex(index, recipe);
  return rankRecipes([index], readQuery(text)).all.map(({ recipe: { title } }) => title);
}

test('every recipe is found by each word of its title, and first by the whole title', patient, () => {
  const byWord = new Map<string, Set<string>>();
  const foundBy = (word: string) => {
    const known = byWord.get(word) ?? new Set(ids(search(word).all));
    byWord.set(word, known);
    return known;
  };
  for (const { id, title } of dailySample(sampleRecipes)) {
    for (const word of wordsOf(title)) expect(foundBy(word).has(id), `${word} in ${title}`).toBe(true);
    expect(ids(search(title).all)[0], title).toBe(id);
  }
});

/** One typo somewhere in a word: a letter replaced, left out, added, or swapped with the next. */
const slip = fc.record({
  kind: fc.constantFrom('replaced', 'left out', 'added', 'swapped'),
  share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
});

function withSlip(
  word: string,
  { kind, share, letter }: typeof slip extends fc.Arbitrary<infer T> ? T : never,
) {
  const at = Math.floor(share * (word.length - (kind === 'swapped' ? 1 : 0)));
  const [before, rest] = [word.slice(0, at), word.slice(at)];
  if (kind === 'replaced') return before + letter + rest.slice(1);
  if (kind === 'left out') return before + rest.slice(1);
  if (kind === 'added') return before + letter + rest;
  return before + rest[1]! + rest[0]! + rest.slice(2);
}

const titleWord = fc.constantFrom(
  ...sampleRecipes.flatMap(({ id, title }) =>
    wordsOf(title)
      .filter((word) => /^[a-z]{5,}$/.test(word))
      .map((word) => ({ id, title, word })),
  ),
);

test('a title with one typo in a word of five letters or more still finds its recipe first', patient, () => {
  fc.assert(
    fc.property(titleWord, slip, ({ id, title, word }, how) => {
      const typed = wordsOf(title).map((one) => (one === word ? withSlip(word, how) : one));
      expect(ids(search(typed.join(' ')).all)[0], typed.join(' ')).toBe(id);
    }),
    { numRuns: caseCount(150) },
  );
});

test(
  'a word with one typo finds the recipe, unless it has become another word or the beginning of one',
  patient,
  () => {
    const spellings = library.vocabulary.terms.flatMap((term) => term.spellings.map(({ plain }) => plain));
    fc.assert(
      fc.property(titleWord, slip, ({ id, word }, how) => {
        const typed = withSlip(word, how);
        const isOther = spellings.some(
          (one) => one.startsWith(typed) || searchWord(one).key === searchWord(typed).key,
        );
        fc.pre(!isOther && readQuery(typed).diets.length === 0);
        expect(ids(search(typed).all), `${typed} for ${word}`).toContain(id);
      }),
      { numRuns: caseCount(150) },
    );
  },
);

test('the order of the words does not matter', patient, () => {
  const shuffled = someRecipe
    .map(({ title }) => [...new Set(wordsOf(title))])
    .filter((words) => words.length > 1)
    .chain((words) => fc.shuffledSubarray(words, { minLength: 2 }));
  const sorted = (words: readonly string[]) => ids(search(words.join(' ')).all).sort();
  fc.assert(
    fc.property(shuffled, (words) => {
      expect(sorted(words.toReversed())).toEqual(sorted(words));
    }),
    { numRuns: caseCount(100) },
  );
});

test('any text is answered, and each result has all words or says how many are missing', patient, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      const { all, some } = search(text);
      expect(all.every(({ missing }) => missing === 0)).toBe(true);
      expect(some.every(({ missing }) => missing > 0)).toBe(true);
      for (const list of [all, some]) {
        expect(list.map(({ score }) => score)).toEqual(list.map(({ score }) => score).sort((a, b) => b - a));
      }
    }),
    { numRuns: caseCount(150) },
  );
});

test('a word has most weight in the title, then among the ingredients, then as a label', () => {
  const recipes = [
    recipe({ title: 'One', tags: ['lemon'] }),
    recipe({ title: 'Two', description: 'Good with lemon.' }),
    recipe({ title: 'Three', ingredients: [{ name: 'lemon, juiced' }] }),
    recipe({ title: 'Lemon four' }),
  ];
  expect(searchIn(recipes, 'lemon')).toEqual(['Lemon four', 'Three', 'One']);
  expect(searchIn(recipes.slice(1, 2), 'lemon')).toEqual(['Two']);
  expect(searchIn(recipes.slice(1, 2), 'lemmon')).toEqual([]);
});

test.each([
  ['chiken tika', 'Chicken tikka masala'],
  ['hcicken tikka', 'Chicken tikka masala'],
  ['spagetti', 'Spaghetti puttanesca'],
  ['ratatuille', 'Ratatouille'],
  ['parmiggiano', 'Tagliatelle with bolognese ragù'],
])('%s finds %s', (typed, title) => {
  expect(found(typed)).toContain(title);
});

test.each([
  ['jalapeno', 'Green chilaquiles with fried eggs'],
  ['nicoise', 'Salade niçoise'],
  ['NIÇOISE', 'Salade niçoise'],
  ['ragu', 'Tagliatelle with bolognese ragù'],
  ['zaatar', "Labneh with za'atar, cucumbers and olives"],
  ['buddhas delight', "Buddha's delight with mushrooms and glass noodles"],
])('accents, case and apostrophes make no difference: %s finds %s', (typed, title) => {
  expect(found(typed)).toContain(title);
});

test.each([
  ['pancake', 'Buttermilk blueberry pancakes'],
  ['omelets', 'Herb omelette with goat cheese'],
  ['omelette', 'Persian herb omelet (kuku sabzi)'],
  ['stirfry', 'Tomato and egg stir-fry with rice'],
  ['stir fry', 'Tomato and egg stir-fry with rice'],
  ['chick pea', 'Chickpea fatteh'],
  ['supper italy', 'Mushroom risotto'],
])('singular, plural and other spellings match: %s finds %s', (typed, title) => {
  expect(found(typed)).toContain(title);
});

test.each([
  ['courgette', 'Zucchini and mint frittata'],
  ['garbanzo', 'Smooth hummus with carrot sticks'],
  ['garbanzo beans', 'Smooth hummus with carrot sticks'],
  ['beans garbanzo', 'Smooth hummus with carrot sticks'],
  ['aubergine', 'Melitzanosalata (smoky eggplant dip)'],
  ['prawns', 'Salt and pepper shrimp'],
  ['spring onions', 'Crisp green onion pancakes (pajeon)'],
  ['courg', 'Zucchini and mint frittata'],
])('other names of foods count: %s finds %s', (typed, title) => {
  expect(found(typed)).toContain(title);
});

test.each([
  ['pasta', 'Spaghetti puttanesca'],
  ['noodles', 'Chilled soba with dipping sauce and edamame'],
  ['seafood', 'Sour shrimp soup with pineapple (canh chua)'],
  ['cheese', 'Fattoush with grilled halloumi'],
])('foods are found by general terms: %s finds %s', (typed, title) => {
  expect(found(typed)).toContain(title);
});

test('fish ranks above dishes that only contain fish sauce', () => {
  const titles = found('fish');
  const cod = titles.indexOf('Steamed cod with ginger and scallions');
  const padThai = titles.indexOf('Shrimp pad thai');
  expect(cod).toBeGreaterThanOrEqual(0);
  expect(padThai).toBeGreaterThan(cod);
});

test('a whole word does not find longer words that begin with it, as long as it finds anything', () => {
  const recipes = [recipe({ title: 'Eggplant stew' }), recipe({ title: 'Fried eggs' })];
  expect(searchIn(recipes, 'egg')).toEqual(['Fried eggs']);
  expect(searchIn(recipes, 'eggpl')).toEqual(['Eggplant stew']);
  expect(searchIn(recipes.slice(0, 1), 'egg')).toEqual(['Eggplant stew']);
});

test('one or two letters count as the beginning of a word, even if they are a whole word', () => {
  const recipes = [recipe({ title: 'Pasta e ceci' }), recipe({ title: 'Eggs' })];
  expect(searchIn(recipes, 'e')).toEqual(['Pasta e ceci', 'Eggs']);
});

test('words that no recipe has together find recipes with most of them, listed separately', () => {
  const index = createSearchIndex();
  for (const title of ['Tomato rice', 'Moussaka', 'Rice pudding', 'Plain rice']) {
    addToSearchIndex(index, recipe({ title }));
  }
  const { all, some } = rankRecipes([index], readQuery('moussaka rice qwertz'));
  expect(all).toEqual([]);
  expect(some.map(({ missing }) => missing)).toEqual([2, 2, 2, 2]);
  // The rarer word has more weight.
  expect(some[0]?.recipe.title).toBe('Moussaka');
});

test('filler words may be missing, unless there are no others', () => {
  expect(found('recipes for eggs in purgatory')[0]).toBe('Eggs in purgatory');
  expect(found('with').length).toBeGreaterThan(10);
});

test('a time limit excludes slower recipes and recipes without a time', () => {
  const recipes = [
    recipe({ title: 'Slow soup', cookingTime: 45 }),
    recipe({ title: 'Fast soup', cookingTime: 20 }),
    recipe({ title: 'Some soup', cookingTime: null }),
  ];
  expect(searchIn(recipes, 'soup under 20 minutes')).toEqual(['Fast soup']);
  expect(searchIn(recipes, 'soup in 1 hour')).toEqual(['Slow soup', 'Fast soup']);
});

test('what takes at most half an hour is quick, and so is what is called quick', () => {
  const recipes = [
    recipe({ title: 'Lentil curry', cookingTime: 25 }),
    recipe({ title: 'Beef curry', cookingTime: 90 }),
    recipe({ title: 'Curry', cookingTime: null }),
    recipe({ title: 'Quick curry bread', cookingTime: 60 }),
  ];
  for (const word of ['quick', 'fast']) {
    expect(searchIn(recipes, `${word} curry`)).toEqual(['Quick curry bread', 'Lentil curry']);
  }
  expect(found('quick vegan curry').length).toBeGreaterThan(1);
});

test('foods after "without" are excluded', () => {
  const titles = found('curry without coconut milk');
  expect(titles).not.toContain('Green chicken curry with eggplant');
  expect(found('curry coconut milk')).toContain('Green chicken curry with eggplant');
  expect(titles.length).toBeGreaterThan(0);
});

test('a claim about one ingredient is no claim about the dish', () => {
  const stew = recipe({ title: 'Stew', ingredients: [{ name: 'gluten-free soy sauce' }] });
  expect(searchIn([stew], 'gluten')).toEqual([]);
  expect(searchIn([stew], 'soy sauce')).toEqual(['Stew']);
});

test('with equal scores the first index comes first', () => {
  const [own, other] = [createSearchIndex(), createSearchIndex()];
  addToSearchIndex(own, recipe({ id: 'own', title: 'Lentil soup' }));
  addToSearchIndex(other, recipe({ id: 'other', title: 'Lentil soup' }));
  expect(ids(rankRecipes([own, other], readQuery('lentil')).all)).toEqual(['own', 'other']);
  expect(ids(rankRecipes([other, own], readQuery('lentil')).all)).toEqual(['other', 'own']);
});

test('the library has recipes for each diet and each allergy', () => {
  for (const diet of diets) expect(sampleRecipes.some(({ facts }) => facts.diets.includes(diet))).toBe(true);
  for (const allergy of allergens) expect(readQuery(`${allergy} free`).freeFrom).toContain(allergy);
});
