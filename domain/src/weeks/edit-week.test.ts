import { expect, test } from 'vitest';
import { labelEdit } from './edit-label.ts';
import { editWeek } from './edit-week.ts';
import { bookOf, chili, flawsOf, monday, soup, stew } from './testing/planned-weeks.ts';
import type { WeekAction } from './week-action.ts';
import type { PlannedEntry } from './week-entry.ts';

const tuesday = '2026-11-24';
const wednesday = '2026-11-25';
const book = bookOf();

function edit(entries: readonly PlannedEntry[], ...actions: WeekAction[]): PlannedEntry[] {
  const edited = editWeek(entries, actions, book);
  if ('refused' in edited) throw new Error(edited.refused);
  expect(flawsOf(edited.entries)).toEqual([]);
  return edited.entries;
}

function refusal(entries: readonly PlannedEntry[], ...actions: WeekAction[]) {
  const edited = editWeek(entries, actions, book);
  return 'refused' in edited ? edited.refused : 'fine';
}

const dinner = (date: string) => ({ date, mealType: 'dinner' as const });
const lunch = (date: string) => ({ date, mealType: 'lunch' as const });
const plan = (recipeId: string, date = monday): WeekAction => ({ type: 'add', recipeId, ...dinner(date) });

/** "dinner 23 Soup 4" for each, in order. */
function entryNames(entries: readonly PlannedEntry[]): string[] {
  return entries.map(({ mealType, date, recipeId, note, servings, leftoversOf }) => {
    const what = recipeId ?? note;
    return `${mealType} ${date.slice(8)} ${leftoversOf ? 'left ' : ''}${what} ${servings}`;
  });
}

/** Chili on Monday, its leftovers for lunch on Wednesday. */
function chiliTwice(): PlannedEntry[] {
  const cooked = edit([], plan(chili));
  return edit(cooked, { type: 'addLeftovers', of: cooked[0]!.id, ...lunch(wednesday), servings: 2 });
}

test('a slot holds several dishes in the order in which they were added, and a note', () => {
  const week = edit([], plan(soup), plan(stew), { type: 'addNote', ...dinner(monday), note: 'Guests' });
  expect(entryNames(week)).toEqual(['dinner 23 soup 4', 'dinner 23 stew 4', 'dinner 23 Guests 1']);
  const [first] = week;
  expect(entryNames(edit(week, { type: 'move', id: first!.id, ...dinner(monday) }))).toEqual([
    'dinner 23 stew 4',
    'dinner 23 Guests 1',
    'dinner 23 soup 4',
  ]);
});

test('a full slot accepts no more entries', () => {
  const six = Array.from({ length: 6 }, () => plan(soup));
  expect(edit([], ...six)).toHaveLength(6);
  expect(refusal([], ...six, plan(stew))).toBe('Monday dinner is full: 6 dishes are the most.');
});

test('two dishes swap slots with all their fields', () => {
  const week = edit([], { ...plan(soup), servings: 2 } as WeekAction, plan(stew, tuesday));
  const [one, other] = week;
  expect(entryNames(edit(week, { type: 'swap', id: one!.id, with: other!.id }))).toEqual([
    'dinner 23 stew 4',
    'dinner 24 soup 2',
  ]);
});

test('leftovers are eaten after the dish, within four days', () => {
  const cooked = edit([], plan(chili, tuesday));
  const again = (date: string): WeekAction => ({ type: 'addLeftovers', of: cooked[0]!.id, ...lunch(date) });
  expect(entryNames(edit(cooked, again(wednesday)))).toEqual(['dinner 24 chili 4', 'lunch 25 left chili 4']);
  expect(entryNames(edit(cooked, again('2026-11-28')))).toHaveLength(2);
  expect(refusal(cooked, again('2026-11-29'))).toBe(
    'Leftovers keep 4 days: "Chili" of Tuesday dinner is eaten by Saturday at the latest.',
  );
  for (const before of [again(tuesday), { ...again(monday) }, { ...again(tuesday), ...dinner(tuesday) }]) {
    expect(refusal(cooked, before as WeekAction)).toMatch(
      /^Leftovers of "Chili" are eaten after it is cooked/,
    );
  }
});

test('leftovers of leftovers are of the dish that was cooked', () => {
  const week = chiliTwice();
  const third = edit(week, { type: 'addLeftovers', of: week[1]!.id, ...dinner(wednesday) });
  expect(third.map(({ leftoversOf }) => leftoversOf)).toEqual([null, week[0]!.id, week[0]!.id]);
});

