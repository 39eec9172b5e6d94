import { expect, test, vi } from 'vitest';
import { longestSilenceMs, readEvents } from './read-events.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A body that arrives in these chunks and then ends. */
function bodyOf(...chunks: (string | Uint8Array)[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? bytesOf(chunk) : chunk);
      controller.close();
    },
  });
}

const read = (...chunks: (string | Uint8Array)[]) => Array.fromAsync(readEvents(bodyOf(...chunks)));

test('the data of each event is yielded', async () => {
  expect(await read('data: one\n\ndata: two\n\n')).toEqual(['one', 'two']);
});

test('lines may end in CR, LF or CRLF', async () => {
  expect(await read('data: one\r\n\r\ndata: two\r\rdata: three\n\n')).toEqual(['one', 'two', 'three']);
});

test('a chunk that ends between CR and LF ends one line, not two', async () => {
  expect(await read('data: a\r', '\ndata: b\r', '\n\r', '\n')).toEqual(['a\nb']);
  expect(await read('data: a\r\r', '\ndata: b\r\n\r\n')).toEqual(['a', 'b']);
});

test('several data lines are joined by line breaks', async () => {
  expect(await read('data: {\ndata:   "a": 1\ndata: }\n\n')).toEqual(['{\n  "a": 1\n}']);
});

test('data may be empty, and one space after the colon is not part of it', async () => {
  expect(await read('data\n\n', 'data:\n\n', 'data:  x\n\n', 'data:a:b\n\n')).toEqual(['', '', ' x', 'a:b']);
});

test('comments, event names, ids and unknown fields are ignored', async () => {
  const text = ': still here\n\nevent: recipe\nid: 7\nretry: 10\ndatum: no\ndata: yes\n: note\n\n:\n\n';
  expect(await read(text)).toEqual(['yes']);
});

test('an incomplete event at the end of the stream is dropped', async () => {
  expect(await read('data: whole\n\ndata: half')).toEqual(['whole']);
  expect(await read('data: whole\n\ndata: half\n')).toEqual(['whole']);
  expect(await read()).toEqual([]);
});

test('a byte order mark is not part of the first field', async () => {
  expect(await read('\uFEFFdata: one\n\n')).toEqual(['one']);
});

test('an event is yielded as soon as its empty line arrives', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const events = readEvents(
    new ReadableStream({
      start(controller) {
        send = controller;
      },
    }),
  );
  send?.enqueue(bytesOf('data: one\r\n\r'));
  expect(await events.next()).toEqual({ done: false, value: 'one' });
  send?.enqueue(bytesOf('\ndata: two\n\n'));
  expect(await events.next()).toEqual({ done: false, value: 'two' });
  send?.error(new TypeError('network error'));
  await expect(events.next()).rejects.toThrow('network error');
});

test('the connection is closed when the reader stops', async () => {
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytesOf('data: again\n\n')),
    cancel: () => {
      isClosed = true;
    },
  });
  for await (const data of readEvents(body)) {
    expect(data).toBe('again');
    break;
  }
  expect(isClosed).toBe(true);
});

test('a silent connection times out, comments keep it alive', async () => {
  vi.useFakeTimers();
  try {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isClosed = false;
    const events = readEvents(
      new ReadableStream({
        start(controller) {
          send = controller;
        },
        cancel: () => {
          isClosed = true;
        },
      }),
    );
    const next = events.next().then(
      () => 'an event',
      (reason: Error) => reason.message,
    );
    for (let beats = 0; beats < 3; beats += 1) {
      await vi.advanceTimersByTimeAsync(longestSilenceMs - 1);
      send?.enqueue(bytesOf(': still here\n\n'));
    }
    await vi.advanceTimersByTimeAsync(longestSilenceMs - 1);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(await next).toBe('The connection has gone silent.');
    expect(isClosed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test.each(['\n', '\r', '\r\n'])(
  'events are the same wherever chunks are split, even within a character (lines end in %j)',
  async (end) => {
    const lines = ['data: jalapeño 🌶️', 'data: 香菜', '', ': 🕒', '', 'data: crème brûlée', '', ''];
    const bytes = bytesOf(lines.join(end));
    const texts = ['jalapeño 🌶️\n香菜', 'crème brûlée'];
    for (let first = 0; first <= bytes.length; first += 1) {
      for (let second = first; second <= bytes.length; second += 1) {
        const pieces = [bytes.slice(0, first), bytes.slice(first, second), bytes.slice(second)];
        expect(await read(...pieces), `cut at ${first} and ${second}`).toEqual(texts);
      }
    }
    expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(texts);
  },
);
