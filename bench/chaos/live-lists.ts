import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosUser } from './users.ts';

/** Follows list events like an open page; when its stream breaks, it connects to the next of these instances. */
export function followLists({ cookie }: ChaosUser, origins: readonly string[]) {
  const leave = new AbortController();
  const headers = { cookie, accept: 'text/event-stream' };
  let connected = '';
  let changes = 0;
  const following = (async () => {
    for (let index = 0; !leave.signal.aborted; index++) {
      const origin = origins[index % origins.length]!;
      try {
        const { body, ok } = await fetch(`${origin}/api/shopping-list-events`, {
          headers,
          signal: leave.signal,
        });
        if (!ok) throw new Error('not ready');
        for await (const text of body!.pipeThrough(new TextDecoderStream())) {
          connected = origin;
          changes += text.split('"type":"changed"').length - 1;
        }
      } catch {
        // Broken, rejected or closed.
      }
      connected = '';
      await sleep(50);
    }
  })();
  return {
    /** Empty when it is not connected. */
    connectedTo: () => connected,
    changes: () => changes,
    async leave() {
      leave.abort();
      await following;
    },
  };
}