test('a note has no leftovers and no servings', () => {
  const week = edit([], { type: 'addNote', ...dinner(monday), note: 'Guests' });
  const { id } = week[0]!;
  expect(refusal(week, { type: 'addLeftovers', of: id, ...lunch(tuesday) })).toBe('A note has no leftovers.');
  expect(refusal(week, { type: 'change', id, servings: 3 })).toBe('A note has no servings.');
  expect(refusal(week, { type: 'change', id, note: null })).toBe('Write a note');
  expect(entryNames(edit(week, { type: 'change', id, note: 'Oma' }))).toEqual(['dinner 23 Oma 1']);
});

test('a dish cannot move after its leftovers, unless they move too, in any order', () => {
  const week = chiliTwice();
  const [cooked, left] = week.map(({ id }) => id) as [string, string];
  const later: WeekAction = { type: 'move', id: cooked, ...dinner(wednesday) };
  const further: WeekAction = { type: 'move', id: left, ...lunch('2026-11-26') };
  expect(refusal(week, later)).toBe(
    'Leftovers of "Chili" are eaten after it is cooked: Wednesday lunch is not after Wednesday dinner.',
  );
  for (const steps of [
    [later, further],
    [further, later],
  ]) {
    expect(entryNames(edit(week, ...steps))).toEqual(['dinner 25 chili 4', 'lunch 26 left chili 2']);
  }
});

test('leftovers of a removed dish become cooked dishes, also when only the days before are cleared', () => {
  const week = chiliTwice();
  const alone = ['lunch 25 chili 2'];
  expect(entryNames(edit(week, { type: 'remove', id: week[0]!.id }))).toEqual(alone);
  expect(entryNames(edit(week, { type: 'clear', first: monday, last: tuesday }))).toEqual(alone);
  expect(edit(week, { type: 'clear', first: monday, last: '2026-11-29' })).toEqual([]);
});

test('leftovers of a replaced dish belong to the new dish', () => {
  const week = chiliTwice();
  const [cooked, left] = week.map(({ id }) => id) as [string, string];
  expect(entryNames(edit(week, { type: 'replace', id: cooked, recipeId: soup }))).toEqual([
    'dinner 23 soup 4',
    'lunch 25 left soup 2',
  ]);
  expect(entryNames(edit(week, { type: 'replace', id: left, recipeId: soup }))).toEqual([
    'dinner 23 chili 4',
    'lunch 25 soup 2',
  ]);
});

test('a meal chosen by "Plan my week" counts as chosen by the user once it is replaced', () => {
  const planned = edit([], plan(soup)).map((entry) => ({
    ...entry,
    reason: 'Uses the other half of the leek',
  }));
  const [replaced] = edit(planned, { type: 'replace', id: planned[0]!.id, recipeId: stew });
  expect(replaced).toMatchObject({ recipeId: stew, reason: null });
});

test('a reason goes with what it names: the meal moved, or the meal that it shares food with', () => {
  const share = "Uses the rest of Monday's parsley.";
  const week = edit([], plan(soup), plan(stew, tuesday), plan(chili, wednesday)).map((entry, at) => ({
    ...entry,
    reason: ['In season: leek.', share, 'Ready in 25 minutes.'][at]!,
  }));
  const [first, second] = week.map(({ id }) => id) as [string, string];
  const reasons = (...actions: WeekAction[]) => edit(week, ...actions).map(({ reason }) => reason);
  expect(reasons({ type: 'replace', id: first, recipeId: chili })).toEqual([
    null,
    '',
    'Ready in 25 minutes.',
  ]);
  expect(reasons({ type: 'remove', id: first })).toEqual(['', 'Ready in 25 minutes.']);
  expect(reasons({ type: 'swap', id: first, with: second })).toEqual([null, null, 'Ready in 25 minutes.']);
  expect(reasons({ type: 'change', id: first, isLocked: true })).toEqual([
    'In season: leek.',
    share,
    'Ready in 25 minutes.',
  ]);
});

test('a remark stays when its dish is replaced, and a note is replaced by a dish', () => {
  const [dish] = edit([], plan(soup));
  const noted = edit([dish!], { type: 'change', id: dish!.id, note: 'Guests' });
  const [replaced] = edit(noted, { type: 'replace', id: dish!.id, recipeId: stew });
  expect(replaced).toMatchObject({ recipeId: stew, note: 'Guests' });
  const [note] = edit([], { type: 'addNote', ...dinner(monday), note: 'Eating out' });
  const [cooked] = edit([note!], { type: 'replace', id: note!.id, recipeId: stew });
  expect(cooked).toMatchObject({ recipeId: stew, note: null });
});

