import { planBounds } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import type { WeekEntry } from '@plateful/contract/week.ts';
import { addDays, daysBetween, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { inOrderOfEating } from '@plateful/domain/weeks/week-entry.ts';
import { StickyNote } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DayDialog } from './day-dialog.tsx';
import {
  changedNote,
  dayShift,
  leftovers,
  newNote,
  newServings,
  relocation,
  replacement,
  sideDish,
} from './edits.ts';
import { NoteDialog } from './note-dialog.tsx';
import { PlanOptions } from './plan-options.tsx';
import type { PlanWish } from './plan-week.queries.ts';
import { type PlannerDialog, usePlanner } from './planner-context.ts';
import { RecipePicker } from './recipe-picker.tsx';
import { ServingsDialog } from './servings-dialog.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { SwapMealDialog } from './swap-meal-dialog.tsx';
import type { Edit, NewMeal } from './week-edits.queries.ts';
import { entriesIn, isMeal, type Slot, slotWords, titleOf } from './week-entry.ts';

type Props = {
  dialog: PlannerDialog;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  canPlanAgain: boolean;
  onAdd: (meal: NewMeal) => void;
  onPlan: (wish: PlanWish) => void;
  /** A day was chosen, which may not be visible. */
  onDay: (day: PlainDate) => void;
  /** An action on the selection was completed. */
  onDone: () => void;
};

/** The open dialog of the planner. */
export function PlannerDialogs({ dialog, isOpen, onOpenChange, canPlanAgain, ...on }: Props) {
  const { entries, monday, today, open: show, edit } = usePlanner();
  const frame = { open: isOpen, onOpenChange };
  const close = () => onOpenChange(false);

  switch (dialog.kind) {
    case 'pick':
    case 'side': {
      const { slot } = dialog;
      const isSide = dialog.kind === 'side';
      return (
        <RecipePicker
          {...frame}
          slot={slot}
          title={isSide ? 'Add a side' : `Add ${slot.mealType}`}
          servings={isSide ? (entriesIn(entries, slot)[0]?.servings ?? null) : null}
          others={<Others slot={slot} onNote={() => show({ kind: 'note', slot })} onClose={close} />}
          onChoose={(recipe, servings) => {
            close();
            const { date, mealType } = slot;
            if (isSide) edit(sideDish(slot, recipe, servings), slot);
            else on.onAdd({ date, mealType, recipe, servings });
          }}
        />
      );
    }
    case 'replace': {
      const { entry } = dialog;
      return (
        <RecipePicker
          {...frame}
          slot={entry}
          title={`Replace ${titleOf(entry)}`}
          servings={entry.servings}
          onChoose={(recipe, servings) => {
            close();
            edit(replacement(entry, recipe, servings), entry);
          }}
        />
      );
    }
    case 'swap': {
      const { entry } = dialog;
      if (!isMeal(entry)) return null;
      const choose = (recipe: Recipe) => {
        close();
        edit(replacement(entry, recipe), entry);
      };
      return (
        <SwapMealDialog
          {...frame}
          entry={entry}
          onChoose={choose}
          onBrowse={() => show({ kind: 'replace', entry })}
        />
      );
    }
    case 'relocate': {
      const { entries: chosen, isCopy } = dialog;
      const [only, ...others] = chosen;
      const verb = isCopy ? 'Copy' : 'Move';
      const offer = { ...frame, monday, verb: `${verb} to` };
      if (!only) return null;
      const done = (change: Edit | null, slot: Slot) => {
        close();
        on.onDone();
        edit(change, slot);
        on.onDay(slot.date);
      };
      if (others.length > 0) {
        return (
          <DayDialog
            {...offer}
            title={`${verb} ${chosen.length} meals`}
            description={daysApart(chosen)}
            onChoose={(date) => done(dayShift(chosen, date, isCopy), { ...only, date })}
          />
        );
      }
      return (
        <SlotDialog
          {...offer}
          title={`${verb} a meal`}
          description={titleOf(only)}
          onChoose={(slot) => done(relocation(only, slot, entries, isCopy), slot)}
        />
      );
    }
    case 'leftovers': {
      const { entry } = dialog;
      return (
        <SlotDialog
          {...frame}
          title="Leftovers on…"
          description={`${titleOf(entry)}, cooked for ${slotWords(entry)}. Leftovers keep for ${planBounds.leftoverDays} days, and the shopping list covers both meals.`}
          monday={monday}
          verb="Leftovers for"
          isOff={(slot) => !canEatAgain(entry, slot)}
          onChoose={(slot) => {
            close();
            edit(leftovers(entry, slot), slot);
            on.onDay(slot.date);
          }}
        />
      );
    }
    case 'note': {
      const { slot, entry } = dialog;
      const save = (note: string) => {
        close();
        edit(entry ? changedNote(entry, note) : newNote(slot, note), slot);
      };
      const remove = (noted: WeekEntry) => {
        close();
        edit(changedNote(noted, null), slot);
      };
      return <NoteDialog {...frame} slot={slot} entry={entry} onSave={save} onRemove={remove} />;
    }
    case 'servings': {
      const save = (servings: number) => {
        close();
        on.onDone();
        edit(newServings(dialog.entries, servings));
      };
      return <ServingsDialog {...frame} entries={dialog.entries} onSave={save} />;
    }
    case 'options': {
      const plan = (wish: PlanWish) => {
        close();
        on.onPlan(wish);
      };
      return (
        <PlanOptions {...frame} monday={monday} today={today} canPlanAgain={canPlanAgain} onPlan={plan} />
      );
    }
  }
}

/** Explains the effect of choosing one day for several meals. */
function daysApart(chosen: readonly Slot[]): string {
  const isOneDay = chosen.every(({ date }) => date === chosen[0]?.date);
  return isOneDay
    ? 'Each stays breakfast, lunch or dinner.'
    : 'Choose a day for the first one. The others keep the same spacing, and each stays breakfast, lunch or dinner.';
}

/** Leftovers must be planned after the cooking, within the time that they keep. */
function canEatAgain(cooked: Slot, slot: Slot): boolean {
  return inOrderOfEating(cooked, slot) < 0 && daysBetween(cooked.date, slot.date) <= planBounds.leftoverDays;
}

type OthersProps = { slot: Slot; onNote: () => void; onClose: () => void };

/** Options that need no recipe: a note, or leftovers of recent meals. */
function Others({ slot, onNote, onClose }: OthersProps) {
  const { entries, edit } = usePlanner();
  const earliest = addDays(slot.date, -planBounds.leftoverDays);
  const cooked = entries
    .filter((entry) => isMeal(entry) && entry.leftoversOf === null)
    .filter(({ date, mealType }) => date >= earliest && date < slot.date && mealType !== 'breakfast')
    .slice(-2);
  return (
    <>
      <Button variant="secondary" size="sm" className="min-h-11" icon={<StickyNote />} onClick={onNote}>
        Note
      </Button>
      {cooked.map((entry) => (
        <Button
          key={entry.id}
          variant="secondary"
          size="sm"
          className="min-h-11 max-w-full"
          onClick={() => {
            onClose();
            edit(leftovers(entry, slot), slot);
          }}
        >
          <span className="truncate">{`Leftovers: ${titleOf(entry)}`}</span>
        </Button>
      ))}
    </>
  );
}
