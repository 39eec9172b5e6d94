/**
 * The data of each server-sent event in a body, as the HTML standard reads a stream (section 9.2.6). Comments, event
 * names and ids are passed over; an event that the end cuts off is dropped.
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

/** Whole lines, each as soon as its end is there: CR, LF or both, also when a chunk ends between the two. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let begun = '';
  let endedInReturn = false;
  for await (const text of readText(body)) {
    const rest = endedInReturn && text.startsWith('\n') ? text.slice(1) : text;
    endedInReturn = text.endsWith('\r');
    const lines = (begun + rest).split(/\r\n|\r|\n/);
    begun = lines.pop() ?? '';
    yield* lines;
  }
}

/** Our server sends something every 15 s; three times as long without anything means that it is gone. */
export const longestSilenceMs = 45_000;

/** By a reader, as not every browser can iterate over a stream. Ending the loop closes the connection. */
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
    // Not awaited: a connection that is gone may never answer. One that ended or broke has nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}

function orSilence<T>(next: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The connection has gone silent.')), longestSilenceMs);
    next.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
