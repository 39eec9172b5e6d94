import type { Browser } from './browser.ts';

/** Follows an address of events as an open page does, or a program with such headers, and keeps what it hears. */
export function collectEvents(
  person: Browser,
  origin: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const leave = new AbortController();
  let heard = '';
  const ended = fetch(new URL(path, origin), {
    headers: { cookie: person.cookies(), accept: 'text/event-stream', ...headers },
    signal: leave.signal,
  })
    .then(async ({ body }) => {
      for await (const text of body!.pipeThrough(new TextDecoderStream())) heard += text;
    })
    .catch(() => undefined);
  return {
    heard: () => heard,
    /** When the server has hung up. */
    ended,
    async leave() {
      leave.abort();
      await ended;
    },
  };
}
