import { pagePaths } from '@plateful/contract/pages.ts';
import type { ItemMeal, ListedItem } from '@plateful/contract/shopping-lists.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { House, Pencil, Split, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dayInWords } from './date-range.ts';
import { isForHome } from './group-items.ts';

export type ItemActions = {
  onTick: (id: string, checked: boolean) => void;
  onHave: (item: ListedItem, isAtHome: boolean) => void;
  onEdit: (item: ListedItem) => void;
  onRemove: (item: ListedItem) => void;
  /** Buys a merged food separately again; undefined if the user is not the owner. */
  onPart?: ((keep: string, drop: string) => void) | undefined;
};

/** The details of an item: its meals and its actions. */
export function ItemDetails({ item, actions }: { item: ListedItem; actions: ItemActions }) {
  const { needed, usedAs, left } = item;
  const needs = [needed ? formatQuantity(needed.amount, needed.unit) : '', usedAs ?? ''].filter(Boolean);
  return (
    <div className="grid gap-3">
      {needs.length > 0 && <p className="text-soft text-sm">Needed: {needs.join(', ')}</p>}
      {left && <p className="text-soft text-sm">Left over: {formatQuantity(left.amount, left.unit)}</p>}
      {item.meals.length > 0 && <ItemMeals meals={item.meals} />}
      <div className="-ml-3 flex flex-wrap print:hidden">
        <ActionButton name={item.ingredient} label="Edit" onClick={() => actions.onEdit(item)}>
          <Pencil />
        </ActionButton>
        {!isForHome(item) && (
          <ActionButton name={item.ingredient} label="Have it" onClick={() => actions.onHave(item, true)}>
            <House />
          </ActionButton>
        )}
        {actions.onPart &&
          item.standsFor?.map(({ food, name }) => (
            <ActionButton
              key={food}
              name={`as well as ${item.ingredient}`}
              label={`Buy ${name} too`}
              onClick={() => actions.onPart?.(item.foodId ?? '', food)}
            >
              <Split />
            </ActionButton>
          ))}
        <ActionButton name={item.ingredient} label="Remove" onClick={() => actions.onRemove(item)}>
          <Trash2 />
        </ActionButton>
      </div>
    </div>
  );
}

type ActionButtonProps = { name: string; label: string; onClick: () => void; children: ReactNode };

function ActionButton({ name, label, onClick, children }: ActionButtonProps) {
  return (
    <Button variant="quiet" className="px-3" onClick={onClick}>
      {children}
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

type Meal = ListedItem['meals'][number];

/** The meals that need the item, in order of eating; only their titles on someone else's list. */
function ItemMeals({ meals }: { meals: readonly Meal[] }) {
  const own = meals.filter(isOwn);
  const titles = new Set(meals.filter((meal) => !isOwn(meal)).map(({ title }) => title));
  return (
    <ul className="grid gap-0.5">
      {own.toSorted(byTime).map((meal) => (
        <li key={`${meal.date} ${meal.mealType} ${meal.recipeId}`}>
          <Link
            to={pagePaths.recipe.replace(':id', meal.recipeId)}
            className="flex min-h-touch flex-col justify-center py-1.5"
          >
            <span className="link w-fit">{meal.title}</span>
            <span className="text-soft text-sm tabular-nums">
              {dayInWords(meal.date)}, {meal.mealType}
            </span>
          </Link>
        </li>
      ))}
      {[...titles].map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}

function isOwn(meal: Meal): meal is ItemMeal {
  return meal.recipeId !== undefined && meal.date !== undefined && meal.mealType !== undefined;
}

function byTime(a: ItemMeal, b: ItemMeal): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return plannedMealTypes.indexOf(a.mealType) - plannedMealTypes.indexOf(b.mealType);
}
