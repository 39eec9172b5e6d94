import type { Browser } from './browser.ts';

/** Opens an event stream like a page, or like a program with such headers, and collects its events. */
export function collectEvents(
  person: Browser,
  origin: string,
  path: string,
  headers: Record<string, string> = {},
) {
  const leave = new AbortController();
  let received = '';
  const ended = fetch(new URL(path, origin), {
    headers: { cookie: person.cookies(), accept: 'text/event-stream', ...headers },
    signal: leave.signal,
  })
    .then(async ({ body }) => {
      for await (const text of body!.pipeThrough(new TextDecoderStream())) received += text;
    })
    .catch(() => undefined);
  return {
    received: () => received,
    /** Resolves when the server has closed the stream. */
    ended,
    async leave() {
      leave.abort();
      await ended;
    },
  };
}
