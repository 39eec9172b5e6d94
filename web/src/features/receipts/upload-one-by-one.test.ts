import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import type { UploadAnswer } from './receipt-toasts.ts';
import { CancelError, uploadOneByOne } from './upload-one-by-one.ts';

type Reply = UploadAnswer | Error;

function answer(itemsFound: number, remaining = 10): UploadAnswer {
  return {
    receipt: { photoProblems: [] as readonly string[] },
    itemsFound,
    usage: { used: 30 - remaining, limit: 30, remaining, resetsOn: '2026-12-01' },
  } as UploadAnswer;
}

const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));

const quiet = { isHeld: async () => false, onStart: () => {}, onAnswer: () => {} };

/** Uploads the three files to a fake server that gives these responses in order. */
async function upload(replies: readonly Reply[], controller = new AbortController()) {
  const sent: string[] = [];
  const reports = await uploadOneByOne(files, {
    ...quiet,
    send: async (file, signal) => {
      const reply = replies[sent.push(file.name) - 1];
      signal.throwIfAborted();
      if (!reply || reply instanceof Error) throw reply;
      return reply;
    },
    signal: controller.signal,
  });
  return { sent, outcomes: reports.map(({ outcome }) => outcome) };
}

test('a failure does not stop the following receipts, and each has its outcome', async () => {
  const { sent, outcomes } = await upload([answer(5), new ApiError(422, '{"message":"Torn."}'), answer(0)]);
  expect(sent).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(outcomes).toMatchObject([
    { kind: 'read', answer: { itemsFound: 5 } },
    { kind: 'failed', reason: 'Torn.', canRetry: false },
    { kind: 'empty' },
  ]);
});

test('a known receipt without remaining items still counts as read', async () => {
  const { outcomes } = await upload([{ ...answer(0), isRepeat: true }, answer(0), answer(1)]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['read', 'empty', 'read']);
});

test('without a connection each photo can be retried', async () => {
  const offline = new ApiError(0, 'We could not reach the server.');
  const { outcomes } = await upload([offline, offline, offline]);
  expect(outcomes).toEqual(
    Array(3).fill({ kind: 'failed', reason: 'We could not reach the server.', canRetry: true }),
  );
});

test('a photo can be retried after a server error, but not if it was rejected', async () => {
  const { outcomes } = await upload([new ApiError(503, ''), new ApiError(413, ''), new ApiError(429, '')]);
  expect(outcomes.map((outcome) => outcome.kind === 'failed' && outcome.canRetry)).toEqual([
    true,
    false,
    true,
  ]);
});

test("nothing more is sent once the month's limit is reached", async () => {
  const { sent, outcomes } = await upload([answer(5, 0)]);
  expect(sent).toEqual(['a.jpg']);
  expect(outcomes.slice(1)).toEqual(
    Array(2).fill({
      kind: 'failed',
      reason: "You've reached your 30-receipt limit this month. Uploads reset on December 1, 2026.",
      canRetry: false,
    }),
  );
});

test('a limit reported by the server also stops the rest', async () => {
  const body = '{"code":"limit_reached","message":"The month is used up."}';
  const { sent, outcomes } = await upload([new ApiError(429, body)]);
  expect(sent).toEqual(['a.jpg']);
  expect(outcomes).toEqual(
    Array(3).fill({ kind: 'failed', reason: 'The month is used up.', canRetry: false }),
  );
});

test("a rate limit is not the month's limit: the rest is sent, and each can be retried", async () => {
  const body = '{"code":"rate_limited","message":"Too many requests. Please try again in a moment."}';
  const { sent, outcomes } = await upload([new ApiError(429, body), answer(2), new ApiError(429, body)]);
  expect(sent).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  const reason = 'Too many requests. Please try again in a moment.';
  expect(outcomes).toMatchObject([
    { kind: 'failed', reason, canRetry: true },
    { kind: 'read' },
    { kind: 'failed', reason, canRetry: true },
  ]);
});

test('cancelling keeps the files that were not sent', async () => {
  const controller = new AbortController();
  const reports = await uploadOneByOne(files, {
    ...quiet,
    send: async (file) => {
      if (file.name === 'b.jpg') controller.abort();
      controller.signal.throwIfAborted();
      return answer(5);
    },
    signal: controller.signal,
  });
  expect(reports.map(({ outcome }) => outcome.kind)).toEqual(['read', 'cancelled', 'cancelled']);
});

test('a cancellation that did not reach the server is not reported as cancelled', async () => {
  const controller = new AbortController();
  const reports = await uploadOneByOne(files.slice(0, 2), {
    ...quiet,
    send: async () => {
      controller.abort();
      throw new CancelError();
    },
    signal: controller.signal,
  });
  expect(reports.map(({ outcome }) => outcome)).toMatchObject([
    { kind: 'failed', reason: expect.stringContaining('We could not cancel this upload.'), canRetry: false },
    { kind: 'cancelled' },
  ]);
});

test('a receipt added during the upload is sent', async () => {
  const growing = files.slice(0, 1);
  const reports = await uploadOneByOne(growing, {
    ...quiet,
    send: async () => {
      if (growing.length === 1) growing.push(files[1] as File);
      return answer(1);
    },
    signal: new AbortController().signal,
  });
  expect(reports.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg']);
});

test('a held photo is not sent and does not block others', async () => {
  const sent: string[] = [];
  const reports = await uploadOneByOne(files, {
    ...quiet,
    isHeld: async ({ name }) => name === 'a.jpg',
    send: async ({ name }) => {
      sent.push(name);
      return answer(5);
    },
    signal: new AbortController().signal,
  });
  expect(sent).toEqual(['b.jpg', 'c.jpg']);
  expect(reports.map(({ outcome }) => outcome.kind)).toEqual(['held', 'read', 'read']);
});
