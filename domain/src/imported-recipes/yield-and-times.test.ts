import { expect, test } from 'vitest';
import { extractYieldAndTimes, servingsPart } from './yield-and-times.ts';

const none = { total: null, parts: [] };

test.each([
  ['labels before their figures', ['Servings', '4', 'Prep time:', '10 min'], '4', ['Prep time: 10 min']],
  ['labels after them', ['1', 'Servings', '10 min', 'Cook time'], '1', ['Cook time: 10 min']],
  [
    'a label after its figure on one line',
    ['4 personen', '20 min. bereidingstijd'],
    '4',
    ['20 min. bereidingstijd'],
  ],
  ['a part that is stated twice', ['Serves 2', 'Prep 5 min', 'Prep 5 min'], '2', ['Prep 5 min']],
])('%s', (_, lines, servings, parts) => {
  const read = extractYieldAndTimes(lines);
  expect(read.yield).toContain(servings);
  expect(read.times).toEqual({ total: null, parts });
});

test('a time is not a number of servings', () => {
  expect(extractYieldAndTimes(['Servings', '10 min']).yield).toBeNull();
});

test('a heading that names the people stays', () => {
  expect(extractYieldAndTimes(['Hozzávalók 6 személyre', '6 tojás'])).toEqual({
    yield: '6 személyre',
    times: none,
    rest: ['Hozzávalók 6 személyre', '6 tojás'],
  });
});

test('Hungarian times are told apart from steps', () => {
  const lines = ['Hűtési idő: 1 óra 20 perc', 'Sütési idő: 20 perc'];
  expect(extractYieldAndTimes(lines)).toEqual({
    yield: null,
    times: { total: null, parts: lines },
    rest: [],
  });
});

test('a time without a label is the one beside the servings, or the only one above the list', () => {
  expect(extractYieldAndTimes(['15 min', '30 min', 'Soup', '4 personen', '60 min']).times.total).toBe(
    '60 min',
  );
  expect(extractYieldAndTimes(['20 min', 'Soup', 'Ingredients', '1 leek']).times.total).toBe('20 min');
  expect(extractYieldAndTimes(['15 min', '30 min', 'Soup', 'Ingredients', '1 leek']).times).toEqual(none);
});

const times = [
  'Total time: 40 min',
  'Ready in 1 h 20 min',
  '⏱ Total time: 3 hours',
  'Total time: half an hour',
];
const servings = [
  'Serves 4',
  'Serves six',
  'Makes 12 muffins',
  'Ergibt 20 Stücke',
  'For 6 people',
  '(serves 2–3)',
];
const between = [' | ', ' · ', ', ', ' — '];

test.each(servings)('%j gives the servings, alone and before or after a time', (one) => {
  expect(extractYieldAndTimes([one]).yield).toBe(one);
  for (const time of times) {
    expect(extractYieldAndTimes([time, one])).toMatchObject({ yield: one, times: { total: time } });
    for (const sign of between) {
      const read = extractYieldAndTimes([`${one}${sign}${time}`]);
      expect(servingsPart(read.yield!)).toBe(one);
      expect(read.times.total).toContain(time.replace(/^⏱ /, ''));
    }
  }
});

test.each([
  ['Serves 2 Total time 40 min', 'Serves 2', 'Total time 40 min'],
  ['4 servings 20 min', '4 servings', '20 min'],
  [
    'Tiempo total: 1 hora 30 minutos Salen: 20 croquetas',
    'Salen: 20 croquetas',
    'Tiempo total: 1 hora 30 minutos',
  ],
  ['⏲️ 15 minutes 🍽️ 4 servings', '4 servings', '⏲️ 15 minutes'],
  ['Serves 2–3. Takes 35 minutes.', 'Serves 2–3', 'Takes 35 minutes.'],
])('%j is two figures without a sign between them', (line, one, time) => {
  const read = extractYieldAndTimes([line]);
  expect(servingsPart(read.yield!)).toBe(one);
  expect(read.times.total).toBe(time);
});

