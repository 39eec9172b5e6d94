import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpired } from '#db/delete-expired.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { drawReceipt } from '#testing/drawn-receipt.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;

const rows = [
  'CORNER MARKET',
  '11/19/2026 17:42',
  'BABY SPINACH    3.49',
  'BANANAS    1.40',
  'TOTAL    4.89',
];
const photo = await drawReceipt(rows);
const cancelled = {
  status: 409,
  body: { code: 'conflict', message: 'This upload was cancelled. Nothing was saved.' },
};

type Uploaded = { receipt: { id: string }; isRepeat: boolean; usage: { used: number } };

function formOf(uploadId: string, content: Uint8Array) {
  const form = new FormData();
  form.append('uploadId', uploadId);
  form.append('receipt', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'receipt.jpg');
  return form;
}

function upload(person: Person, uploadId: string, content: Uint8Array = photo) {
  return person.send('POST', '/api/upload-receipt', formOf(uploadId, content));
}

async function cancel(person: Person, uploadId: string) {
  expect(await person.delete(`/api/receipt-uploads/${uploadId}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
}

/** What the person's account says of receipts and taste, and which photos are kept. */
async function storedData(person: Person) {
  const response = await person.get('/api/grocery-receipts');
  const photos = await server.context.fileStore.list(`receipts/${person.id}/`);
  return { listed: response.body as { receipts: { id: string }[]; usage: { used: number } }, photos };
}

type Moment = { reached: Promise<void>; release(): void };

/** The next call of `name` stops before or after its work until it is released. */
function stopAt(part: 'receiptReader' | 'fileStore', name: string, when: 'before' | 'after'): Moment {
  const original = server.context[part] as unknown as Record<string, (...args: unknown[]) => unknown>;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const stop = async () => {
    Object.assign(server.context, { [part]: original });
    reached.resolve();
    await released.promise;
  };
  const stopping = async (...args: unknown[]) => {
    if (when === 'before') await stop();
    const result = await original[name]!(...args);
    if (when === 'after') await stop();
    return result;
  };
  Object.assign(server.context, { [part]: { ...original, [name]: stopping } });
  return { reached: reached.promise, release: released.resolve };
}

test.each([
  ['waits for the reader', () => stopAt('receiptReader', 'read', 'before')],
  ['is read', () => stopAt('receiptReader', 'read', 'after')],
  ['is about to be stored', () => stopAt('fileStore', 'write', 'before')],
  ['has its photo stored', () => stopAt('fileStore', 'write', 'after')],
])('cancelled while it %s, nothing of an upload stays or counts', async (_, stop) => {
  const ann = await server.user('plus');
  const before = await storedData(ann);
  const [id, moment] = [randomUUID(), stop()];
  const answer = upload(ann, id);
  await moment.reached;
  expect((await storedData(ann)).listed.usage.used).toBe(1);
  await cancel(ann, id);
  expect((await storedData(ann)).listed).toEqual(before.listed);
  moment.release();
  expect(await answer).toMatchObject(cancelled);
  expect(await storedData(ann)).toEqual(before);
});

// Again where both photos were read before the first look at the usage.
test('cancelled behind other photos, an upload ends at once and the others are read', {
  retry: 2,
}, async () => {
  const ann = await server.user('plus');
  const [id, image] = [randomUUID(), await drawReceipt([...rows, 'LEMONS    1.00'])];
  const other = await drawReceipt([...rows, 'LIMES    1.00']);
  const [first, second] = [upload(ann, randomUUID(), image), upload(ann, id, other)];
  await expect.poll(async () => (await storedData(ann)).listed.usage.used).toBe(2);
  await cancel(ann, id);
  expect(await second).toMatchObject(cancelled);
  expect((await first).status).toBe(200);
  expect(await storedData(ann)).toMatchObject({
    listed: { receipts: [{}], usage: { used: 1 } },
    photos: [expect.any(String)],
  });
});

test('cancelled before it arrives, an upload is refused, also when it is sent again', async () => {
  const ann = await server.user('plus');
  const [id, before] = [randomUUID(), await storedData(ann)];
  await cancel(ann, id);
  for (let times = 0; times < 2; times++) expect(await upload(ann, id)).toMatchObject(cancelled);
  expect(await storedData(ann)).toEqual(before);
});

test('cancelled while the photo is on its way, an upload that still arrives is refused', async () => {
  const ann = await server.user('plus');
  const [id, before] = [randomUUID(), await storedData(ann)];
  const form = new Response(formOf(id, photo));
  const content = Buffer.from(await form.arrayBuffer());
  const sending = request(new URL('/api/upload-receipt', server.origin), {
    method: 'POST',
    headers: {
      cookie: ann.cookies(),
      origin: server.origin,
      'content-type': form.headers.get('content-type')!,
      'content-length': content.length,
    },
  });
  const status = new Promise((resolve) => sending.on('response', (answer) => resolve(answer.statusCode)));
  sending.write(content.subarray(0, content.length / 2));
  await cancel(ann, id);
  sending.end(content.subarray(content.length / 2));
  expect(await status).toBe(409);
  expect(await storedData(ann)).toEqual(before);
});

test('cancelled after it was stored, even twice, an upload is gone', async () => {
  const ann = await server.user('plus');
  const [id, before] = [randomUUID(), await storedData(ann)];
  expect((await upload(ann, id)).status).toBe(200);
  expect((await storedData(ann)).photos).toHaveLength(1);
  for (let times = 0; times < 2; times++) {
    await cancel(ann, id);
    expect(await storedData(ann)).toEqual(before);
  }
  expect(await upload(ann, id)).toMatchObject(cancelled);
});

test('cancelled at any moment, nothing of an upload stays', async () => {
  const ann = await server.user('plus');
  const before = await storedData(ann);
  await upload(ann, randomUUID(), await drawReceipt(['NOTHING']));
  for (let delay = 0; delay <= 400; delay += 40) {
    const id = randomUUID();
    const answer = upload(ann, id);
    await wait(delay);
    await Promise.all([cancel(ann, id), cancel(ann, id)]);
    await answer;
    expect(await storedData(ann), `after ${delay} ms`).toEqual(before);
  }
});

test('a user cannot cancel another’s upload', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const [id, moment] = [randomUUID(), stopAt('receiptReader', 'read', 'after')];
  await cancel(bob, id);
  const answer = upload(ann, id);
  await moment.reached;
  await cancel(bob, id);
  moment.release();
  expect((await answer).status).toBe(200);
  await cancel(bob, id);
  expect(await storedData(ann)).toMatchObject({ listed: { receipts: [{}] }, photos: [expect.any(String)] });
  expect((await server.visitor().delete(`/api/receipt-uploads/${id}`)).status).toBe(401);
  expect((await ann.delete('/api/receipt-uploads/one')).status).toBe(400);
});

test.each([
  ['photo', photo],
  ['receipt in another photo', await drawReceipt(rows, { tilt: 2, quality: 80 })],
])('cancelling the second upload of the same %s leaves the first', async (_, again) => {
  const ann = await server.user('plus');
  const ids = [randomUUID(), randomUUID()];
  const first = await upload(ann, ids[0]!);
  const { receipt } = first.body as Uploaded;
  const stored = await storedData(ann);
  expect((await upload(ann, ids[1]!, again)).body).toMatchObject({
    isRepeat: true,
    receipt: { id: receipt.id },
  });
  await cancel(ann, ids[1]!);
  expect(await storedData(ann)).toEqual(stored);
  // The second one answered that it is there: a late Cancel of the first does not make that untrue.
  await cancel(ann, ids[0]!);
  expect(await storedData(ann)).toEqual(stored);
});

test('one of two uploads of the same photo is cancelled while it is read: the other one has it', async () => {
  const ann = await server.user('plus');
  const [id, moment] = [randomUUID(), stopAt('receiptReader', 'read', 'after')];
  const first = upload(ann, id);
  await moment.reached;
  const second = upload(ann, randomUUID());
  await cancel(ann, id);
  moment.release();
  expect(await first).toMatchObject(cancelled);
  expect((await second).body).toMatchObject({ isRepeat: false, usage: { used: 1 } });
  expect((await storedData(ann)).photos).toHaveLength(1);
});

test('an upload that is sent again, since its answer was lost, is one upload and can be cancelled', async () => {
  const ann = await server.user('plus');
  const [id, before] = [randomUUID(), await storedData(ann)];
  const answers = await Promise.all([upload(ann, id), upload(ann, id)]);
  const later = await upload(ann, id);
  for (const { body } of [...answers, later])
    expect(body).toMatchObject({ isRepeat: false, usage: { used: 1 } });
  const other = await drawReceipt(['ANOTHER    1.00', 'TOTAL    1.00']);
  expect((await upload(ann, id, other)).status).toBe(409);
  await cancel(ann, id);
  expect(await storedData(ann)).toEqual(before);
});

test('the place of a cancelled upload is free for another photo of the month', async () => {
  const ann = await server.user('plus');
  const used = Array.from({ length: 29 }, () => ({ userId: ann.id, processedAt: new Date() }));
  await db.insert(groceryReceipts).values(used);
  const id = randomUUID();
  expect((await upload(ann, id)).body).toMatchObject({ usage: { remaining: 0 } });
  await cancel(ann, id);
  expect((await upload(ann, randomUUID())).body).toMatchObject({ usage: { remaining: 0 } });
});

test('an upload without an id is read, one with a wrong id is refused', async () => {
  const ann = await server.user('plus');
  const answer = await upload(ann, 'mine');
  expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid id' } });
  const form = new FormData();
  form.append('receipt', new Blob([new Uint8Array(photo)]), 'receipt.jpg');
  expect((await ann.send('POST', '/api/upload-receipt', form)).status).toBe(200);
});

test('cancelled uploads leave no lasting rows: the latest hundred, for an hour', async () => {
  const ann = await server.user('plus');
  const ofAnn = () => db.$count(groceryReceipts, eq(groceryReceipts.userId, ann.id));
  const early = Array.from({ length: 100 }, (_, index) => ({
    userId: ann.id,
    uploadId: randomUUID(),
    status: 'cancelled' as const,
    processedAt: new Date(Date.now() - 60_000 + index),
  }));
  await db.insert(groceryReceipts).values(early);
  await cancel(ann, randomUUID());
  expect(await ofAnn()).toBe(100);
  await deleteExpired(db, new Date(Date.now() + 3_700_000));
  expect(await ofAnn()).toBe(0);
});
