import type { GroceryReceipt, ReceiptUsage, TasteInsights } from '@plateful/contract/receipts.ts';
import { expect } from 'vitest';
import { drawReceipt } from '#testing/drawn-receipt.ts';
import type { Person } from '#testing/test-server.ts';

export const list = '/api/grocery-receipts';

export type Uploaded = {
  receipt: GroceryReceipt & { id: string | null };
  itemsFound: number;
  tasteInsights: { cuisines: string[]; nutritionGoals: string[] };
  isTasteRefreshed: boolean;
  isRepeat: boolean;
  usage: ReceiptUsage;
};
export type Listed = { receipts: GroceryReceipt[]; insights: TasteInsights; usage: ReceiptUsage };

export const rows = [
  '         CORNER MARKET          ',
  '      11/19/2026   17:42        ',
  'PRODUCE                         ',
  'BABY SPINACH            3.49 F  ',
  'BANANAS  4011           1.40 F  ',
  'DAIRY                           ',
  'WHOLE MILK GAL          3.29 F  ',
  'GRK YOGURT              4.29 F  ',
  'HOUSEHOLD                       ',
  'DISH SOAP               3.19 T  ',
  'SUBTOTAL               15.66    ',
  'TAX                     0.24    ',
  'TOTAL                  15.90    ',
];
export const photo = await drawReceipt(rows);

/** Another receipt for each number: another day, another total. */
export const drawnReceipt = (number: number) =>
  drawReceipt([
    '         CORNER MARKET          ',
    `      10/${String(1 + (number % 28)).padStart(2, '0')}/2026   17:42        `,
    `LEMONS                  ${number}.49 F  `,
    'BABY SPINACH            3.49 F  ',
    `TOTAL                  ${number + 3}.98    `,
  ]);

export function upload(
  person: Person,
  content: Uint8Array,
  { name = 'receipt.jpg', field = 'receipt' } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return person.send('POST', '/api/upload-receipt', form);
}

export async function uploaded(person: Person, content: Uint8Array = photo): Promise<Uploaded> {
  const answer = await upload(person, content);
  expect(answer.body, answer.text).toHaveProperty('receipt');
  return answer.body as Uploaded;
}

export const fetchReceipts = async (person: Person) => (await person.get(list)).body as Listed;