test.each([
  [['Makes', '1 jar'], 'Makes: 1 jar'],
  [['Yield:', '2 l'], 'Yield: 2 l'],
  [['Servings', '250 g'], null],
])('%j', (lines, expected) => {
  expect(extractYieldAndTimes(lines).yield).toBe(expected);
});

test('parts of the time are apart without signs between them', () => {
  expect(extractYieldAndTimes(['Serves 4–5 Prep 10 min Cook 1 hr 35 min'])).toMatchObject({
    times: { total: null, parts: ['Prep 10 min', 'Cook 1 hr 35 min'] },
  });
});

test('a time before the word "total" is one', () => {
  expect(extractYieldAndTimes(['6 servings', '1 h 10 min total']).times.total).toBe('1 h 10 min total');
});

test('a sentence of a method is not a figure', () => {
  const method = [
    'Cook for two hours.',
    'Take four eggs for 2 minutes off the heat.',
    'For the sauce:',
    'Makes the dough soft.',
    'Makes a great lunch.',
    'For a soft dough, knead for long.',
    'Bake 30 minutes or until set; drizzle with vinegar.',
    'Chill 2 hours before serving.',
    'Cook 10 minutes, stirring now and then.',
  ];
  expect(extractYieldAndTimes(method)).toMatchObject({ yield: null, times: none, rest: method });
});

test.each(['Serves 3-4', 'Makes 12', 'Serves six'])('"%s" is also read after "Yield:"', (expected) => {
  expect(extractYieldAndTimes([`Yield: ${expected}`]).yield).toBe(`Yield: ${expected}`);
});

test.each([
  [
    ['Prep time', '5', 'Cook time', '60 min'],
    ['Prep time: 5 min', 'Cook time: 60 min'],
  ],
  [['Cooks in: 1 hour prep, 3 hours cooking'], ['1 hour prep', '3 hours cooking']],
])('the parts of a time are stated in %j', (lines, parts) => {
  expect(extractYieldAndTimes(lines).times).toEqual({ total: null, parts });
});

test.each(['à', 'to', 'bis', 'of', '-'])('servings from two %s three are stated above a list', (to) => {
  expect(extractYieldAndTimes([`Ingredients (for 2 ${to} 3 personen)`]).yield).toBe(`2 ${to} 3 personen`);
});

test('a time continues after its label', () => {
  expect(extractYieldAndTimes(['Cook time: 8 hours on low']).times.parts).toEqual([
    'Cook time: 8 hours on low',
  ]);
  expect(extractYieldAndTimes(['Serves 4', '1 hour 30 minutes + marinating time']).times.total).toBe(
    '1 hour 30 minutes + marinating time',
  );
});

test('the many people who did something else are not servings', () => {
  expect(extractYieldAndTimes(['1309 osób wydrukowało']).yield).toBeNull();
});

test('other facts may stand between figures in one line', () => {
  expect(extractYieldAndTimes(['Difficulty Easy Prep time 10 mins Cook time 30 mins']).times.parts).toEqual([
    'Prep time 10 mins',
    'Cook time 30 mins',
  ]);
});

test('what is counted stands before the time in one line', () => {
  expect(extractYieldAndTimes(['6 pieces 45 min'])).toMatchObject({
    yield: '6 pieces 45 min',
    times: { total: '45 min', parts: [] },
  });
  expect(servingsPart('6 pieces 45 min')).toBe('6 pieces');
});

test.each(['Prep Time: 10 mins Cook Time: 5 mins Servings: 2', 'Prep: 10 mins Cook: 5 mins Serves: 2'])(
  '"%s" is the servings and two times',
  (line) => {
    const read = extractYieldAndTimes([line]);
    expect(read.yield).toContain('2');
    expect(read.times.parts).toHaveLength(2);
  },
);

test('a row of labels above a row of figures, of which one is missing', () => {
  const table = ['Préparation', 'Repos', 'Cuisson', '10min', '-', '50min'];
  expect(extractYieldAndTimes(table).times.parts).toEqual(['Préparation: 10min', 'Cuisson: 50min']);
});

