import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#lib/api.ts';
import { type DayChoice, firstChoice, firstDay } from './first-choice.ts';

type Shown = { choice: DayChoice; day: ComposedDay };

/**
 * The composed day. Requests are only made after a choice; the last choice wins, even if an earlier response arrives
 * later.
 */
export function useComposedDay() {
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown>({ choice: firstChoice, day: firstDay });
  /** The pending choice. Buttons show it optimistically and revert on failure. */
  const [requested, setRequested] = useState<DayChoice | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef<DayChoice | null>(null);

  function choose(choice: DayChoice) {
    latest.current = choice;
    setRequested(choice);
    const whenLatest = (settle: () => void) => {
      if (latest.current !== choice) return;
      setRequested(null);
      settle();
    };
    client.fetchQuery(dayQuery(choice)).then(
      (day) =>
        whenLatest(() => {
          setShown({ choice, day });
          setHasFailed(false);
        }),
      () => whenLatest(() => setHasFailed(true)),
    );
  }

  return { shown, choice: requested ?? shown.choice, isAsking: requested !== null, hasFailed, choose };
}

function dayQuery(choice: DayChoice) {
  const { cuisine, diet, allergies, seed } = choice;
  return queryOptions({
    queryKey: ['/api/composed-day', choice],
    queryFn: () =>
      call('GET /api/composed-day', {
        ...(cuisine && { cuisine }),
        ...(diet && { diet }),
        allergies: [...allergies],
        seed,
      }),
    ...(isFirst(choice) && { initialData: firstDay }),
  });
}

function isFirst({ cuisine, diet, allergies, seed }: DayChoice): boolean {
  return (
    cuisine === firstChoice.cuisine &&
    diet === firstChoice.diet &&
    String(allergies) === String(firstChoice.allergies) &&
    seed === firstChoice.seed
  );
}
