import { expect, type Page } from '@playwright/test';

type Bought = [food: string, name: string, amount: number, unit: string, price: number];

const dayMs = 86_400_000;

/** The date that many days ago, in the server's time zone. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
}

/** Adds receipts by importing an export file: reading photos has its own tests. */
export async function importReceipts(
  page: Page,
  receipts: readonly { days: number; store: string; items: readonly Bought[]; total?: number }[],
): Promise<void> {
  const file = {
    ...{ format: 'plateful-export', version: 1, exportedAt: new Date().toISOString() },
    receipts: receipts.map(({ days, store, items, total = null }) => ({
      ...{ id: crypto.randomUUID(), store, date: daysAgo(days), total, currency: '$' },
      parsedItems: items.map(([food, name, amount, unit, price], id) => ({
        ...{ id, text: name.toUpperCase(), name, food, amount, unit, price, category: 'Produce' },
        ...{ isFood: true, isGuess: false, isCorrected: false, isRemoved: false },
      })),
      ...{ checks: { sum: null, itemCount: null }, photoProblems: [], extractedText: null },
      ...{ photoDigest: null, contentDigest: null, photo: null },
      processedAt: new Date(Date.now() - days * dayMs).toISOString(),
    })),
  };
  const answer = await page.request.post('/api/account/import', {
    multipart: {
      file: { name: 'data.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Three shopping trips of a household to two stores. */
export const trips = [
  {
    ...{ days: 40, store: 'Corner Market' },
    items: [
      ['tomato', 'tomatoes', 1, 'kg', 3],
      ['olive-oil', 'olive oil', 1, 'l', 9.5],
      ['spaghetti', 'spaghetti', 500, 'g', 1.2],
    ],
  },
  {
    ...{ days: 18, store: 'Green Grocer with a Rather Long Name on Station Road' },
    items: [
      ['tomato', 'tomatoes', 500, 'g', 1.9],
      ['garlic', 'garlic', 1, 'each', 0.6],
    ],
  },
  {
    ...{ days: 1, store: 'Corner Market' },
    items: [
      ['tomato', 'tomatoes', 1, 'kg', 4.2],
      ['olive-oil', 'olive oil', 1, 'l', 8.5],
      ['spaghetti', 'spaghetti', 500, 'g', 1.2],
      ['spinach', 'baby spinach', 1, 'each', 3.49],
    ],
  },
] satisfies Parameters<typeof importReceipts>[1];
