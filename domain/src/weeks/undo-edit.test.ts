import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseCount } from '../testing/property-cases.ts';
import { plannedMealTypes } from '../vocabulary/options.ts';
import { editWeek } from './edit-week.ts';
import { addDays } from './plain-date.ts';
import { bookOf, chili, flawsOf, monday, soup, stew } from './testing/planned-weeks.ts';
import { changesBetween, undoEdit, type WeekChange } from './undo-edit.ts';
import type { WeekAction } from './week-action.ts';
import type { PlannedEntry } from './week-entry.ts';

type Changes = WeekChange<PlannedEntry>[];

const slot = { date: fc.integer({ min: 0, max: 8 }), mealType: fc.constantFrom(...plannedMealTypes) };
const recipeId = fc.constantFrom(soup, stew, chili);
/** Index of an existing entry. */
const at = fc.nat({ max: 60 });
const servings = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined });

type Drawn = { type: WeekAction['type']; date?: number; id?: number; of?: number; with?: number };

const drawn = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('add' as const), ...slot, recipeId, servings }) },
  fc.record({
    type: fc.constant('addNote' as const),
    ...slot,
    note: fc.constantFrom('Guests', 'Eating out'),
  }),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('addLeftovers' as const), ...slot, of: at, servings }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('move' as const), id: at, ...slot }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('swap' as const), id: at, with: at }) },
  fc.record({ type: fc.constant('copy' as const), id: at, ...slot }),
  fc.record({ type: fc.constant('replace' as const), id: at, recipeId }),
  fc.record({ type: fc.constant('change' as const), id: at, servings, isLocked: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), id: at }) },
  fc.record({ type: fc.constantFrom('clear' as const, 'copyToNextWeek' as const), days: fc.nat({ max: 6 }) }),
);

type DrawnAction = Drawn & Record<string, unknown>;
const anyActions = fc.array(drawn, { minLength: 1, maxLength: 3 }) as fc.Arbitrary<DrawnAction[]>;

/**
 * Turns drawn steps into actions for a week. Indexes become ids of its entries; in an empty week they refer to nothing.
 */
function actionsOn(entries: readonly { id: string }[], drawn: readonly DrawnAction[]): WeekAction[] {
  const ids = entries.map(({ id }) => id).toSorted();
  const idAt = (index: unknown) => ids[Number(index) % ids.length] ?? 'none';
  return drawn.map((action) => {
    const { days, ...rest } = action;
    return {
      ...rest,
      ...(typeof action.date === 'number' && { date: addDays(monday, action.date) }),
      ...(days !== undefined && { first: monday, last: addDays(monday, Number(days)) }),
      ...('id' in action && { id: idAt(action.id) }),
      ...('of' in action && { of: idAt(action.of) }),
      ...('with' in action && { with: idAt(action.with) }),
    } as WeekAction;
  });
}

