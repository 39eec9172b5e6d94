import { pagePaths } from '@plateful/contract/pages.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { isUnreachable } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddRecipe } from './add-recipe.tsx';
import { carryHintId } from './meal-card.tsx';
import { MoreLinks } from './more-links.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanConflicts } from './plan-conflicts.tsx';
import { type Conflict, type PlanWish, usePlanWeek, useRefuseDish } from './plan-week.queries.ts';
import { PlannerContext, type PlannerDialog } from './planner-context.ts';
import { PlannerDialogs } from './planner-dialogs.tsx';
import { UncheckedNotice, WeekFailure } from './planner-notices.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useUndoButtons } from './undo.queries.ts';
import { useCarriedMeal } from './use-carried-meal.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useDaysPerPage, useShownWeek } from './use-shown-week.ts';
import { useLiveWeeks, useWeek } from './week.queries.ts';
import { type CalendarParts, WeekActions, WeekControls } from './week-actions.tsx';
import { shoppingPathOf } from './week-dates.ts';
import { type Edit, useAddMeal, useEditWeek } from './week-edits.queries.ts';
import { entriesIn, type Slot } from './week-entry.ts';
import { WeekSkeleton } from './week-grid.tsx';
import { WeekPrint } from './week-print.tsx';
import { WeekSummary } from './week-summary.tsx';
import { WeekView } from './week-view.tsx';

/** Minimum number of visible days for showing the week's buttons in a row. */
const roomyDays = 3;

type Props = {
  /** False while the session is loading; nothing is requested before. */
  isSignedIn: boolean;
  calendar: CalendarParts;
};

/** Kept during the closing animation. `count` is the key, so that each opening resets the state. */
type ShownDialog = { dialog: PlannerDialog; isOpen: boolean; count: number };

/** The planner of a signed-in user. */
export function Planner({ isSignedIn, calendar }: Props) {
  const shown = useShownWeek();
  const taste = useTasteProfile();
  const navigate = useNavigate();
  const perPage = useDaysPerPage();
  const { monday, today, goToDay } = shown;
  useLiveWeeks(isSignedIn);
  const { data: week, error, refetch, isFetching } = useWeek(monday, isSignedIn);
  const entries = week?.entries ?? [];
  const keepFocusIn = useRestoredFocus(entries);
  const [shownDialog, setShownDialog] = useState<ShownDialog | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [conflicts, setConflicts] = useState<{ monday: string; list: readonly Conflict[] } | null>(null);
  const add = useAddMeal();
  const editWeek = useEditWeek();
  const refuseDish = useRefuseDish();
  const plan = usePlanWeek((list) => setConflicts(list.length > 0 ? { monday, list } : null));
  const history = useUndoButtons(monday, week);
  const { carried, carry, announcement } = useCarriedMeal({ entries, edit, onDay: goToDayOut });

  function edit(change: Edit | null, slot?: Slot) {
    if (slot) keepFocusIn(slot);
    if (change) editWeek.mutate(change);
  }

  function open(dialog: PlannerDialog) {
    setShownDialog({ dialog, isOpen: true, count: (shownDialog?.count ?? 0) + 1 });
  }

  /** Shows a chosen day that is not visible. */
  function goToDayOut(day: string) {
    if (perPage < 7) goToDay(day);
  }

  function planWeek(wish: Omit<PlanWish, 'startDate'>) {
    if (taste.state === 'ready' && !taste.profile) {
      toast({
        title: 'Setup required',
        description: 'Please set up your taste preferences first before planning a week.',
        variant: 'destructive',
        action: { label: 'Set up', onSelect: () => navigate(pagePaths.tasteProfile) },
      });
      return;
    }
    setConflicts(null);
    setSelected(null);
    plan.mutate({ startDate: monday, ...wish });
  }

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }

  const ahead = weekFrom(monday).filter((date) => date >= today);
  const isFree = (date: string) =>
    plannedMealTypes.some((mealType) => entriesIn(entries, { date, mealType }).length === 0);
  const canPlanAgain = entries.some(
    ({ reason, isLocked, date }) => reason !== null && !isLocked && date >= today,
  );
  const next = week && (ahead.some(isFree) ? 'fill' : canPlanAgain ? 'again' : null);
  const isPhone = perPage === 1;
  const chosen = entries.filter(({ id }) => selected?.has(id));

  const bar = selected ? null : (
    <PlanBar
      next={next ?? null}
      onPlan={(again) => planWeek({ again })}
      onSelect={() => setSelected(new Set())}
      history={history}
      isFloating={isPhone}
    />
  );

  return (
    <PlannerContext
      value={{
        entries,
        monday,
        today,
        isPlanning: plan.isPending,
        open,
        edit,
        refuse(entry) {
          refuseDish.mutate(entry);
          open({ kind: 'swap', entry });
        },
        selected,
        toggle,
        carried,
        carry,
      }}
    >
      <div className="contents print:hidden">
        <UncheckedNotice />
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1>Meal Planner</h1>
          <WeekActions
            monday={monday}
            isEmpty={entries.length === 0}
            isListNext={next !== 'fill'}
            hasRoom={perPage >= roomyDays}
            calendar={calendar}
          />
          <div className="flex w-full flex-wrap items-center justify-between gap-2">
            <WeekControls monday={monday} onToday={shown.goToToday} onWeek={shown.leafWeeks} />
            {!isPhone && week && bar}
          </div>
        </header>
        {conflicts?.monday === monday && (
          <PlanConflicts conflicts={conflicts.list} onClose={() => setConflicts(null)} />
        )}
        <div className="mt-4 md:mt-6">
          {week ? (
            <WeekView shown={shown} perPage={perPage} />
          ) : error && !isFetching ? (
            <WeekFailure isOffline={isUnreachable(error)} onRetry={() => void refetch()} />
          ) : (
            <WeekSkeleton perPage={perPage} />
          )}
        </div>
        {week && <WeekSummary onAdd={add.mutate} />}
        <MoreLinks
          shoppingPath={perPage < roomyDays ? shoppingPathOf(monday, today) : null}
          isListNext={next !== 'fill'}
          canPrint={entries.length > 0}
        />
        {isPhone && week && bar}
        {selected && (
          <SelectionBar
            chosen={chosen}
            onAll={() => setSelected(new Set(entries.map(({ id }) => id)))}
            onDone={() => setSelected(null)}
          />
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <VisuallyHidden id={carryHintId}>Press Space to move it to another slot.</VisuallyHidden>
      </div>
      {entries.length > 0 && <WeekPrint />}
      {shownDialog && (
        // Reset on each opening: an empty search, the household's servings.
        <PlannerDialogs
          key={shownDialog.count}
          dialog={shownDialog.dialog}
          isOpen={shownDialog.isOpen}
          onOpenChange={(isOpen) => setShownDialog((now) => now && { ...now, isOpen })}
          canPlanAgain={canPlanAgain}
          onAdd={add.mutate}
          onPlan={planWeek}
          onDay={goToDayOut}
          onDone={() => setSelected(null)}
        />
      )}
      <AddRecipe isSignedIn={isSignedIn} monday={monday} onAdd={add.mutate} />
    </PlannerContext>
  );
}
