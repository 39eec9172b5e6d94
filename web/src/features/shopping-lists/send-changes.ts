import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ListChanges, ListOperation } from '@plateful/contract/shopping-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound } from '#lib/api-error.ts';
import type { BegunLists } from './begun-lists.ts';
import type { ChangeQueue, ListEdit } from './change-queue.ts';
import { toastUpdateFailure } from './list-toasts.ts';
import { type SyncedList, withChanges, withOperations } from './shown-list.ts';

/** Where a list is read and changed: in an account, or behind a link. */
export type ListPlace = {
  /** Names it in the queue. */
  id: string;
  queue: ChangeQueue;
  /** Lists that the server has not heard of yet; behind a link there are none. */
  begun?: BegunLists;
  /** Whether the food table can be asked: not without an account. */
  hasFoods: boolean;
  /** As the server has it; nothing once it is gone. */
  read(): SyncedList | undefined;
  write(list: SyncedList): void;
  drop(): void;
  sync(sent: { since: number; operations: ListOperation[] }): Promise<ListChanges>;
};

const longestPause = 15_000;

export function sendingKey(id: string) {
  return ['shopping-list', id, 'send'];
}

/** Shows changes at once and sends them; gives the list as it is then, or nothing when it is gone. */
export function changeList(client: QueryClient, place: ListPlace, edits: readonly ListEdit[]) {
  if (!place.read()) return undefined;
  place.queue.add(place.id, edits);
  // What it shows comes first: a slow phone paints before it sends.
  setTimeout(() => syncList(client, place));
  return shownIn(place);
}

function shownIn(place: ListPlace): SyncedList | undefined {
  const list = place.read();
  return list && withOperations(list, place.queue.of(place.id));
}

/** Sends what waits, and asks for what changed when the list is older than `version`. One after another for each list. */
export function syncList(client: QueryClient, place: ListPlace, version = 0): void {
  sendInTurn(client, {
    id: place.id,
    send: () => exchange(place, version),
    onError: (error) => {
      // Deleted in another tab or on another device.
      if (isNotFound(error)) {
        const lost = place.queue.of(place.id);
        place.queue.remove(place.id, lost);
        place.drop();
        if (lost.length === 0) return;
      }
      toastUpdateFailure(error);
    },
  });
}

type Sending = { id: string; send: () => Promise<void>; onError: (error: Error) => void };

/** Without a connection changes wait for it, and an unanswered one is sent again: no tick is ever lost. */
export function sendInTurn(client: QueryClient, { id, send, onError }: Sending): void {
  const mutation = client.getMutationCache().build(client, {
    mutationKey: sendingKey(id),
    scope: { id: `shopping-list ${id}` },
    networkMode: 'online',
    retry: (_, error) => mayWorkLater(error),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPause),
    mutationFn: send,
    onError,
  });
  mutation.execute(undefined).catch(() => {
    // Told in onError.
  });
}

async function exchange(place: ListPlace, version: number): Promise<void> {
  const { id, queue } = place;
  let most: number = shoppingBounds.operations;
  let refused: unknown;
  let isAsked = false;
  for (;;) {
    const list = place.read();
    const operations = queue.of(id).slice(0, most);
    const isUpToDate = isAsked || (list !== undefined && list.version >= version);
    if (!list || (operations.length === 0 && isUpToDate)) break;
    isAsked = true;
    try {
      const changes = await place.sync({ since: list.version, operations });
      queue.observe(changes.clock);
      const current = place.read();
      if (current) place.write(withChanges(current, changes));
    } catch (error) {
      // A list that was refused as a whole is gone by now.
      if (!isRefusal(error) || operations.length === 0 || !place.read()) throw error;
      // Only what cannot be done is taken back.
      if (operations.length > 1) {
        most = 1;
        continue;
      }
      refused = error;
    }
    queue.remove(id, operations);
  }
  if (refused) throw refused;
}

/** No answer, too many calls, or a server in trouble. */
function mayWorkLater(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** The change itself is at fault, not who asks: after signing in again it is sent. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !mayWorkLater(error) && ![401, 404].includes(error.status);
}
