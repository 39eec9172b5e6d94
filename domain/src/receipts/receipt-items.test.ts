import { describe, expect, test } from 'vitest';
import { read } from './read-text.fixture.ts';

const itemsOf = (rows: string) =>
  read(rows).items.map(({ text, amount, unit, price }) => `${text} | ${amount} ${unit} | ${price}`);

describe('items', () => {
  test('a name and its price in one row are an item, with codes and tax flags left out', () => {
    expect(
      itemsOf(`
        071080786   AF TRAIL MIX        FN    $3.39
        GV WHL MLK  007874200572 F             3.12 N
        284-02-0551 FAIRLIFE 2% MLK     NF    $4.79
        BANANAS YELLOW       4011              1.53F
        SUBTOTAL                              12.83`),
    ).toEqual([
      'AF TRAIL MIX | 1 each | 3.39',
      'GV WHL MLK | 1 each | 3.12',
      'FAIRLIFE 2% MLK | 1 each | 4.79',
      'BANANAS YELLOW | 1 each | 1.53',
    ]);
  });

  test('where most rows begin with an item number, short ones are removed too', () => {
    expect(
      itemsOf(`
        E   1215095  ORG SWT CORN        7.49
        E   121      ORG BELLAS          5.99
        E   10579SALMON                 35.17
            647465 AVOCADOS              8.99
        SUBTOTAL                        57.64`),
    ).toEqual([
      'ORG SWT CORN | 1 each | 7.49',
      'ORG BELLAS | 1 each | 5.99',
      'SALMON | 1 each | 35.17',
      'AVOCADOS | 1 each | 8.99',
    ]);
  });

  test('a number that belongs to the name stays', () => {
    expect(
      itemsOf(`
        365 PLAIN ALMOND YGRT    7.49
        7UP                      1.99
        9X13 CAKE PAN            4.99
        TOTAL RAISIN BRAN        3.99
        TOTAL                   18.46`),
    ).toEqual([
      '365 PLAIN ALMOND YGRT | 1 each | 7.49',
      '7UP | 1 each | 1.99',
      '9X13 CAKE PAN | 1 each | 4.99',
      'TOTAL RAISIN BRAN | 1 each | 3.99',
    ]);
  });

  test('the size that ends a name is the amount', () => {
    expect(
      itemsOf(`
        POMEGRANATE SEEDS 5.3 OZ   3.99
        ONIONS YELLOW 2#           2.29
        EGGS LARGE BROWN DZ        3.49
        MILK 2L                    1.55
        SPARKLING WATER 1.25L      0.90
        TOTAL                     12.22`),
    ).toEqual([
      'POMEGRANATE SEEDS 5.3 OZ | 5.3 oz | 3.99',
      'ONIONS YELLOW 2# | 2 lb | 2.29',
      'EGGS LARGE BROWN DZ | 12 each | 3.49',
      'MILK 2L | 2 l | 1.55',
      'SPARKLING WATER 1.25L | 1.25 l | 0.9',
    ]);
  });
});

describe('names and what is printed around them', () => {
  test('a lone digit after the price is a flag', () => {
    expect(
      itemsOf(`
        APPLE JUICE   5.88 0
        OAT MILK      4.29 0
        CRACKERS      2.00
        SUBTOTAL     12.17`),
    ).toEqual(['APPLE JUICE | 1 each | 5.88', 'OAT MILK | 1 each | 4.29', 'CRACKERS | 1 each | 2']);
  });

  test('sizes written out, in the next row, and before the name', () => {
    expect(
      itemsOf(`
        LENTILS 500GRAM       1.99
        OLIVE OIL 1LITRE      8.99
        SODA 6X330ML          3.50
        GREEK YOGURT          4.00
        500 G
        1.234 kg BANANAS      2.45
        SUBTOTAL             20.93`),
    ).toEqual([
      'LENTILS 500GRAM | 500 g | 1.99',
      'OLIVE OIL 1LITRE | 1 l | 8.99',
      'SODA 6X330ML | 1980 ml | 3.5',
      'GREEK YOGURT | 500 g | 4',
      'BANANAS | 1.234 kg | 2.45',
    ]);
  });

  test('an @ read as the 0 of a larger number', () => {
    expect(
      itemsOf(`
        PASTA      2.56
        20 1.28
        SALSA      3.00
        TOTAL      5.56`),
    ).toEqual(['PASTA | 2 each | 2.56', 'SALSA | 1 each | 3']);
  });

  test('items named like a department, or by a number', () => {
    expect(
      itemsOf(`
        BREAD        F      2.99
        BEVERAGE     F      1.50
        007874200572 F      3.12
        PRODUCE
        LEMONS              0.50
        TOTAL               8.11`),
    ).toEqual([
      'BREAD | 1 each | 2.99',
      'BEVERAGE | 1 each | 1.5',
      '007874200572 | 1 each | 3.12',
      'LEMONS | 1 each | 0.5',
    ]);
  });

  test('a house number is not a price', () => {
    expect(read('Husener Str.121\nMain Road . 36\nMILK   2.50\nTOTAL   2.50').items).toHaveLength(1);
  });
});

