import { describe, expect, test } from 'vitest';
import type { BoughtReceipt } from './purchases.ts';
import { tasteInsights } from './taste-insights.ts';
import { again, item, receipt, today } from './testing/baskets.ts';

describe('habits', () => {
  const habits = (...receipts: BoughtReceipt[]) =>
    tasteInsights(receipts, today).habits.map(({ name }) => name);

  test('fresh fish most weeks', () => {
    const weeks = [0, 7, 14, 21, 28].map((days, index) =>
      receipt(index % 4 === 1 ? 'rice' : 'salmon rice', days),
    );
    expect(habits(...weeks)).toContain('Buys fresh fish most weeks');
    const cans = [0, 7, 14, 21].map((days) => receipt('canned-tuna rice', days));
    expect(habits(...cans).join()).not.toContain('fish');
  });

  test('a habit is not reported by the week when most weeks have no receipt', () => {
    const rare = [0, 28, 56, 84].map((days) => receipt('salmon rice', days));
    expect(habits(...rare)).toContain('Buys fresh fish on most shopping trips');
    expect(habits(...rare).join()).not.toMatch(/week/);
  });

  test.each([
    [7, 'Shops every week'],
    [3, 'Shops more than once a week'],
    [14, 'Shops every other week'],
  ])('shopping every %i days is reported as a rhythm', (every, habit) => {
    expect(habits(...again('rice', 8, every))).toContain(habit);
  });

  test.each([
    [
      'onion carrot tomato spinach zucchini broccoli chicken-thigh rice',
      'Mostly cooks from fresh vegetables',
    ],
    ['oat-milk rice bread', 'Buys plant milk instead of dairy milk'],
    ['oat-milk milk bread', 'Buys plant milk as well as dairy milk'],
    ['bread-flour yeast baking-powder vanilla-extract chocolate-chip', 'Bakes at home'],
    ['pizza ready-meal mac-and-cheese milk', 'Often buys ready-made meals'],
    ['frozen-spinach frozen-blueberry milk', 'Often buys frozen food'],
    ['jalapeno sriracha chili-crisp gochujang', 'Buys chilies and hot sauces'],
    ['cumin paprika turmeric cinnamon cardamom sumac', 'Cooks with many spices'],
    ['strawberry blueberry milk', 'Buys berries every week'],
    ['cilantro mint milk', 'Buys fresh herbs every week'],
    ['chickpea black-bean rice', 'Buys beans or lentils every week'],
    ['banana mango rice', 'Buys fresh fruit every week'],
    ['tofu rice', 'Buys tofu or tempeh every week'],
    ['chicken-thigh rice', 'Buys chicken or turkey every week'],
    ['feta gouda', 'Buys cheese every week'],
    ['kefir rice', 'Buys yogurt or kefir every week'],
    [
      'onion carrot tomato spinach zucchini broccoli leek kale beet fennel radish celery cabbage cucumber eggplant',
      'Buys many different vegetables',
    ],
  ])('%s: %s', (foods, habit) => {
    expect(habits(...again(foods, 4))).toContain(habit);
  });

  test('organic is recognized by the words on the receipt, of unknown foods too', () => {
    const organic = [0, 7, 14].map((days) => ({
      ...receipt('rice', days),
      items: [
        item(0, 'spinach', { text: 'ORG SPINACH' }),
        item(1, 'milk', { text: 'OG MILK', name: 'organic milk' }),
        item(2, 'milk', { food: null, text: 'ORGANIC SOMETHING', name: 'something' }),
        item(3, 'rice'),
      ],
    }));
    expect(habits(...organic)).toContain('Mostly buys organic');
    expect(habits(...again('dried-oregano rice', 3)).join()).not.toContain('organic');
  });

  test('one or two trips are not a habit, and last year’s trips no longer are', () => {
    expect(habits(...again('salmon oat-milk spinach', 2))).toEqual([]);
    const old = [400, 407, 414, 421].map((days) => receipt('salmon oat-milk', days));
    expect(habits(...old)).toEqual([]);
  });
});
