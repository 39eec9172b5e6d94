import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { ListChanges, ListOperation } from '@plateful/contract/shopping-lists.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isNotFound } from '#lib/api-error.ts';
import type { ChangeQueue, ListEdit } from './change-queue.ts';
import { toastUpdateFailure } from './list-toasts.ts';
import { type SyncedList, withChanges, withOperations } from './shown-list.ts';
import type { UnsentLists } from './unsent-lists.ts';

/** The source of a list: an account or a shared link. */
export type ListPlace = {
  /** The key in the queue. */
  id: string;
  queue: ChangeQueue;
  /** Lists not created on the server yet; undefined for shared links. */
  unsentLists?: UnsentLists;
  /** Whether foods can be looked up, which needs an account. */
  hasFoods: boolean;
  /** The server's state of the list; undefined once deleted. */
  read(): SyncedList | undefined;
  write(list: SyncedList): void;
  drop(): void;
  sync(sent: { since: number; operations: ListOperation[] }): Promise<ListChanges>;
};

const longestPause = 15_000;

export function sendingKey(id: string) {
  return ['shopping-list', id, 'send'];
}

/** Applies changes optimistically and queues them. Returns the displayed list, or undefined if it was deleted. */
export function changeList(client: QueryClient, place: ListPlace, edits: readonly ListEdit[]) {
  if (!place.read()) return undefined;
  place.queue.add(place.id, edits);
  // Deferred, so that slow phones paint before sending.
  setTimeout(() => syncList(client, place));
  return shownIn(place);
}

function shownIn(place: ListPlace): SyncedList | undefined {
  const list = place.read();
  return list && withOperations(list, place.queue.of(place.id));
}

/** Sends queued changes, and fetches the list if it is older than `version`. Serialized per list. */
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

/** Changes are queued while offline and retried without a response, so that none is lost. */
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
    // Reported in onError.
  });
}

async function exchange(place: ListPlace, version: number): Promise<void> {
  const { id, queue } = place;
  let max: number = shoppingBounds.operations;
  let refused: unknown;
  let isAsked = false;
  for (;;) {
    const list = place.read();
    const operations = queue.of(id).slice(0, max);
    const isUpToDate = isAsked || (list !== undefined && list.version >= version);
    if (!list || (operations.length === 0 && isUpToDate)) break;
    isAsked = true;
    try {
      const changes = await place.sync({ since: list.version, operations });
      queue.observe(changes.clock);
      const current = place.read();
      if (current) place.write(withChanges(current, changes));
    } catch (error) {
      // A list that was rejected as a whole has been removed by now.
      if (!isRefusal(error) || operations.length === 0 || !place.read()) throw error;
      // Send changes one by one, to drop only the rejected ones.
      if (operations.length > 1) {
        max = 1;
        continue;
      }
      refused = error;
    }
    queue.remove(id, operations);
  }
  if (refused) throw refused;
}

/** True for temporary failures: no response, rate limit or server error. */
function mayWorkLater(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/**
 * True if the change itself is invalid. An expired session does not count: the change is sent after the next sign-in.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !mayWorkLater(error) && ![401, 404].includes(error.status);
}
