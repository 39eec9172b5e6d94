import type { Person } from './test-server.ts';

/** Follows an address of events as an open page does, and keeps what it hears. */
export function collectEvents(person: Person, origin: string, path: string) {
  const leave = new AbortController();
  let heard = '';
  const listening = fetch(new URL(path, origin), {
    headers: { cookie: person.cookies(), accept: 'text/event-stream' },
    signal: leave.signal,
  })
    .then(async ({ body }) => {
      for await (const text of body!.pipeThrough(new TextDecoderStream())) heard += text;
    })
    .catch(() => undefined);
  return {
    heard: () => heard,
    async leave() {
      leave.abort();
      await listening;
    },
  };
}
