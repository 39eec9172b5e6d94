import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { refetchActive, refetchChanged } from './refetch-active.ts';

const queryKey = ['/api/week'];

/** An active query whose answers wait for `answer`, each with the server's data at the time of the request. */
function shownQuery() {
  const client = createQueryClient();
  const server = { stored: 'before' };
  const waiting: (() => void)[] = [];
  const queryFn = () => {
    const { stored } = server;
    return new Promise<string>((resolve) => void waiting.push(() => resolve(stored)));
  };
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  return {
    client,
    server,
    shown: () => client.getQueryData(queryKey),
    /** Answers every request, those too that follow from an answer. */
    async answerAll(until: Promise<void>): Promise<void> {
      let isDone = false;
      void until.then(() => {
        isDone = true;
      });
      while (!isDone) {
        waiting.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

test.each([
  ['refetchActive', refetchActive],
  ['refetchChanged', refetchChanged],
])('%s shows a change that came while the first request was in flight', async (_, refetch) => {
  const { client, server, shown, answerAll } = shownQuery();
  server.stored = 'after';
  await answerAll(refetch(client, queryKey));
  expect(shown()).toBe('after');
});

test.each([
  ['refetchActive', refetchActive],
  ['refetchChanged', refetchChanged],
])('%s shows a change that came while a later request was in flight', async (_, refetch) => {
  const { client, server, shown, answerAll } = shownQuery();
  await answerAll(refetch(client, queryKey));
  const later = client.refetchQueries({ queryKey });
  server.stored = 'after';
  await answerAll(Promise.all([later, refetch(client, queryKey)]).then(() => undefined));
  expect(shown()).toBe('after');
});