test('a number and its unit in separate rows', () => {
  expect(
    extractYieldAndTimes(['Prep time', '15', 'minutes', 'Cooking time', '1', 'hour']).times.parts,
  ).toEqual(['Prep time: 15 minutes', 'Cooking time: 1 hour']);
});

test.each([
  ['Tempo de preparo: 60 min. Rendimento de 15 porções.', '15'],
  ['Serving size: 4-6', '4-6'],
  ['4 os.', '4'],
])('"%s" gives the servings', (line, servings) => {
  expect(extractYieldAndTimes([line]).yield).toContain(servings);
});

test('the last sentence above the list may give the servings', () => {
  const lines = ['An old stew of the coast. Serves 6.', 'Ingredients', '2 onions'];
  expect(extractYieldAndTimes(lines)).toMatchObject({ yield: 'Serves 6', rest: lines });
});

test.each([
  '66 pessoas curtiram essa receita',
  '242 osoby wydrukowały',
  '12 people saved this',
  'Serving size: 125 g',
])('"%s" is not the servings', (line) => {
  expect(extractYieldAndTimes([line]).yield).toBeNull();
});

test.each(['Rest batter 30 minutes.', 'Cook 2 minutes per side', 'Bake 1 hour at 350.'])(
  '"%s" is a step, not a time',
  (line) => {
    expect(extractYieldAndTimes([line]).rest).toEqual([line]);
  },
);

test.each([
  ['Tempo Prep: 30 minutos', 'Tempo Cozimento: 2 horas'],
  ['Tempo de preparo: 20 min', 'Tempo de forno: 40 min'],
])('"%s" and "%s" are parts of the time', (...lines) => {
  expect(extractYieldAndTimes(lines).times).toEqual({ total: null, parts: lines });
});

test('a heading may tell the whole time in brackets', () => {
  expect(extractYieldAndTimes(['Timeline (45 min total)', '10 min – peel']).times.total).toBe(
    'Total: 45 min',
  );
  expect(extractYieldAndTimes(['Apples (2 total)']).times).toEqual(none);
});

test.each([
  ['Yields 1, 9-10-inch cake', 'Yields 1, 9-10-inch cake'],
  ['Servings: makes 24 • Size: 2 buns', 'Servings: makes 24'],
  ['Nombre de portions Environ 30 portions', 'Nombre de portions Environ 30 portions'],
  ['Nombre de convives 1 personne', 'Nombre de convives 1 personne'],
  ['ILOŚĆ OSÓB:6', 'ILOŚĆ OSÓB:6'],
  ['Easy 40 min 2 servings', '2 servings'],
])('"%s" gives the whole yield', (line, servings) => {
  expect(servingsPart(extractYieldAndTimes([line]).yield!)).toBe(servings);
});

test('a long line of figures with signs between them is read', () => {
  const line =
    'Yield: Makes 8 servings | Prep Time: 20 minutes | Cook Time: 3 hours | Additional Time: 2 hours 20 minutes | Total Time: 5 hours 40 minutes';
  const { yield: servings, times } = extractYieldAndTimes([line]);
  expect(servings).toContain('8 servings');
  expect(times.total).toBe('Total Time: 5 hours 40 minutes');
});

test('a number of things below the last of several labels is the yield', () => {
  const read = extractYieldAndTimes(['Total Time', '1 hour 55 minutes', 'Servings', '14 fries']);
  expect(read).toMatchObject({
    yield: 'Servings: 14 fries',
    times: { total: 'Total Time: 1 hour 55 minutes' },
  });
});

test.each([
  ['Temps de préparation : 50 min', 'Temps de cuisson : 20 min'],
  ['Tiempo de preparación: 15 min', 'Tiempo de cocción: 30 min'],
  ['Tempo di preparazione: 15 min', 'Tempo di cottura: 30 min'],
  ['Czas przygotowania: 15 min', 'Czas pieczenia: 30 min'],
  ['Less than 30 mins preparation time', '30 mins to 1 hour cooking time'],
])('"%s" and "%s" are two parts of the time', (...lines) => {
  expect(extractYieldAndTimes(lines).times).toEqual({ total: null, parts: lines });
});
