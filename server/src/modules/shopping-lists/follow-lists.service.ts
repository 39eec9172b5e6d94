import type { ListEvent } from '@plateful/contract/shopping-lists.ts';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';

/** After this a page connects anew, and whether it still may follow is checked again. */
const longestMs = 5 * 60_000;

/** Sends each change of a user's lists, or of one list, until the page is gone. `place`: the id of the user or the list. */
export function followLists(
  { listEvents }: Context,
  place: string,
  send: (event: ListEvent) => void,
  gone: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = listEvents.follow(place, send, end);
    if (!stop) return reject(new AppError('rate_limited', 'Too many pages follow these lists'));
    const timer = setTimeout(end, longestMs);
    gone.addEventListener('abort', end);

    function end() {
      stop?.();
      clearTimeout(timer);
      resolve();
    }
  });
}

export function eventsOnly(): AppError {
  return new AppError(
    'invalid_input',
    'This address answers with server-sent events: accept text/event-stream',
  );
}
