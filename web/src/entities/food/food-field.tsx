import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { type Food, foodLabel, foodsQuery } from './foods.queries.ts';

const pause = 200;
/** The contract's maximum length of a query. */
const longest = 60;

type FoodFieldProps = {
  /** Id in the food table. */
  food: string | null;
  /** The label of the option "no food", if there is one. */
  none?: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChoose: (food: Food | null) => void;
};

/** Chooses a food of the food table, or none. */
export function FoodField({ food, none, hint, error, onChoose }: FoodFieldProps) {
  const [name, setName] = useState(food === null ? (none ?? '') : foodLabel(food));
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().slice(0, longest);
  const query = useDebounced(wanted, pause);
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...foodsQuery(query),
    placeholderData: keepPreviousData,
  });
  const foods = wanted === '' || query === '' ? [] : (data?.foods ?? []);
  const found = foods.map(({ id, name: label, category }) => ({
    value: id,
    label: capitalized(label),
    hint: category,
  }));
  const last = none === undefined ? [] : [{ value: '', label: none }];

  function choose({ value, label }: { value: string; label: string }) {
    setName(label);
    setTyped('');
    onChoose(foods.find(({ id }) => id === value) ?? null);
  }

  return (
    <Field label="Food" hint={hint} error={error}>
      <Combobox
        value={food ?? ''}
        label={name}
        options={[...found, ...last]}
        hasMatch={found.length > 0 && query === wanted && !isPlaceholderData}
        onQuery={setTyped}
        onChoose={choose}
        placeholder="Search foods"
        status={statusOf({
          wanted,
          isFetching: isFetching || query !== wanted,
          isError,
          count: found.length,
        })}
      />
    </Field>
  );
}

function statusOf(search: { wanted: string; isFetching: boolean; isError: boolean; count: number }) {
  if (search.wanted === '') return 'Type to search foods.';
  if (search.isError) return 'The search failed. Please check your connection.';
  if (search.count > 0) return undefined;
  return search.isFetching ? 'Searching...' : 'We could not find that food.';
}