/** The stored form, independent of order. */
function bytes(entries: readonly PlannedEntry[]): string {
  return JSON.stringify(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

/** An edit, or undefined if it is refused. */
function edit(week: readonly PlannedEntry[], actions: WeekAction[], book = bookOf()) {
  const edited = editWeek(week, actions, book);
  if ('refused' in edited) return undefined;
  return { week: edited.entries, changes: changesBetween(week, edited.entries) };
}

function undo(week: readonly PlannedEntry[], changes: Changes) {
  const undone = undoEdit(week, changes, bookOf());
  return 'refused' in undone
    ? undone
    : { week: undone.entries, changes: changesBetween(week, undone.entries) };
}

test('undoing all edits from last to first restores each earlier week byte for byte', {
  timeout: 120_000,
}, () => {
  let made = 0;
  fc.assert(
    fc.property(
      fc.array(anyActions, { minLength: 4, maxLength: 25, size: 'max' }),
      fc.nat({ max: 8 }),
      (edits, later) => {
        const book = bookOf();
        let week: PlannedEntry[] = [];
        const done: Changes[] = [];
        const weeks: string[] = [];
        for (const drawn of edits) {
          const step = edit(week, actionsOn(week, drawn), book);
          if (!step) continue;
          weeks.push(bytes(week));
          done.push(step.changes);
          week = step.week;
          made++;
          expect(flawsOf(week)).toEqual([]);
        }
        // Often stops before the empty week, so that some edits remain.
        const kept = Math.min(later, done.length);
        for (const changes of done.slice(kept).toReversed()) {
          const undone = undo(week, changes);
          if ('refused' in undone) throw new Error(undone.refused);
          week = undone.week;
          expect(flawsOf(week)).toEqual([]);
          expect(bytes(week)).toBe(weeks[done.indexOf(changes)]);
        }
      },
    ),
    { numRuns: caseCount(2000) },
  );
  expect(made).toBeGreaterThan(caseCount(2000) * 3);
});

test('the rules of a week hold in any order of undo and redo', { timeout: 120_000 }, () => {
  let undos = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyActions, fc.boolean(), fc.nat()), { maxLength: 40, size: 'max' }),
      (turns) => {
        const book = bookOf();
        let week: PlannedEntry[] = [];
        const open: Changes[] = [];
        for (const [drawn, isUndo, at] of turns) {
          const [chosen] = isUndo && open.length > 0 ? open.splice(at % open.length, 1) : [];
          const step = chosen ? undo(week, chosen) : edit(week, actionsOn(week, drawn), book);
          if (chosen) undos++;
          if (!step || 'refused' in step) continue;
          // An undo can be undone like any edit.
          open.push(step.changes);
          week = step.week;
          expect(flawsOf(week)).toEqual([]);
        }
      },
    ),
    { numRuns: caseCount(2000) },
  );
  expect(undos).toBeGreaterThan(caseCount(2000) * 2);
});

const dinner = { date: monday, mealType: 'dinner' as const };
const plan = (recipeId: string): WeekAction => ({ type: 'add', recipeId, ...dinner });

test('undoing the undo repeats the edit', () => {
  const planned = edit([], [plan(soup)])!;
  const undone = undo(planned.week, planned.changes) as { week: PlannedEntry[]; changes: Changes };
  expect(undone.week).toEqual([]);
  expect(undo(undone.week, undone.changes)).toMatchObject({ week: planned.week });
});

test('undo is refused if an entry has changed since', () => {
  const planned = edit([], [plan(soup)])!;
  const changed = edit(planned.week, [{ type: 'change', id: planned.week[0]!.id, servings: 2 }])!;
  const refused = 'Monday dinner was changed since, so it cannot be undone.';
  expect(undo(changed.week, planned.changes)).toMatchObject({ refused });
  const removed = edit(planned.week, [{ type: 'remove', id: planned.week[0]!.id }])!;
  expect(undo(removed.week, planned.changes)).toMatchObject({ refused });
});

test('restored entries come before entries planned since', () => {
  const book = bookOf();
  const planned = edit([], [plan(soup)], book)!;
  const removed = edit(planned.week, [{ type: 'remove', id: planned.week[0]!.id }], book)!;
  const filled = edit(removed.week, [plan(stew)], book)!;
  const { week } = undo(filled.week, removed.changes) as { week: PlannedEntry[] };
  expect(week.map(({ recipeId, position }) => [recipeId, position])).toEqual([
    [soup, 0],
    [stew, 1],
  ]);
});

test('undo is refused for a dish whose leftovers were planned since', () => {
  const book = bookOf();
  const planned = edit([], [plan(soup)], book)!;
  const { id } = planned.week[0]!;
  const replaced = edit(planned.week, [{ type: 'replace', id, recipeId: chili }], book)!;
  const again: WeekAction = { type: 'addLeftovers', of: id, date: '2026-11-24', mealType: 'lunch' };
  const { week } = edit(replaced.week, [again], book)!;
  expect(undo(week, replaced.changes)).toMatchObject({
    refused: 'Tuesday lunch was changed since, so it cannot be undone.',
  });
});
