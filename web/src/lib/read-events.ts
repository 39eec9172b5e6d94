/**
 * Yields the data of each server-sent event, as the HTML standard parses a stream (section 9.2.6). Comments, event
 * names and ids are ignored. An incomplete event at the end is dropped.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else {
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
    }
  }
}

/** Yields complete lines as they arrive. They end in CR, LF or CRLF, which may be split across chunks. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let unfinished = '';
  let endedInReturn = false;
  for await (const text of readText(body)) {
    const rest = endedInReturn && text.startsWith('\n') ? text.slice(1) : text;
    endedInReturn = text.endsWith('\r');
    const lines = (unfinished + rest).split(/\r\n|\r|\n/);
    unfinished = lines.pop() ?? '';
    yield* lines;
  }
}

/** The server sends a heartbeat every 15 s. After three missed ones the connection is considered lost. */
export const longestSilenceMs = 45_000;

/** Uses a reader because not every browser can iterate over a stream. Leaving the loop closes the connection. */
async function* readText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read());
      if (done) return;
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
    }
  } finally {
    // Not awaited, because a dead connection may never settle. Cancelling a closed stream fails, which does not matter.
    reader.cancel().catch(() => undefined);
  }
}

function orSilence<T>(next: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The connection has gone silent.')), longestSilenceMs);
    next.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
