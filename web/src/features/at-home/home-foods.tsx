import type { HomeFood } from '@plateful/contract/at-home.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { atHomeQuery, useForgetHomeFood, useSetHomeFood } from '#entities/at-home/at-home.queries.ts';
import { useUnits } from '#lib/units.ts';
import { useToday } from '#lib/use-today.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Picture } from '#ui/picture.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddFoodDialog } from './add-food-dialog.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { amountWords, keepsWords } from './home-words.ts';

/** Foods that are probably at home, the most perishable first, and those that are probably used up. */
export function HomeFoods() {
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <>
      <KnownFoods onAdd={add} />
      <AddFoodDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

function KnownFoods({ onAdd }: { onAdd: () => void }) {
  return (
    <Loaded
      query={useQuery(atHomeQuery)}
      skeleton={
        <Loading label="Loading what is at home" className="grid gap-4">
          <Skeleton className="h-48 rounded-2xl" />
          <Skeleton className="h-96 rounded-2xl" />
        </Loading>
      }
      failure="What is at home could not be loaded"
    >
      {({ here, gone }) =>
        here.length + gone.length === 0 ? (
          <NothingKnown onAdd={onAdd} />
        ) : (
          <div className="grid gap-8">
            <Button variant="secondary" icon={<Plus />} onClick={onAdd} className="w-fit">
              Add a Food
            </Button>
            <Foods title="Use these first" foods={here.filter(({ isSoon }) => isSoon)} />
            <Foods title="Also at home" foods={here.filter(({ isSoon }) => !isSoon)} />
            <Foods title="Used up or expired" foods={gone} />
          </div>
        )
      }
    </Loaded>
  );
}

function NothingKnown({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      picture={<Picture name="receipt" size={96} />}
      title="Nothing here yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={pagePaths.shoppingLists}>Shopping List</Link>
          </Button>
          <Button variant="secondary" icon={<Plus />} onClick={onAdd}>
            Add a Food
          </Button>
        </div>
      }
    >
      Foods that you check off on a shopping list show up here for as long as they keep. So do foods from{' '}
      <Link to={`${pagePaths.account}?tab=profile`} className="link">
        photos of receipts
      </Link>
      . You can also add foods yourself.
    </EmptyState>
  );
}

function Foods({ title, foods }: { title: string; foods: readonly HomeFood[] }) {
  const id = useId();
  if (foods.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-3 text-2xl">
        {title}
      </h2>
      <Card asChild className="py-2">
        <ul>
          {foods.map((food) => (
            <li key={food.food} className="border-line border-b last:border-0">
              <FoodRow food={food} headingId={id} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FoodRow({ food, headingId }: { food: HomeFood; headingId: string }) {
  const today = useToday();
  const units = useUnits();
  const { mutate: say } = useSetHomeFood();
  const { mutate: forget } = useForgetHomeFood();
  const [isAsking, setAsking] = useState(false);
  const isHere = food.amount > 0;

  function save(amount: number) {
    setAsking(false);
    // The row moves to another section, so move the focus to the heading.
    document.getElementById(headingId)?.focus({ preventScroll: true });
    say({ food: food.food, amount, unit: food.unit }, { onSuccess: () => amount === 0 && offerUndo() });
  }

  function takeBack() {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    forget({ food: food.food });
  }

  /** Restores the previous state: the user's amount or the estimate. */
  function offerUndo() {
    const { isSaid, amount, unit } = food;
    const onSelect = () => (isSaid ? say({ food: food.food, amount, unit }) : forget({ food: food.food }));
    toast({ title: `Used up: ${food.name}`, action: { label: 'Undo', onSelect } });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere font-semibold">{capitalized(food.name)}</span>
        <span className="block text-soft text-sm">
          {[isHere && amountWords(food, units), keepsWords(food, today)].filter(Boolean).join(', ')}
        </span>
      </p>
      <div className="-mr-3 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {isHere ? 'Amount' : 'Still have it'}
          <VisuallyHidden> {food.name}</VisuallyHidden>
        </Button>
        {food.isSaid && (
          <Button variant="quiet" size="sm" onClick={takeBack}>
            Undo My Change
            <VisuallyHidden> to {food.name}</VisuallyHidden>
          </Button>
        )}
        {isHere && (
          <Button variant="quiet" size="sm" onClick={() => save(0)}>
            Used Up
            <VisuallyHidden> {food.name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isAsking && <AmountDialog food={food} isOpen onClose={() => setAsking(false)} onSave={save} />}
    </div>
  );
}
