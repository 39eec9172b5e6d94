import { randomUUID } from 'node:crypto';
import type { GroceryReceipt } from '@plateful/contract/receipts.ts';
import { expect, test } from 'vitest';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { drawBeside, drawReceipt } from '#testing/drawn-receipt.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const list = '/api/grocery-receipts';

const corner = [
  'CORNER MARKET',
  '11/19/2026 17:42',
  'BABY SPINACH            3.49',
  'BANANAS                 1.40',
  'WHOLE MILK              3.29',
  'BROWN RICE              2.19',
  'TOTAL                  10.37',
];
const joes = [
  'TRADER JOES',
  '11/18/2026 09:05',
  'LEMONGRASS              1.99',
  'COCONUT MILK            2.29',
  'FISH SAUCE              3.49',
  'TOTAL                   7.77',
];
const both = await drawBeside(corner, joes);

type Answer = {
  receipt: GroceryReceipt;
  otherReceipts: GroceryReceipt[];
  itemsFound: number;
  isRepeat: boolean;
  usage: { used: number };
};

async function upload(person: Person, photo: Uint8Array, uploadId = randomUUID()): Promise<Answer> {
  const form = new FormData();
  form.append('uploadId', uploadId);
  form.append('receipt', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'receipt.jpg');
  const answer = await person.send('POST', '/api/upload-receipt', form);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Answer;
}

const listed = async (person: Person) =>
  (await person.get(list)).body as { receipts: GroceryReceipt[]; usage: { used: number } };
const photosOf = (person: Person) => server.context.fileStore.list(`receipts/${person.id}/`);
const contentOf = ({ store, total, parsedItems, photoProblems }: GroceryReceipt) =>
  [store, total, parsedItems.length, ...photoProblems].join(' ');

test('two receipts beside each other become two, each with its items, its sums, its photo and its place', async () => {
  const ann = await server.user('plus');
  const { receipt, otherReceipts, itemsFound, usage } = await upload(ann, both);
  expect([receipt, ...otherReceipts].map(contentOf).sort()).toEqual([
    'Corner Market 10.37 4',
    "Trader Joe's 7.77 3",
  ]);
  expect(itemsFound).toBe(4);
  expect(usage.used).toBe(2);
  const { receipts } = await listed(ann);
  expect(receipts.map(({ id }) => id).sort()).toEqual([receipt.id, otherReceipts[0]!.id].sort());
  for (const receipt of receipts) {
    expect(receipt.checks.sum?.agrees).toBe(true);
    expect((await ann.get(receipt.imageUrl!)).status).toBe(200);
  }
  expect((await ann.delete(`${list}/${receipt.id}`)).status).toBe(200);
  expect((await ann.get(otherReceipts[0]!.imageUrl!)).status).toBe(200);
  expect(await listed(ann)).toMatchObject({ receipts: [{ id: otherReceipts[0]!.id }], usage: { used: 1 } });
});

test('the same photo again adds neither of them, whatever was deleted meanwhile', async () => {
  const ann = await server.user('plus');
  const first = await upload(ann, both);
  const again = await upload(ann, both);
  expect(again).toMatchObject({ isRepeat: true, receipt: { id: first.receipt.id }, usage: { used: 2 } });
  expect(again.otherReceipts.map(({ id }) => id)).toEqual(first.otherReceipts.map(({ id }) => id));
  await ann.delete(`${list}/${first.receipt.id}`);
  const third = await upload(ann, both);
  expect(third).toMatchObject({ isRepeat: false, usage: { used: 2 } });
  expect(contentOf(third.receipt)).toBe(contentOf(first.receipt));
  expect(third.otherReceipts.map(({ id }) => id)).toEqual(first.otherReceipts.map(({ id }) => id));
  expect(await photosOf(ann)).toHaveLength(2);
});

test('a known receipt is reported as known, and the one beside it is new', async () => {
  const ann = await server.user('plus');
  const earlier = await upload(ann, await drawReceipt(corner));
  const { receipt, otherReceipts, isRepeat, usage } = await upload(ann, both);
  expect(isRepeat).toBe(false);
  expect(contentOf(receipt)).toBe("Trader Joe's 7.77 3");
  expect(otherReceipts.map(({ id }) => id)).toEqual([earlier.receipt.id]);
  expect(usage.used).toBe(2);
});

test('Cancel removes both, and keeps receipts of other photos', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user('plus')];
  const uploadId = randomUUID();
  await upload(ann, both, uploadId);
  await ann.delete(`/api/receipt-uploads/${uploadId}`);
  expect(await listed(ann)).toMatchObject({ receipts: [], usage: { used: 0 } });
  expect(await photosOf(ann)).toEqual([]);
  await upload(bob, both, uploadId);
  const repeat = await upload(bob, await drawReceipt(joes));
  expect(repeat.isRepeat).toBe(true);
  await bob.delete(`/api/receipt-uploads/${uploadId}`);
  expect(await listed(bob)).toMatchObject({ receipts: [{ id: repeat.receipt.id }], usage: { used: 1 } });
});

test('where the month has one place left, the second is not kept, and the first says so', async () => {
  const ann = await server.user('plus');
  await server.context.db
    .insert(groceryReceipts)
    .values(Array.from({ length: 29 }, () => ({ userId: ann.id, processedAt: now })));
  const { receipt, otherReceipts, usage } = await upload(ann, both);
  expect([otherReceipts, usage.used]).toEqual([[], 30]);
  expect(receipt.photoProblems).toEqual(['two_receipts']);
  expect(await photosOf(ann)).toHaveLength(1);
});

test('two receipts one below the other are still reported', async () => {
  const ann = await server.user('plus');
  const feet = [
    ['CASH  20.00', 'CHANGE  9.63', '', '', ''],
    ['CASH  8.00', 'CHANGE  0.23'],
  ] as const;
  const photo = await drawReceipt([...corner, ...feet[0], ...joes, ...feet[1]]);
  const { receipt, otherReceipts, usage } = await upload(ann, photo);
  expect([otherReceipts, usage.used]).toEqual([[], 1]);
  expect(receipt.photoProblems).toEqual(['two_receipts']);
});