test('leftovers that are copied alone become cooked dishes', () => {
  const week = chiliTwice();
  const copied = edit(week, { type: 'copy', id: week[1]!.id, ...lunch('2026-11-27') });
  expect(entryNames(copied)).toEqual(['dinner 23 chili 4', 'lunch 25 left chili 2', 'lunch 27 chili 2']);
});

test('a week is copied with its leftovers and notes to the free slots of the next week', () => {
  const week = edit(
    chiliTwice(),
    { type: 'addNote', ...dinner(tuesday), note: 'Eating out' },
    plan(stew, '2026-12-02'),
    plan(soup, wednesday),
  );
  const copy: WeekAction = { type: 'copyToNextWeek', first: monday, last: '2026-11-29' };
  const next = edit(week, copy).filter(({ date }) => date > '2026-11-29');
  expect(entryNames(next)).toEqual([
    'dinner 30 chili 4',
    'dinner 01 Eating out 1',
    'lunch 02 left chili 2',
    'dinner 02 stew 4',
  ]);
  expect(next[2]!.leftoversOf).toBe(next[0]!.id);
});

test('leftovers become cooked dishes in the next week if the slot of their dish is taken there', () => {
  const week = edit(chiliTwice(), plan(stew, '2026-11-30'));
  const next = edit(week, { type: 'copyToNextWeek', first: monday, last: '2026-11-29' });
  expect(entryNames(next.filter(({ date }) => date > '2026-11-29'))).toEqual([
    'dinner 30 stew 4',
    'lunch 02 chili 2',
  ]);
});

test('an empty week has nothing to copy', () => {
  expect(refusal([], { type: 'copyToNextWeek', first: monday, last: '2026-11-29' })).toBe(
    'No meals to copy from this week.',
  );
});

test.each([
  [{ type: 'clear', first: monday, last: '2026-11-30' }],
  [{ type: 'clear', first: tuesday, last: monday }],
  [{ type: 'copyToNextWeek', first: monday, last: '2026-11-30' }],
] as [WeekAction][])('%j spans too many days', (action) => {
  expect(refusal(edit([], plan(soup)), action)).toBe('Choose from 1 to 7 days.');
});

test('a week cannot be copied past the end of the calendar', () => {
  const last = edit([], plan(soup, '9999-12-31'));
  expect(refusal(last, { type: 'copyToNextWeek', first: '9999-12-31', last: '9999-12-31' })).toBe(
    'The calendar ends here.',
  );
});

test('if one action is refused, none is applied', () => {
  const week = chiliTwice();
  expect(refusal(week, plan(soup, tuesday), { type: 'remove', id: 'gone' })).toBe('Planned meal not found');
  expect(refusal(week, { type: 'add', recipeId: 'unknown', ...dinner(monday) })).toBe('Recipe not found');
});

test('gaps between positions, as a deleted recipe leaves them, are closed', () => {
  const [first, second] = edit([], plan(soup), plan(stew));
  const week = [{ ...second!, position: 3 }, first!];
  expect(edit(week, plan(chili)).map(({ recipeId, position }) => [recipeId, position])).toEqual([
    [soup, 0],
    [stew, 1],
    [chili, 2],
  ]);
});

test('unchanged entries stay the same object', () => {
  const week = chiliTwice();
  const after = edit(week, plan(soup, tuesday));
  expect(after.filter((entry) => week.includes(entry))).toHaveLength(2);
});

test.each([
  [[plan(soup)], 'Add "Soup"'],
  [[{ type: 'addNote', ...dinner(monday), note: 'Guests' }], 'Add note "Guests"'],
  [[{ type: 'clear', first: monday, last: tuesday }], 'Clear Week'],
  [[{ type: 'copyToNextWeek', first: monday, last: tuesday }], 'Copy to Next Week'],
  [[{ type: 'remove', id: 'x' }], 'Remove "Chili"'],
  [
    [
      { type: 'move', id: 'x', ...lunch(monday) },
      { type: 'move', id: 'y', ...lunch(monday) },
    ],
    'Move 2 meals',
  ],
  [[plan(soup), { type: 'remove', id: 'x' }], '2 changes'],
] as [WeekAction[], string][])('the label of %j is %s', (actions, label) => {
  const [entry] = edit([], plan(chili));
  expect(labelEdit([{ ...entry!, id: 'x' }], actions, book)).toBe(label);
});