describe('quantities in rows of their own', () => {
  test('below their items', () => {
    expect(
      itemsOf(`
        LEMONS              1.96
          4 @ $0.49
        BROCCOLI            4.84
          0.808 kg NET @ $5.99/kg
        TOTAL               6.80`),
    ).toEqual(['LEMONS | 4 each | 1.96', 'BROCCOLI | 0.808 kg | 4.84']);
  });

  test('above their items', () => {
    expect(
      itemsOf(`
        WATKINS VANILLA     5.49
        1.76 lb @ 2.99 /lb
        BROCCOLI CROWNS     5.26
        2.23 lb @ .63 /lb
        BANANAS             1.40
        TOTAL              12.15`),
    ).toEqual([
      'WATKINS VANILLA | 1 each | 5.49',
      'BROCCOLI CROWNS | 1.76 lb | 5.26',
      'BANANAS | 2.23 lb | 1.4',
    ]);
  });

  test('with the price that the name lacks', () => {
    expect(
      itemsOf(`
        RUSSET POTATO
          1.17 lb @ $0.79/lb      $0.92 F
        LG HASS AVOCADO
          3  $1.99 ea             $5.97 F
        PEPPADEW MILD
                                  $3.49
        TOTAL                    $10.38`),
    ).toEqual([
      'RUSSET POTATO | 1.17 lb | 0.92',
      'LG HASS AVOCADO | 3 each | 5.97',
      'PEPPADEW MILD | 1 each | 3.49',
    ]);
  });

  test('as several for a price', () => {
    expect(
      itemsOf(`
        TORTILLAS           2.50
          1 qty @ 2/ 5.00
        PASTA SAUCE         6.00
          3 @ 3 FOR 6.00
        BEANS               1.76
          2 AT 1 FOR 0.88
        TOTAL              10.26`),
    ).toEqual(['TORTILLAS | 1 each | 2.5', 'PASTA SAUCE | 3 each | 6', 'BEANS | 2 each | 1.76']);
  });

  test('in columns between name and price', () => {
    expect(
      itemsOf(`
        PLUMS       0.520   3.10    1.61
        SAVOY       1 EA    1.10    1.10
        ROLLS       6       0.50    3.00
        AMOUNT                      5.71`),
    ).toEqual(['PLUMS | 0.52 kg | 1.61', 'SAVOY | 1 each | 1.1', 'ROLLS | 6 each | 3']);
  });

  test('with typical recognition errors in small print', () => {
    expect(
      itemsOf(`
        GG EGGS            $3.98
        20$1.99 ea
        LEEKS               1.31
        0.521b @ 11b/ 3.49
        GARLIC REGULAR        64
        0.16 1b11b/ 3.99
        HASS AVOCADO LRG    3.0CF
        2qty@23.00
        TOTAL               9.43`),
    ).toEqual([
      'GG EGGS | 2 each | 3.98',
      'LEEKS | 0.52 lb | 1.81',
      'GARLIC REGULAR | 0.16 lb | 0.64',
      'HASS AVOCADO LRG | 2 each | 3',
    ]);
  });
});

describe('rows that are not items', () => {
  test('coupons, savings, regular prices, deposits and bags', () => {
    const receipt = read(`
      OLIVE OIL              6.99 S
        Regular Price        8.99
        Card Savings         2.00-
      COLA 2L                2.29 T
      BOTTLE DEP             0.05
      CARRIER BAG            0.10
      STORE COUPON           1.00-
      SUBTOTAL               8.43`);
    expect(receipt.items.map(({ text }) => text)).toEqual(['OLIVE OIL', 'COLA 2L']);
  });

  test('voided and returned items', () => {
    expect(
      itemsOf(`
        MILK                   2.50
        GLAD TRASH BAG         8.99 T
        VOID  GLAD TRASH BAG   8.99- T
        BREAD                  3.00
        REFUND
        BUTTER PEANUT          3.99-
        SUBTOTAL               1.51`),
    ).toEqual(['MILK | 1 each | 2.5', 'BREAD | 1 each | 3']);
  });

  test('cashiers, customers and member numbers', () => {
    expect(
      itemsOf(`
        Your cashier was JENNY      4.12
        Customer no 12 34567        0.98
        MILK                        2.50
        Member 0012345              1.00
        SERVED BY: TOM              3.00
        TOTAL                       2.50`),
    ).toEqual(['MILK | 1 each | 2.5']);
  });

  test('a total with an unknown label, recognized by the sum', () => {
    const receipt = read(`
      MILK        2.50
      EGGS        3.00
      FLOUR       1.25
      GESAMTSUMMA TOTT  6.75
      KORTTT      6.75`);
    expect(receipt.items).toHaveLength(3);
    expect(receipt).toMatchObject({ total: 6.75, checks: { sum: { agrees: true } } });
  });

  test('rows below the total', () => {
    expect(
      itemsOf(`
        MILK                   2.50
        TOTAL                  2.50
        VISA                   2.50
        BREAKFAST AND TEA      5.00`),
    ).toEqual(['MILK | 1 each | 2.5']);
  });

  test('nothing is read from an empty photo, a poem, or prices alone', () => {
    for (const rows of ['', 'Shall I compare thee\nto a summer’s day', '1.00\n2.00\n3.00']) {
      expect(read(rows).items).toEqual([]);
    }
  });
});
